import { found, missing, type Sought } from '../model/sought.js'
import { beginCall } from './begun-call.js'
import { failure, mendObjects } from './failure.js'
import type { Repository } from './repository.js'

/**
 * The commit that stood on base at a moment (seconds since 1970): on its first-parent line, the last that was committed
 * by then. Null where base is younger.
 */
export const commitBefore = async (
  repository: Repository,
  base: string,
  time: number,
): Promise<Sought<string | null>> => {
  if (repository.shallow) {
    return missing(
      'the clone is shallow: what stood on base earlier is not known',
      'git fetch --unshallow origin',
    )
  }
  const limit = `--min-age=${Math.floor(time)}`
  const answer = await beginCall(repository, [
    'rev-list',
    '--first-parent',
    '--max-count=1',
    limit,
    '--end-of-options',
    base,
  ])
  if (answer.status !== 0) return failure(`could not follow ${base} back in time`, answer, mendObjects)
  const sha = answer.stdout.toString().trim()
  return found(sha === '' ? null : sha)
}
