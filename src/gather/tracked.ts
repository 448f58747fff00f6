import { openRepository } from '../git/repository.js'
import { isTracked as isTrackedIn } from '../git/tracked.js'
import { found, type Sought } from '../model/sought.js'

/** True where the file is tracked by the repository that holds the folder; false where there is none. */
export const isTracked = async (directory: string, file: string): Promise<Sought<boolean>> => {
  const repository = await openRepository(directory)
  // What keeps the repository from being opened is told by the audit.
  return repository.found ? isTrackedIn(repository.value, file) : found(false)
}
