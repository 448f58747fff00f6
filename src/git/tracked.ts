import { relative, sep } from 'node:path'
import { found, type Sought } from '../model/sought.js'
import { callGit } from './call.js'
import { failure, mendObjects } from './failure.js'
import type { Repository } from './repository.js'

/** True where the file, by its absolute path, is one that the index of the repository has. */
export const isTracked = async (repository: Repository, file: string): Promise<Sought<boolean>> => {
  const path = relative(repository.root, file).split(sep).join('/')
  if (repository.bare || path === '..' || path.startsWith('../')) return found(false)
  const answer = await callGit({ folder: repository.root }, ['ls-files', '-z', '--', `:(top,literal)${path}`])
  if (answer.status !== 0) return failure('could not list the tracked files', answer, mendObjects)
  return found(answer.stdout.length > 0)
}
