import * as core from '@actions/core'
import { audit } from './audit.js'
import { inWords, isUsageError } from './errors.js'
import { secretsOf } from './git/fetch-access.js'
import { writeTo } from './github/destination.js'
import type { Event } from './github/event.js'
import type { Report, UnjudgedReport } from './model/report.js'
import { readOrder, type Order } from './order.js'
import { toQuestion } from './question.js'
import { toAnnotations, type AnnotationMode } from './report/annotations.js'
import { escapeLog } from './report/escape-log.js'
import { toJson } from './report/json.js'
import type { LineLinks } from './report/line-link.js'
import { toMarkdown } from './report/markdown.js'
import { toOutputs } from './report/outputs.js'
import { toText } from './report/text.js'
import { version } from './report/version.js'

/** Exit statuses, as on the command line. */
const statuses = { pass: 0, fail: 1, unknown: 2 } as const

const now = Math.floor(Date.now() / 1000)

const log = (text: string): void => core.info(escapeLog(text))

const run = async (): Promise<void> => {
  const order = await readOrder(name => core.getInput(name), process.env)
  if (!order.found) return publish(unjudged(order.reason, order.remedy), 'changed', null)
  const { inputs, event, json, sarif } = order.value
  const report = await judge(order.value)
  await publish(report, inputs.annotations, linksTo(event, report))
  core.setOutput('report-json', json ?? '')
  if (json !== null) await writeTo(json, toJson(report, version))
  if (sarif !== null) await writeTo(sarif, await drawSarif(report))
}

/** Loads what only this format needs: the pages of the rules. */
const drawSarif = async (report: Report): Promise<string> => {
  const { rules } = await import('./rules/index.js')
  const { toDescriptions } = await import('./report/rule-descriptions.js')
  return (await import('./report/sarif.js')).toSarif(report, toDescriptions(rules), version)
}

const judge = async (order: Order): Promise<Report> => {
  try {
    for (const secret of secretsOf(order.inputs.token)) core.setSecret(secret)
    return await audit({ ...(await toQuestion(order, process.env)), now, progress: log })
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
