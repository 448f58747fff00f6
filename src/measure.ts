import { openFiles } from './gather/files.js'
import { loadConfiguration, chooseConfiguration } from './gather/configuration.js'
import { readCommitted, readUncommitted } from './gather/configuration-file.js'
import { gatherRepository } from './gather/repository.js'
import { gatherTexts } from './gather/texts.js'
import type { AuditOptions } from './gather/options.js'
import { resolveHead } from './git/base.js'
import { openObjects } from './git/objects.js'
import { withInline } from './markdown/inline.js'
import type { Coverage } from './model/coverage.js'
import { found, missing, type Sought } from './model/sought.js'

/** What is to be measured. */
export type MeasureOptions = Pick<AuditOptions, 'directory' | 'config' | 'head' | 'worktree' | 'now'>

/** Measures what the coverage tables name, at one commit or as the work tree stands. Neither base nor history is needed. */
export const measure = async ({
  directory,
  config,
  head,
  worktree,
  now,
}: MeasureOptions): Promise<Sought<Coverage>> => {
  const closers: (() => Promise<void>)[] = []
  const options: AuditOptions = {
    directory,
    config,
    head,
    now,
    matrices: null,
    base: null,
    failOn: 'never',
    only: null,
    ...(worktree === undefined ? {} : { worktree }),
  }
  try {
    return await measureIn(options, closers)
  } finally {
    for (const close of closers) await close()
  }
}

const measureIn = async (
  options: AuditOptions,
  closers: (() => Promise<void>)[],
): Promise<Sought<Coverage>> => {
  const gathered = await gatherRepository(options, [], closers)
  if (!gathered.found) return gathered
  const { repository } = gathered.value
  const reader = openObjects(repository)
  closers.push(() => Promise.resolve(reader.close()))
  const commit = gathered.value.head
    ? found(gathered.value.head)
    : await resolveHead(repository, options.head ?? 'HEAD')
  if (!commit.found) return commit
  const files = await openFiles(repository, reader, commit.value.sha)
  if (!files.found) return files
  const committed = await readCommitted(repository, files.value, options)
  if (!committed.found) return committed
  const file =
    committed.value === null && options.config !== null
      ? await readUncommitted(repository, options)
      : committed
  if (!file.found) return file
  const chosen = chooseConfiguration({ head: file.value && loadConfiguration(file.value, []) }, [], [])
  if (!chosen.found) return chosen
  const { settings } = chosen.value
  if (settings.coverage === null)
    return missing(
      'no coverage table is configured',
      'name one with `coverage` in the configuration; docs/configuration.md says how',
    )
  const { coverageOf, textsToMeasure } = await import('./measures/index.js')
  const trees = await gatherTexts({ tree: files.value, target: null }, ({ tree }) =>
    textsToMeasure({ settings, tree }).map(path => ({ side: 'tree', path }) as const),
  )
  if (!trees.found) return trees
  const { tree } = trees.value
  const coverage = await withInline(() => coverageOf({ settings, tree }))
  return coverage.tables.length > 0
    ? found(coverage)
    : missing(
        'no coverage table was found in the configured documents',
        'let `coverage.columns` name its headers, or `coverage.documents` its file',
      )
}
