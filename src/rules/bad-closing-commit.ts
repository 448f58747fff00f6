import * as z from 'zod'
import { closingCells, isSurelyCommit, type ClosingCell } from '../contracts/closing-commits.js'
import { isUnder } from '../contracts/covered-rows.js'
import type { Row } from '../model/row.js'
import { inDays } from './shared/age.js'
import { reasonsOf } from './shared/contract-reason.js'
import { cut } from './shared/cut.js'
import { either } from './shared/enumeration.js'
import { lines } from './shared/lines.js'
import { defineRule, skip, type View } from './rule.js'

const closed = { contracts: { 'done-row': { rows: ['done'], 'closing-commit': ['Landed', 'Owner'] } } }
const readHeader = { message: 'Read the header (#7)', paths: ['src/header.ts'], daysAgo: 20 }

export default defineRule({
  id: 'bad-closing-commit',
  group: 'Contracts',
  section: 'contracts',
  severity: 'error',
  unagreed: 'off',
  summary: 'Require a row that is done to name the commit on base that closed it.',
  why: 'Done is the one state that nobody looks at again. The commit that closed the row is where a later reader finds what was done and when; a name of a commit that a squash made disappear leads nowhere.',
  beforehand:
    'When the row is done, write the SHA of the commit on base into the column, at least seven digits of it. A squash has none before it lands: the change that moves the row owes nothing, and the next one brings it within the grace. A number such as `#12` counts where the column is one of `columns.references` and base has a commit `(#12)`.',
  options: z.strictObject({
    days: z
      .number()
      .int()
      .min(0)
      .max(3650)
      .default(7)
      .describe('How many days a row may be done before it has to name a commit.'),
  }),
  examples: [
    {
      title: 'No commit, one that base has not, a date, and words',
      config: closed,
      markdown: lines`
        | ID | State | Landed |
        | --- | --- | --- |
        | ENG-1 | DONE | |
        | ENG-2 | DONE | \`0123abcd\` |
        | ENG-3 | DONE | 20260718 |
        | ENG-4 | DONE | yes, defaced |
      `,
      base: [readHeader],
      stoodFor: 20,
      reports: ['3 error ENG-1', '4 error ENG-2', '5 error ENG-3', '6 error ENG-4'],
    },
    {
      title: 'Commits on base, abbreviated and in full, in a link, one beside a commit of another repository',
      config: closed,
      markdown: lines`
        | ID | State | Landed |
        | --- | --- | --- |
        | ENG-1 | DONE | \`50a85cc\` |
        | ENG-2 | DONE | 50A85CCFAB4C947E5A6F7183328E40365679AAA7 |
        | ENG-3 | DONE | [the fix](https://example.org/x/commit/50a85ccfab4c947e5a6f7183328e40365679aaa7) |
        | ENG-4 | DONE | upstream 0123abcd, here 60d8237 |
        | ENG-5 | DONE | 50a85cc..60d8237 |
        | ENG-6 | ACTIVE | |
      `,
      base: [readHeader, { message: 'Read the footer', paths: ['src/footer.ts'] }],
      stoodFor: 20,
      reports: [],
    },
    {
      title: 'Within the grace nothing is owed, but a commit that base has not is wrong at once',
      config: closed,
      markdown: lines`
        | ID | State | Landed |
        | --- | --- | --- |
        | ENG-1 | DONE | |
        | ENG-2 | DONE | 0123abcd |
      `,
      base: [readHeader],
      stoodFor: 3,
      reports: ['4 error ENG-2'],
    },
    {
      title: 'The change itself moves the row: its squash has no name yet',
      config: closed,
      before: lines`
        | ID | State | Landed |
        | --- | --- | --- |
        | ENG-1 | GATING | |
        | ENG-2 | DONE | |
      `,
      markdown: lines`
        | ID | State | Landed |
        | --- | --- | --- |
        | ENG-1 | DONE | 0123abcd |
        | ENG-2 | DONE | 0123abcd |
        | ENG-3 | DONE | |
      `,
      base: [readHeader],
      stoodFor: 20,
      reports: ['4 error ENG-2'],
    },
    {
      title: 'A number, where the configuration calls the column evidence',
      config: { ...closed, columns: { id: ['ID'], state: ['State'], references: ['Landed'] } },
      markdown: lines`
        | ID | State | Landed |
        | --- | --- | --- |
        | ENG-1 | DONE | #7 |
        | ENG-2 | DONE | #8 |
      `,
      base: [readHeader],
      stoodFor: 20,
      reports: ['4 error ENG-2'],
    },
    {
      title: 'The table has no such column, and history is too short to tell how long the row has been done',
      config: closed,
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
      `,
      base: [readHeader],
      stoodFor: null,
      reports: ['3 error ENG-1'],
      skips: ['history is too short'],
    },
  ],
  past: ({ row }) => row.class === 'done',
  days: ({ days }, { contracts }) =>
    days > 0 && contracts.contracts.some(({ closingCommit }) => closingCommit !== null) ? [days] : [],
  commits: ({ census, settings }) => closingCells(census, settings).some(({ words }) => words.length > 0),
  *check(view, { days }) {
    const references = new Map(view.rows.map(({ row, evidence }) => [row, evidence?.references ?? []]))
    for (const closing of closingCells(view.census, view.settings)) {
      const { row, contract, columns, numbers, place } = closing
      if (isMovedHere(view, closing)) continue
      const named = lookUp(view, closing)
      if ('unknown' in named) {
        yield skip(named.unknown)
        continue
      }
      if (named.isClosed || numbers.some(text => references.get(row)?.some(each => each.text === text)))
        continue
      if (named.fault === null && days > 0) {
        const before = view.stood(row, days)
        if (!before.found) yield skip(`the grace of ${inDays(days)} is not measured: ${before.reason}`)
        else if (before.value === null || before.value.class !== 'done') continue
      }
      const where = either(columns.map(each => `"${each}"`))
      yield {
        subject: row.id,
        id: row.id,
        message: `Unexpected state ${row.state} of ${row.id}, expected the SHA of a commit on base under ${where}, as contract ${contract.name} wants: ${named.fault ?? whatThereIs(closing)}`,
        help: `${reasonsOf([contract])}${closing.hasColumn ? '' : 'Add the column, or correct its name in the contract. '}Write the SHA of the commit on base that closed the row, at least seven digits of it.`,
        place,
        extra: { contract: contract.name },
      }
    }
  },
})

const whatThereIs = ({ hasColumn, numbers }: ClosingCell): string => {
  if (!hasColumn) return 'its table has no such column'
  return numbers.length > 0
    ? `there is none, and base has no commit of ${either(numbers.slice(0, 3))}`
    : 'there is none'
}

/** Whether the change brings the row under its contract; the commit that it will be landed as has no name yet. */
const isMovedHere = ({ change }: View, { row, contract }: ClosingCell): boolean =>
  change?.moves.some(
    ({ from, to }) => to !== null && isSameLine(to, row) && (from === null || !isUnder(contract, from)),
  ) === true

const isSameLine = (one: Row, other: Row): boolean =>
  one.id === other.id && one.place.path === other.place.path && one.place.line === other.place.line

type Named = { readonly isClosed: boolean; readonly fault: string | null } | { readonly unknown: string }

/** Whether base has one of the commits, and what is wrong where it has none. A commit of the change may land as it is. */
const lookUp = ({ commitsOnBase, change }: View, { words }: ClosingCell): Named => {
  const strange: string[] = []
  const ambiguous: string[] = []
  for (const word of words) {
    const known = commitsOnBase(word)
    if (!known.found) return { unknown: known.reason }
    if (known.value.length === 1 || change?.commits.some(({ sha }) => sha.startsWith(word)))
      return { isClosed: true, fault: null }
    if (known.value.length > 1) ambiguous.push(word)
    else if (isSurelyCommit(word)) strange.push(word)
  }
  if (ambiguous[0] !== undefined) return { isClosed: false, fault: `${ambiguous[0]} fits several commits` }
  return {
    isClosed: false,
    fault: strange[0] === undefined ? null : `base has no commit ${cut(either(strange.slice(0, 3)))}`,
  }
}
