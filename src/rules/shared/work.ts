import type { Evidence, NamingCommit, RowBranch } from '../../model/evidence.js'

/** A work commit that stands: neither taken back nor itself the taking back of another. */
export const isStandingWork = (commit: NamingCommit): boolean =>
  commit.work && !commit.reverted && !commit.revert

/** Branches with work still to land, one for each name: the tracking ref and the local branch are copies. */
export const openBranches = (evidence: Evidence): readonly RowBranch[] => {
  const byName = new Map<string, RowBranch>()
  for (const branch of evidence.branches) {
    if (branch.standing !== 'open' || !branch.work) continue
    const other = byName.get(branch.name)
    if (!other || other.time < branch.time) byName.set(branch.name, branch)
  }
  return [...byName.values()]
}

/** The first piece of work on base for an ID, in words; null where there is none. */
export const landedWork = (evidence: Evidence): string | null => {
  const commit = evidence.baseCommits.find(isStandingWork)
  if (commit) return inWords(commit)
  const branch = evidence.branches.find(each => each.standing === 'landed' && each.work)
  if (branch) return `${branchInWords(branch)}, which has landed`
  const reference = evidence.references.find(each => isStandingWork(each.commit))
  return reference ? `${reference.text}, ${inWords(reference.commit)}` : null
}

/** `branch row/ENG-1`, and whether only this clone has it. */
export const branchInWords = ({ name, local }: RowBranch): string => `${local ? 'local ' : ''}branch ${name}`

/** `commit 0123abcd, "the line that names the row"`. */
export const inWords = ({ sha, line }: NamingCommit): string => `commit ${sha.slice(0, 8)}, "${line}"`

/** Why what is known of an ID has holes; null where everything was looked at. */
export const unknownOf = (evidence: Evidence): string | null =>
  evidence.unknown[0]?.reason ??
  evidence.branches.find(branch => branch.standing === 'unknown')?.reason ??
  null
