import type { RowBranch } from '../model/evidence.js'
import type { BranchFacts, Landing, RawBranch } from '../model/history.js'

/** What Git's facts amount to for the row that the branch belongs to. */
export function rowBranchOf(facts: BranchFacts, isRecord: (path: string) => boolean): RowBranch {
  const { name, ref, local, sha, own, netPaths } = facts
  return {
    name,
    ref,
    local,
    sha,
    ahead: own.length,
    time: own.reduce(
      (newest, commit) => Math.max(newest, commit.time),
      own.length > 0 ? -Infinity : facts.time,
    ),
    work: netPaths.some(path => !isRecord(path)),
    ...standingOf(facts),
  }
}

/** A branch whose content nobody tested, since its ID stands in no table. */
export const untestedBranch = ({ name, ref, local, sha, time }: RawBranch): RowBranch => ({
  name,
  ref,
  local,
  sha,
  ahead: 0,
  time,
  work: false,
  standing: 'unknown',
  reason: 'its ID stands in no table',
})

const ways: Readonly<Record<(Landing & { readonly landed: true })['by'], string>> = {
  merge: 'a merge brought its tip into base',
  content: 'merging it into base would change nothing',
  patches: 'base has the patch of each of its commits',
  squash: 'base has its whole change as one patch',
}

function standingOf({ own, netPaths, landing }: BranchFacts): Pick<RowBranch, 'standing' | 'reason'> {
  if (landing.landed === null) return { standing: 'unknown', reason: landing.reason }
  if (landing.landed && landing.by === 'merge') return { standing: 'landed', reason: ways.merge }
  // To merge a branch without content changes nothing either, and proves nothing.
  if (own.length === 0) return { standing: 'empty', reason: 'it has no commits of its own' }
  if (netPaths.length === 0) {
    const what = own.length === 1 ? '1 commit changes' : `${own.length} commits together change`
    return { standing: 'empty', reason: `its ${what} nothing` }
  }
  if (landing.landed) {
    const isSingle = landing.by === 'patches' && own.length === 1
    return { standing: 'landed', reason: isSingle ? 'base has the patch of its commit' : ways[landing.by] }
  }
  return { standing: 'open', reason: landing.why }
}
