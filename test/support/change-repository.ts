import { createRepository, type TestRepository } from './repository.js'
import { auditJson, type JsonReport } from './process.js'

/** The day of every audit here: a day after the clock of the repositories begins. */
export const today = '2026-01-02'

export const agreement = [
  "matrices: ['plan.md', 'more.md']",
  'columns: { id: ID, state: State, spec: Spec }',
  'states: { INVENTORIED: inventoried, READY: ready, ACTIVE: active, PARTIAL: partial, DONE: done }',
  '',
].join('\n')

/** A status table: `ENG-1 ACTIVE` a row, with what is written behind as its note. */
export const plan = (...rows: readonly string[]): string =>
  [
    '| ID | State | Notes |',
    '| --- | --- | --- |',
    ...rows.map(row => {
      const [id = '', state = '', ...note] = row.split(' ')
      return `| ${id} | ${state} | ${note.join(' ')} |`
    }),
    '',
  ].join('\n')

/** A repository with its agreement and a plan on main. Every row of it may be given work by `work`. */
export const planned = (
  rows: readonly string[],
  files: Readonly<Record<string, string>> = {},
): TestRepository => {
  const repository = createRepository()
  repository.commit({
    message: 'Plan',
    files: {
      '.github/rowaudit.yml': agreement,
      'plan.md': plan(...rows),
      'more.md': plan('MORE-1 READY'),
      ...files,
    },
  })
  return repository
}

/** What the bundled command line says of the branch that is checked out, compared with `origin/main`. */
export const judged = (folder: string, ...args: readonly string[]) => {
  const { status, report } = auditJson(folder, ['--now', today, ...args])
  return { status, report, ...told(report) }
}

/** What is new and what is not, as `rule subject`, sorted; notices left out. */
export const told = ({ findings }: JsonReport) => {
  const grave = findings.filter(({ severity }) => severity !== 'notice')
  const names = (isNew: boolean) =>
    grave
      .filter(each => each.new === isNew)
      .map(({ rule, id, path }) => `${rule} ${id ?? path}`)
      .sort()
  return { fresh: names(true), standing: names(false) }
}

export const verdictOf = ({ rows }: JsonReport, id: string): string | null | undefined =>
  rows.find(row => row.id === id)?.verdict
