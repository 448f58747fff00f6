import * as z from 'zod'
import type { Change } from '../model/change.js'
import { lines } from './shared/lines.js'
import { defineRule, skip } from './rule.js'

export default defineRule({
  id: 'rowless-work',
  group: 'The change',
  severity: 'error',
  unagreed: 'off',
  optIn: true,
  summary: 'Require a change with work in it to name a row, or to say that it belongs to none.',
  why: 'Work that no row stands for is work that nobody planned and nobody will find: the record says that the row is free while half of it is done under no name.',
  beforehand:
    'Name the ID in a commit, in the title, in a line `Row: ENG-1` of the body, or in the name of the branch. Where there is no row for it, say so and why, in the body or in a commit: `Row: none (a typing error in the build)`. That is an answer; it is counted, and it blocks nobody.',
  options: z.strictObject({}),
  examples: [
    {
      title: 'Work that names no row, and a title that names one that is not there',
      config: { rules: { 'rowless-work': 'error' } },
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
      change: [{ message: 'Read the header', paths: ['src/header.ts'] }],
      pullTitle: 'ENG-9: Read the header',
      reports: ['src/header.ts:1 error change'],
    },
    {
      title: 'None without a reason is no answer',
      config: { rules: { 'rowless-work': 'error' } },
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
      change: [{ message: 'Read the header', paths: ['src/header.ts'] }],
      body: 'Row: none',
      reports: ['src/header.ts:1 error change'],
    },
    {
      title: 'A commit names the row',
      config: { rules: { 'rowless-work': 'error' } },
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
      change: [{ message: 'Read the header\n\nFor ENG-1.', paths: ['src/header.ts'] }],
      reports: [],
    },
    {
      title: 'A line of the body names it, and the report that the body quotes does not matter',
      config: { rules: { 'rowless-work': 'error' } },
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | ACTIVE |
      `,
      change: [{ message: 'Read the header', paths: ['src/header.ts'] }],
      pullTitle: 'Read the header',
      body: '> ENG-2 is abandoned\n\nRow: ENG-1',
      reports: [],
    },
    {
      title: 'The branch belongs to a row',
      config: { rules: { 'rowless-work': 'error' } },
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
      change: [{ message: 'Read the header', paths: ['src/header.ts'] }],
      headBranch: 'row/ENG-1-header',
      reports: [],
    },
    {
      title: 'Records alone are no work',
      config: { rules: { 'rowless-work': 'error' } },
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
      change: [{ message: 'Explain the format', paths: ['docs/format.md'] }],
      reports: [],
    },
    {
      title: 'An exempt author',
      config: { rules: { 'rowless-work': 'error' }, 'exempt-authors': ['*[bot]'] },
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
      change: [{ message: 'Update a package', paths: ['package.json'] }],
      author: 'dependabot[bot]',
      reports: [],
      skips: ['dependabot[bot] is exempt'],
    },
    {
      title: 'It has to be switched on',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
      change: [{ message: 'Read the header', paths: ['src/header.ts'] }],
      reports: [],
    },
  ],
  *check({ change, settings }) {
    const work = change?.files.filter(({ path }) => !settings.isRecord(path)) ?? []
    const first = work.find(({ after }) => after !== null) ?? work[0]
    if (!change || !first || namesRow(change)) return
    if (change.exempt !== null) {
      yield skip(`${change.exempt} is exempt, and need not name a row`)
      return
    }
    const refusal = change.refusals.find(({ reason }) => reason !== '')
    const isBare = !refusal && change.refusals.length > 0
    yield {
      subject: 'change',
      message: `Unexpected work in ${first.path}${more(work.length - 1)} that names no row${isBare ? ' and gives no reason' : ''}, expected an ID in a commit, the title, a line \`Row: ID\` of the body, or the branch`,
      help: 'Name the row in one of these, or say why there is none in a line of the body or of a commit: `Row: none (reason)`.',
      place: { path: first.path, line: 1, endLine: 1 },
      ...(refusal ? { answer: refusal.reason } : {}),
    }
  },
})

const namesRow = ({ named: { commits, words, branch } }: Change): boolean =>
  commits.size > 0 || words.size > 0 || branch !== null

const more = (count: number): string =>
  count > 0 ? ` and ${count} more ${count === 1 ? 'file' : 'files'}` : ''
