import { describe, expect, it } from 'vitest'
import { movesOf } from '../../src/change/moves.js'
import { wantedTexts } from '../../src/change/wanted-texts.js'
import * as z from 'zod'
import { loadSettings } from '../../src/config/load.js'
import { outcomeOf } from '../../src/check.js'
import { lines } from '../../src/rules/pages/shared/lines.js'
import type { Example } from '../../src/rules/page.js'
import { censusOfRows, row } from '../support/census.js'
import { judge } from '../support/example.js'
import { changeSettings } from './ground.js'

const owedDocument = [{ id: 'owed-document', options: z.strictObject({}) }]

const table = (state: string, more = ''): string =>
  lines`
  | ID | State | Spec |
  | --- | --- | --- |
  | ENG-1 | STATE | [spec](LINKspec.md) |
`
    .replace('STATE', state)
    .replace('LINK', more)

const example = (changes: Partial<Example>): Example => ({
  title: '',
  markdown: table('READY'),
  reports: [],
  ...changes,
})

const reports = async (rule: string, changes: Partial<Example>) =>
  (await judge(rule, example(changes))).reports

const log = { obligations: { log: { when: { move: { to: ['done'] } }, owes: ['docs/log.md'] } } }

describe('eleven commits that owe a document', () => {
  const change = Array.from({ length: 11 }, (_, index) => ({
    message: `ENG-1: part ${index}`,
    paths: index < 10 ? ['matrix.md'] : ['src/header.ts'],
  }))
  const moved = { config: log, before: table('GATING'), markdown: table('DONE'), change }

  it('and pay it in the last have paid', async () =>
    expect(
      await reports('owed-document', {
        ...moved,
        filesBefore: { 'docs/log.md': 'Old.\n' },
        files: { 'docs/log.md': 'New.\n' },
      }),
    ).toEqual([]))

  it('and never pay it owe it once', async () =>
    expect(await reports('owed-document', moved)).toEqual(['3 error ENG-1']))
})

describe('a one-line repair of the build', () => {
  it('owes nothing, since nobody has claimed anything', async () => {
    const obligations = {
      log: {
        when: {
          move: {},
          measurement: ['coverage.tsv'],
          matches: { of: 'register\\(\\w+', in: ['src/registry.ts'] },
          paths: ['schema/*.sql'],
        },
        owes: ['docs/log.md', 'docs/status.md', { section: ['Next step'] }],
      },
    }
    const repair = {
      config: { obligations },
      filesBefore: { 'src/header.ts': 'x\n', 'src/registry.ts': 'register(a)\n' },
      files: { 'src/header.ts': 'y\n', 'src/registry.ts': 'register(a) // a\n' },
    }
    expect(await reports('owed-document', repair)).toEqual([])
    expect(await reports('missing-next-step', repair)).toEqual([])
  })
})

describe('a document that moves', () => {
  const config = {
    obligations: {
      log: { when: { move: {}, measurement: ['coverage.md'], paths: ['docs/a.md'] }, owes: ['docs/log.md'] },
    },
    guards: [
      { document: 'docs/status.md', with: { move: {}, measurement: ['coverage.md'], paths: ['docs/a.md'] } },
    ],
  }
  const textsIn = (folder: string) => ({
    'coverage.md': `| [reader](${folder}reader.md) | 1 |\n`,
    'docs/a.md': `See [the spec](${folder}spec.md).\n`,
    'docs/status.md': `See [the spec][s].\n\n[s]: ${folder}spec.md\n`,
    [`${folder}spec.md`]: `See [the plan](${folder}plan.md).\n`,
  })
  const change = {
    config,
    before: table('READY', ''),
    markdown: table('READY', 'specs/'),
    filesBefore: textsIn(''),
    files: textsIn('specs/'),
  }

  it('changes link targets everywhere, which claims nothing', async () =>
    expect(await reports('owed-document', change)).toEqual([]))

  it('changes link targets in a guarded document, which is no edit', async () =>
    expect(await reports('unlicensed-edit', change)).toEqual([]))

  it('pays nothing by that either', async () => {
    const pays = { ...config, obligations: { log: { when: { move: {} }, owes: ['docs/a.md'] } } }
    expect(await reports('owed-document', { ...change, config: pays, before: table('ACTIVE') })).toEqual([
      '3 error ENG-1',
    ])
  })
})

describe('a document that may be broken but not repaired', () => {
  it('is refused with the configuration that makes it so', () => {
    const text = lines`
      obligations:
        status: { when: { move: { to: [done, partial] } }, owes: [docs/status.md] }
      guards:
        - document: docs/status.md
          with: { move: { to: [done] } }
    `
    const loaded = loadSettings({ path: 'rowaudit.yml', text }, owedDocument)
    const [problem] = 'problems' in loaded ? loaded.problems : []
    expect(problem?.line).toBe(4)
    expect(problem?.message).toContain('"status"')
    expect(problem?.message).toContain('move: { to: [done, partial] }')
    const mended = text.replace('with: { move: { to: [done] } }', 'with: { move: { to: [partial, done] } }')
    expect(loadSettings({ path: 'rowaudit.yml', text: mended }, owedDocument)).toHaveProperty('settings')
  })
})

describe('a run that examined nothing', () => {
  it('is not green', () =>
    expect(outcomeOf({ findings: [], failOn: 'auto', judged: 'change', isUnsure: false, rows: 0 })).toBe(
      'unknown',
    ))
})

describe('a waived finding of a change', () => {
  const vanished = {
    before: lines`
      | ID | State |
      | --- | --- |
      | ENG-1 | READY |
      | ENG-2 | READY |
    `,
    markdown: lines`
      | ID | State |
      | --- | --- |
      | ENG-2 | READY |
    `,
  }

  it('is kept, excused by a commit', async () => {
    const message = 'Take it out\n\nRowaudit-Allow: vanished-row ENG-1 a duplicate of ENG-2'
    const { findings } = await judge(
      'vanished-row',
      example({ ...vanished, change: [{ message, paths: ['matrix.md'] }] }),
    )
    expect(findings.map(({ id, waived }) => [id, waived])).toEqual([['ENG-1', 'a duplicate of ENG-2']])
  })

  it('is kept, excused above its table', async () => {
    const comment = '<!-- rowaudit: allow vanished-row (ENG-1): a duplicate of ENG-2 -->'
    const { findings } = await judge(
      'vanished-row',
      example({ ...vanished, markdown: `${comment}\n\n${vanished.markdown}` }),
    )
    expect(findings.map(({ id, waived }) => [id, waived])).toEqual([['ENG-1', 'a duplicate of ENG-2']])
  })

  it('is counted where the change answers that it belongs to no row', async () => {
    const { findings } = await judge(
      'rowless-work',
      example({
        config: { rules: { 'rowless-work': 'error' } },
        change: [{ message: 'Mend the build', paths: ['src/a.ts'] }],
        body: 'Row: none (a typing error)',
      }),
    )
    expect(findings.map(({ waived }) => waived)).toEqual(['a typing error'])
  })
})

describe('texts that have to be read', () => {
  const { obligations, guards } = {
    obligations: {
      log: {
        when: { move: {}, matches: { of: 'a', in: ['src/registry/*.ts'] } },
        owes: ['docs/log.md', { section: ['Next'] }],
      },
    },
    guards: [{ document: 'docs/status.md', with: { measurement: ['coverage.tsv'], move: {} } }],
  }
  const moves = movesOf(censusOfRows([row('ENG-1', 'ready')]), censusOfRows([row('ENG-1', 'active')]), {
    agreed: true,
    namespace: 'repository',
  })
  const regular = { object: '1', regular: true }
  const fileAt = (path: string, status: 'A' | 'M' | 'D') => ({
    path,
    status,
    before: status === 'A' ? null : regular,
    after: status === 'D' ? null : { ...regular, object: '2' },
  })
  const listing = (files: ReturnType<typeof fileAt>[]) => ({
    files,
    moves,
    tracked: ['src/registry/a.ts', 'src/registry/b.ts', 'docs/log.md', 'specs/eng-1.md'],
    specPaths: () => ['specs/eng-1.md'],
  })

  it('are none where nothing is agreed', () =>
    expect(wantedTexts(changeSettings({}), listing([fileAt('docs/log.md', 'M')]))).toEqual({
      before: [],
      after: [],
    }))

  it('are those that are named and changed, the specs of moved rows, and no others', () =>
    expect(
      wantedTexts(
        changeSettings({ obligations, guards }),
        listing([
          fileAt('docs/status.md', 'M'),
          fileAt('src/a.ts', 'M'),
          fileAt('old.md', 'D'),
          fileAt('big.bin', 'A'),
        ]),
      ),
    ).toEqual({ before: ['docs/status.md'], after: ['docs/status.md', 'specs/eng-1.md'] }))

  it('are all files of a registry of which one changed', () =>
    expect(wantedTexts(changeSettings({ obligations }), listing([fileAt('src/registry/a.ts', 'M')]))).toEqual(
      {
        before: ['src/registry/a.ts', 'src/registry/b.ts'],
        after: ['specs/eng-1.md', 'src/registry/a.ts', 'src/registry/b.ts'],
      },
    ))

  it('are those that may be the same file under another name', () =>
    expect(
      wantedTexts(
        changeSettings({ guards }),
        listing([
          fileAt('docs/status.md', 'D'),
          fileAt('status.md', 'A'),
          fileAt('other.md', 'M'),
          fileAt('a.ts', 'A'),
        ]),
      ),
    ).toEqual({ before: ['docs/status.md'], after: ['status.md'] }))
})
