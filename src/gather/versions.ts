import type { FileVersion } from '../git/file-versions.js'
import type { Settings } from '../model/settings.js'
import type { Sought } from '../model/sought.js'
import type { Ground, Target } from './agreement.js'

/** The versions of a file in the history of a commit, the earliest first. */
export type VersionsOf = (path: string) => Promise<Sought<readonly FileVersion[]>>

/**
 * Begins to look for the versions of every log, in the history of target, or of head where there is none, so that Git is at
 * work before a rule says which of its lines it wants.
 */
export const beginVersions = (
  { repository, gatherer, head, files }: Pick<Ground, 'repository' | 'gatherer' | 'head' | 'files'>,
  target: Target | null,
  { documents }: Settings,
): VersionsOf => {
  const logs = documents.filter(({ log }) => log !== null).flatMap(each => each.files)
  const { sha } = target ?? head
  const { entries } = target?.files ?? files
  const read: VersionsOf = async path => {
    const { readFileVersions } = await import('../git/file-versions.js')
    return readFileVersions(repository, sha, path)
  }
  const begun = new Map(
    [...(logs.length > 0 ? entries.keys() : [])]
      .filter(path => logs.some(({ isMatch }) => isMatch(path)))
      .map(path => [path, read(path)] as const),
  )
  if (begun.size > 0) gatherer.prepare()
  return path => begun.get(path) ?? read(path)
}
