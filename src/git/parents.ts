import { found, type Sought } from '../model/sought.js'
import { callGit } from './call.js'
import type { Where } from './environment.js'
import { failure, mendObjects } from './failure.js'

/**
 * Object names of a commit's parents, in their order; none for a root. They are read from the commit itself, so that they
 * are true at the boundary of a shallow clone as well, where Git passes a commit off as a root. They need not be here.
 */
export const readParents = async (where: Where, commit: string): Promise<Sought<readonly string[]>> => {
  const answer = await callGit(where, ['cat-file', 'commit', commit])
  if (answer.status !== 0) return failure(`could not read the commit ${commit}`, answer, mendObjects)
  const [head = ''] = answer.stdout.toString('latin1').split('\n\n', 1)
  return found([...head.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, sha = '']) => sha))
}
