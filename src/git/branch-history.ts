import type { RawCommit } from '../model/history.js'
import type { Missing } from '../model/sought.js'
import { readHistory } from './history.js'
import type { Repository } from './repository.js'

/** The commits that branches have and base has not. */
export interface BranchHistory {
  /** By object name. */
  readonly commits: ReadonlyMap<string, RawCommit>
  /** Tips whose history could not be read, and why. */
  readonly unreadable: ReadonlyMap<string, Missing>
}

const mostFailures = 64

/** Reads them in one pass; where that fails, finds the branches that it fails for, and reads the others. */
export const readBranchHistory = async (
  repository: Repository,
  tips: readonly string[],
  bases: readonly string[],
): Promise<BranchHistory> => {
  const commits = new Map<string, RawCommit>()
  const unreadable = new Map<string, Missing>()
  const waiting = [tips]
  let failures = 0
  for (let group = waiting.shift(); group !== undefined; group = waiting.shift()) {
    const read: RawCommit[] = []
    const pass = await readHistory(repository, { include: group, exclude: bases }, commit =>
      read.push(commit),
    )
    if (pass.found) {
      for (const commit of read) commits.set(commit.sha, commit)
    } else if (group.length === 1 || ++failures > mostFailures) {
      for (const tip of group) unreadable.set(tip, pass)
    } else {
      const middle = group.length >> 1
      waiting.push(group.slice(0, middle), group.slice(middle))
    }
  }
  return { commits, unreadable }
}
