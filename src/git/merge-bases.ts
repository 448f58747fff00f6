import { found, missing, type Sought } from '../model/sought.js'
import { beginCall } from './begun-call.js'
import { failure, mendObjects } from './failure.js'
import type { Repository } from './repository.js'

/** The best common ancestors of two commits, the first being the one that Git would name; missing where there is none. */
export const findMergeBases = async (
  repository: Repository,
  ours: string,
  theirs: string,
): Promise<Sought<readonly [string, ...string[]]>> => {
  if (repository.shallow) {
    return missing(
      'the clone is shallow: where the change left its target may lie before its boundary',
      'git fetch --unshallow origin, or `fetch-depth: 0` for actions/checkout',
    )
  }
  const answer = await beginCall(repository, ['merge-base', '--all', ours, theirs])
  const [first, ...others] = answer.stdout.toString().split('\n').slice(0, -1)
  if (answer.status === 0 && first !== undefined) return found([first, ...others])
  // Where history breaks off, some versions find nothing and complain; where there is nothing to find, none does.
  if (answer.status !== 1 || answer.stderr !== '')
    return failure(`could not find the merge base of ${ours} and ${theirs}`, answer, mendObjects)
  return missing(
    `the commits ${ours} and ${theirs} have no history in common, so nothing says what the change is`,
    'judge a branch that began on the target: rebase it, or merge the target into it with --allow-unrelated-histories',
  )
}
