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
  /** Contents of the files at these paths, each of which must be tracked. */
  readonly read: (paths: readonly string[]) => Promise<Sought<ReadonlyMap<string, Buffer>>>
}

/** Lists what is tracked at a commit. */
export const openFiles = async (
  repository: Repository,
  reader: ObjectReader,
  commit: string,
): Promise<Sought<Files>> => {
  const tree = await readTree(repository, commit)
  if (!tree.found) return tree
  const entries = new Map(
    tree.value.filter(({ mode }) => mode.startsWith('100')).map(entry => [entry.path, entry] as const),
  )
  const read: Files['read'] = async paths => {
    const asked = paths.flatMap(path => {
      const entry = entries.get(path)
      return entry ? [entry] : []
    })
    const blobs = await readBlobs(
      reader,
      asked.map(({ sha }) => sha),
    )
    if (!blobs.found) return blobs
    return found(new Map(asked.map(({ path, sha }) => [path, blobs.value.get(sha) ?? Buffer.alloc(0)])))
  }
  return found({ commit, entries, read })
}
