import { resolve } from 'node:path'
import { destination, isBelow } from './github/destination.js'
import { readEvent, type Environment, type Event } from './github/event.js'
import { readEventFile } from './github/event-file.js'
import { readInputs, type Inputs } from './github/inputs.js'
import { isTracked } from './gather/tracked.js'
import { found, missing, type Sought } from './model/sought.js'

/** What a step of a workflow asks for, everything checked. */
export interface Order {
  readonly inputs: Inputs
  readonly event: Event
  /** The folder of the checkout, absolute. */
  readonly directory: string
  /** Where the reports are to be written, absolute; null where none is. */
  readonly json: string | null
  readonly sarif: string | null
}

/** Reads the inputs, the event and the places that a step names. */
export const readOrder = async (
  input: (name: string) => string,
  environment: Environment,
): Promise<Sought<Order>> => {
  const inputs = readInputs(input)
  if (!inputs.found) return inputs
  const payload = await readEventFile(environment['GITHUB_EVENT_PATH'])
  if (!payload.found) return payload
  const event = readEvent(environment, payload.value)
  if (!event.found) return event
  const workspace = environment['GITHUB_WORKSPACE'] || process.cwd()
  const directory = resolve(workspace, inputs.value.workingDirectory)
  if (directory !== resolve(workspace) && !isBelow(workspace, directory)) {
    return missing(
      `The input \`working-directory\` leads out of the workspace: ${inputs.value.workingDirectory}`,
      'Name a folder below the workspace, as in `path:` of the checkout step.',
    )
  }
  const temporary = environment['RUNNER_TEMP']
  const folders = [workspace, ...(temporary ? [temporary] : [])]
  const json = wanted(folders, inputs.value.reportJson)
  if (!json.found) return json
  const sarif = wanted(folders, inputs.value.reportSarif)
  if (!sarif.found) return sarif
  const free = await areFree(directory, [json.value, sarif.value])
  if (!free.found) return free
  return found({ inputs: inputs.value, event: event.value, directory, json: json.value, sarif: sarif.value })
}

/** A report may take the place of no tracked file, nor of the other report. */
const areFree = async (directory: string, paths: readonly (string | null)[]): Promise<Sought<true>> => {
  const named = paths.filter(path => path !== null)
  const remedy = 'Name another file, such as one below ${{ runner.temp }}.'
  if (new Set(named).size < named.length)
    return missing('Both reports are to be written to the same file.', remedy)
  for (const path of named) {
    const tracked = await isTracked(directory, path)
    if (!tracked.found) return tracked
    if (tracked.value) return missing(`The report would overwrite ${path}, which is tracked.`, remedy)
  }
  return found(true)
}

const wanted = (folders: readonly string[], path: string | null): Sought<string | null> =>
  path === null ? found(null) : destination(folders, path)
