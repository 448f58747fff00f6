import { readFile } from 'node:fs/promises'
import { found, missing, type Sought } from '../model/sought.js'

/** The payload of the event, parsed; null where the runner names no file. */
export const readEventFile = async (path: string | undefined): Promise<Sought<unknown>> => {
  if (!path) return found(null)
  try {
    return found(JSON.parse(await readFile(path, 'utf8')) as unknown)
  } catch (error) {
    return missing(
      `The event file ${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      'Run the action as a step of a workflow; the runner writes that file.',
    )
  }
}
