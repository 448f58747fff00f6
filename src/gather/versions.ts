import { readFileVersions, type FileVersion } from '../git/file-versions.js'
import type { Repository } from '../git/repository.js'
import type { Settings } from '../model/settings.js'
import type { Sought } from '../model/sought.js'
import type { Files } from './files.js'

/** The versions of a file in the history of a commit, the earliest first. */
export type VersionsOf = (path: string) => Promise<Sought<readonly FileVersion[]>>

/** Begins to look for the versions of every log, so that Git is at work before a rule says which of its lines it wants. */
export const beginVersions = (
  repository: Repository,
  commit: string,
  { entries }: Files,
  { documents }: Settings,
): VersionsOf => {
  const logs = documents.filter(({ log }) => log !== null).flatMap(({ files }) => files)
  const begun = new Map(
    [...(logs.length > 0 ? entries.keys() : [])]
      .filter(path => logs.some(({ isMatch }) => isMatch(path)))
      .map(path => [path, readFileVersions(repository, commit, path)] as const),
  )
  return path => begun.get(path) ?? readFileVersions(repository, commit, path)
}
