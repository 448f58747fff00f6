import { resolve } from 'node:path'
import * as core from '@actions/core'
import { audit } from './audit.js'
import { inWords, isUsageError } from './errors.js'
import { destination, isBelow, writeTo } from './github/destination.js'
import { isTracked } from './gather/tracked.js'
import { readEvent, type Event } from './github/event.js'
import { readEventFile } from './github/event-file.js'
import { readInputs, type Inputs } from './github/inputs.js'
import type { Report, UnjudgedReport } from './model/report.js'
import { found, missing, type Sought } from './model/sought.js'
import { toAnnotations, type AnnotationMode } from './report/annotations.js'
import { escapeLog } from './report/escape-log.js'
import { toJson } from './report/json.js'
import type { LineLinks } from './report/line-link.js'
import { toMarkdown } from './report/markdown.js'
import { toOutputs } from './report/outputs.js'
import { toSarif } from './report/sarif.js'
import { toText } from './report/text.js'
import { version } from './report/version.js'
import { rules } from './rules/index.js'

/** Exit statuses, as on the command line. */
const statuses = { pass: 0, fail: 1, unknown: 2 } as const

/** What the step asks for, everything checked. */
interface Order {
  readonly inputs: Inputs
  readonly event: Event
  readonly directory: string
  readonly json: string | null
  readonly sarif: string | null
}

const now = Math.floor(Date.now() / 1000)

const log = (text: string): void => core.info(escapeLog(text))

const run = async (): Promise<void> => {
  const order = await takeOrder()
  if (!order.found) return publish(unjudged(order.reason, order.remedy), 'changed', null)
  const { inputs, event, json, sarif } = order.value
  const report = await judge(order.value)
  await publish(report, inputs.annotations, linksTo(event, report))
  core.setOutput('report-json', json ?? '')
  if (json !== null) await writeTo(json, toJson(report, version))
  if (sarif !== null) await writeTo(sarif, toSarif(report, rules, version))
}

const takeOrder = async (): Promise<Sought<Order>> => {
  const inputs = readInputs(name => core.getInput(name))
  if (!inputs.found) return inputs
  const payload = await readEventFile(process.env.GITHUB_EVENT_PATH)
  if (!payload.found) return payload
  const event = readEvent(process.env, payload.value)
  if (!event.found) return event
  const workspace = process.env.GITHUB_WORKSPACE || process.cwd()
  const directory = resolve(workspace, inputs.value.workingDirectory)
  if (directory !== resolve(workspace) && !isBelow(workspace, directory)) {
    return missing(
      `The input \`working-directory\` leads out of the workspace: ${inputs.value.workingDirectory}`,
      'Name a folder below the workspace, as in `path:` of the checkout step.',
    )
  }
  const folders = [workspace, ...(process.env.RUNNER_TEMP ? [process.env.RUNNER_TEMP] : [])]
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

const judge = async ({ inputs, event, directory }: Order): Promise<Report> => {
  const { pullRequest } = event
  try {
    return await audit({
      directory,
      config: inputs.config,
      committedOnly: true,
      matrices: inputs.matrices,
      base: inputs.base ?? (event.target === null ? null : `refs/remotes/origin/${event.target}`),
      // Base itself is judged as it was checked out; of a change, its own head and not the merge commit.
      head: event.kind === 'change' ? event.head : null,
      failOn: inputs.failOn,
      only: null,
      now,
      ...(event.defaultBranch === null ? {} : { defaultBranch: event.defaultBranch }),
      ...(pullRequest && {
        title: pullRequest.title,
        body: pullRequest.body,
        headBranch: pullRequest.headBranch,
      }),
      progress: log,
    })
  } catch (error) {
    if (isUsageError(error)) return unjudged(error.message, error.remedy)
    log(inWords(error))
    return unjudged(
      'A defect in rowaudit stopped the run.',
      'Please report it with the lines in the log of this step.',
    )
  }
}

const unjudged = (message: string, remedy: string): UnjudgedReport => ({
  outcome: 'unknown',
  problem: { message, remedy },
  base: null,
  target: null,
  head: null,
  landing: null,
  judged: 'base',
  now,
  config: null,
  notes: [],
})

const linksTo = ({ server, repository }: Event, { base, head }: Report): LineLinks | null => {
  const judged = head ?? base
  return judged && { server, repository, sha: judged.sha }
}

/** Says everything that can be said before anything that might fail to be written. */
const publish = async (report: Report, mode: AnnotationMode, links: LineLinks | null): Promise<void> => {
  // An exit status fails the step, and takes none of the ten errors that the runner shows.
  process.exitCode = statuses[report.outcome]
  core.info(toText(report, { colour: true, width: Infinity }))
  for (const { severity, path, line, endLine, title, message } of toAnnotations(report, mode)) {
    core[severity](message, {
      title,
      ...(path === null ? {} : { file: path }),
      ...(line === null ? {} : { startLine: line }),
      ...(endLine === null ? {} : { endLine }),
    })
  }
  for (const [name, value] of toOutputs(report)) core.setOutput(name, value)
  if (process.env.GITHUB_STEP_SUMMARY) await core.summary.addRaw(toMarkdown(report, { links })).write()
  else log('This runner keeps no job summary: GITHUB_STEP_SUMMARY is not set.')
}

run().catch((error: unknown) => {
  process.exitCode = statuses.unknown
  log(inWords(error))
  core.error('The report could not be delivered; the log of this step says why.', { title: 'rowaudit' })
})
