import { objectGatherer, type ObjectGatherer } from '../git/begun-objects.js'
import type { ObjectReader } from '../git/objects.js'
import { readBlobs } from '../git/objects.js'
import type { Repository } from '../git/repository.js'
import { readTree, type TreeEntry } from '../git/tree.js'
import { found, type Sought } from '../model/sought.js'

/** The tracked files of one commit, and their contents where they are asked for. */
export interface Files {
  readonly commit: string
  /** Regular files by path; symbolic links and submodules are nobody's text. */
  readonly entries: ReadonlyMap<string, TreeEntry>
  /** Paths of symbolic links and submodules. */
  readonly others: ReadonlySet<string>
  /** Contents of the files at these paths, each of which must be tracked. */
  readonly read: (paths: readonly string[]) => Promise<Sought<ReadonlyMap<string, Buffer>>>
  /**
   * The same for those that are wanted by their contents, begun at once and had later, so that Git is at work meanwhile.
   * What it returns must be called.
   */
  readonly begin: (
    paths: readonly string[],
    isWanted: (content: Buffer) => boolean,
  ) => () => Promise<Sought<ReadonlyMap<string, Buffer>>>
}

/** Lists what is tracked at a commit. */
export const openFiles = async (
  repository: Repository,
  reader: ObjectReader,
  commit: string,
  gatherer: ObjectGatherer = objectGatherer(repository),
): Promise<Sought<Files>> => {
  const tree = await readTree(repository, commit)
  if (!tree.found) return tree
  const entries = new Map(
    tree.value.filter(({ mode }) => mode.startsWith('100')).map(entry => [entry.path, entry] as const),
  )
  const others = new Set(tree.value.filter(({ path }) => !entries.has(path)).map(({ path }) => path))
  const entriesAt = (paths: readonly string[]): TreeEntry[] => paths.flatMap(path => entries.get(path) ?? [])
  const byPath = (asked: readonly TreeEntry[], blobs: ReadonlyMap<string, Buffer>) =>
    found(new Map(asked.map(({ path, sha }) => [path, blobs.get(sha) ?? Buffer.alloc(0)] as const)))
  const read: Files['read'] = async paths => {
    const asked = entriesAt(paths)
    const shas = asked.map(({ sha }) => sha)
    const supplied = await repository.supply?.(shas)
    if (supplied && !supplied.found) return supplied
    const blobs = await readBlobs(reader, shas)
    return blobs.found ? byPath(asked, blobs.value) : blobs
  }
  const begin: Files['begin'] = (paths, isWanted) => {
    if (repository.supply) {
      return async () => {
        const contents = await read(paths)
        return contents.found
          ? found(new Map([...contents.value].filter(([, bytes]) => isWanted(bytes))))
          : contents
      }
    }
    const asked = entriesAt(paths)
    const shas = asked.map(({ sha }) => sha)
    const begun = gatherer.begin(shas, isWanted)
    return async () => {
      const blobs = await begun.read()
      return blobs.found
        ? byPath(
            asked.filter(({ sha }) => blobs.value.has(sha)),
            blobs.value,
          )
        : blobs
    }
  }
  return found({ commit, entries, others, read, begin })
}
