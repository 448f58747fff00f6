import { found, type Sought } from '../model/sought.js'
import { beginCall } from './begun-call.js'
import type { Where } from './environment.js'
import { failure, mendObjects } from './failure.js'

/** Object name of the tree of a commit, which is named by its own. */
export const treeOf = async (where: Where, commit: string): Promise<Sought<string>> => {
  const answer = await beginCall(where, ['rev-parse', '--verify', '--end-of-options', `${commit}^{tree}`])
  return answer.status === 0
    ? found(answer.stdout.toString().trim())
    : failure(`could not find the tree of ${commit}`, answer, mendObjects)
}
