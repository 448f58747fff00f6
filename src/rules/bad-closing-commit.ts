import * as z from 'zod'
import type { ClosingCell } from '../contracts/closing-commits.js'
import type { Row } from '../model/row.js'
import { inDays } from './shared/age.js'
import { reasonsOf } from './shared/contract-reason.js'
import { cut } from './shared/cut.js'
import { either } from './shared/enumeration.js'
import { contractCode } from './shared/section-code.js'
import { defineRule, skip, type View } from './rule.js'

export default defineRule({
  id: 'bad-closing-commit',
  group: 'Contracts',
  section: 'contracts',
  load: contractCode.load,
  severity: 'error',
  unagreed: 'off',
  summary: 'Require a row that is done to name the commit on base that closed it.',
  options: z.strictObject({
    days: z
      .number()
      .int()
      .min(0)
      .max(3650)
      .default(7)
      .describe('How many days a row may be done before it has to name a commit.'),
  }),
  past: ({ row }) => row.class === 'done',
  days: ({ days }, { contracts }) =>
    days > 0 && contracts.contracts.some(({ closingCommit }) => closingCommit !== null) ? [days] : [],
  commits: ({ census, settings }) =>
    contractCode.now.closingCells(census, settings).some(({ words }) => words.length > 0),
  *check(view, { days }) {
    const references = new Map(view.rows.map(({ row, evidence }) => [row, evidence?.references ?? []]))
    for (const closing of contractCode.now.closingCells(view.census, view.settings)) {
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
const isMovedHere = ({ change }: View, { row, contract }: ClosingCell): boolean => {
  const { isUnder } = contractCode.now
  return (
    change?.moves.some(
      ({ from, to }) => to !== null && isSameLine(to, row) && (from === null || !isUnder(contract, from)),
    ) === true
  )
}

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
    else if (contractCode.now.isSurelyCommit(word)) strange.push(word)
  }
  if (ambiguous[0] !== undefined) return { isClosed: false, fault: `${ambiguous[0]} fits several commits` }
  return {
    isClosed: false,
    fault: strange[0] === undefined ? null : `base has no commit ${cut(either(strange.slice(0, 3)))}`,
  }
}
