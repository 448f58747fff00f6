#!/usr/bin/env node
import { writeFile } from 'node:fs/promises'
import {
  helpText,
  readArguments,
  type AuditArguments,
  type Command,
  type MeasureArguments,
} from './arguments.js'
import { audit } from './audit.js'
import { inWords, usageError } from './errors.js'
import type { Report } from './model/report.js'
import { escapeLog } from './report/escape-log.js'
import { visible } from './report/visible.js'
import { version } from './report/version.js'

/** Messages go to standard error, which a runner may read as well. */
const say = (text: string): void => void process.stderr.write(`rowaudit: ${escapeLog(text)}\n`)

const statuses = { pass: 0, fail: 1, unknown: 2 } as const

const isColourful = (stream: NodeJS.WriteStream): boolean =>
  stream.isTTY && !process.env['NO_COLOR'] && process.env['TERM'] !== 'dumb'

/** Draws the report; a format's module loads only where it is asked for. */
const draw = async (
  report: Report,
  { format, output }: Pick<AuditArguments, 'format' | 'output'>,
  rows = false,
): Promise<string> => {
  switch (format) {
    case 'json':
      return (await import('./report/json.js')).toJson(report, version)
    case 'markdown':
      return (await import('./report/markdown.js')).toMarkdown(report, { links: null })
    case 'sarif': {
      const { rules } = await import('./rules/index.js')
      const { toDescriptions } = await import('./report/rule-descriptions.js')
      return (await import('./report/sarif.js')).toSarif(report, toDescriptions(rules), version)
    }
    case 'text': {
      const colour = output === null && isColourful(process.stdout)
      const columns = output === null && process.stdout.isTTY ? process.stdout.columns : 0
      // Some terminals do not know how wide they are.
      const width = columns > 0 ? columns : 100
      return (await import('./report/text.js')).toText(report, { colour, width, rows })
    }
  }
}

const deliver = async (text: string, output: string | null): Promise<void> => {
  if (output === null) return void process.stdout.write(text)
  try {
    await writeFile(output, text)
  } catch (error) {
    throw notWritten(error)
  }
}

const notWritten = (error: unknown): Error =>
  usageError(
    `The report could not be written: ${error instanceof Error ? error.message : String(error)}`,
    'Name a file that can be written with --output.',
  )

/** A line that each step overwrites, on a terminal only. */
const showProgress = (what: string): void => {
  process.stderr.write(`\r\u001b[K${visible(what)}`)
}

const runAudit = async (asked: AuditArguments): Promise<number> => {
  const isWatched = process.stderr.isTTY
  const report = await audit({
    directory: asked.repo,
    config: asked.config,
    matrices: null,
    base: asked.base,
    head: asked.head,
    worktree: asked.worktree,
    failOn: asked.failOn,
    only: asked.only,
    now: asked.now ?? Math.floor(Date.now() / 1000),
    ...(isWatched ? { progress: showProgress } : {}),
  })
  if (isWatched) showProgress('')
  await deliver(await draw(report, asked), asked.output)
  const isSaid = asked.format === 'text' && asked.output === null
  if (report.problem && !isSaid)
    say([report.problem.message, ...(report.problem.details ?? []), report.problem.remedy].join('\n'))
  return statuses[report.outcome]
}

const runMeasure = async ({ repo, now, output, ...asked }: MeasureArguments): Promise<number> => {
  const { measure } = await import('./measure.js')
  const { toCoverageMarkdown } = await import('./report/coverage-table.js')
  const measured = await measure({
    ...asked,
    directory: repo,
    now: now ?? Math.floor(Date.now() / 1000),
  })
  if (!measured.found) {
    say([measured.reason, ...(measured.details ?? []), measured.remedy].join('\n'))
    return statuses.unknown
  }
  await deliver(escapeLog(toCoverageMarkdown(measured.value)), output)
  for (const { place, message } of measured.value.flaws)
    say(visible(`${place.path}:${place.line} ${message}`))
  return 0
}

const explain = async (id: string | null): Promise<number> => {
  const { rules } = await import('./rules/index.js')
  const { toRulesText, toRuleText } = await import('./report/rule-text.js')
  const rule = rules.find(each => each.id === id)
  if (id !== null && !rule)
    throw usageError(`There is no rule ${id}.`, 'See `rowaudit explain` for all of them.')
  await deliver(rule ? toRuleText(rule) : toRulesText(rules), null)
  return 0
}

const run = async (command: Command): Promise<number> => {
  switch (command.name) {
    case 'help':
      await deliver(helpText, null)
      return 0
    case 'version':
      await deliver(`${version}\n`, null)
      return 0
    case 'measure':
      return runMeasure(command.options)
    case 'explain':
      return explain(command.rule)
    case 'demo': {
      const { auditStory } = await import('./demo/index.js')
      await deliver(await draw(await auditStory(), command, true), command.output)
      return 0
    }
    case 'audit':
      return runAudit(command.options)
  }
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // Whoever reads only the first lines of a report closes the pipe.
  if (error.code === 'EPIPE') return
  say(inWords(notWritten(error)))
  process.exit(statuses.unknown)
})

try {
  process.exitCode = await run(readArguments(process.argv.slice(2)))
} catch (error) {
  say(inWords(error))
  process.exitCode = statuses.unknown
}

const flushed = (stream: NodeJS.WriteStream): Promise<void> =>
  new Promise(resolve => stream.write('', () => resolve()))

// All is done; to take the memory apart piece by piece, as an ending by itself would, takes longer than some steps of an audit.
await Promise.all([flushed(process.stdout), flushed(process.stderr)])
process.exit()
