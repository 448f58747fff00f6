import type { Flaw } from '../model/census.js'
import type { HiddenRows, TableRow } from '../model/document.js'
import type { Settings } from '../model/settings.js'
import { excerpt } from './excerpt.js'
import { mostIds, type IdFault } from './id-range.js'
import { endsWord, toPlain, withoutDecoration } from './plain-text.js'

const total =
  /^(?:(?:sub|grand)?[ -]?totals?|sum|all rows|overall|[σΣ∑]|gesamt|summe|合计|总计|合計|[иИ]того)/i
const ruled = /^[-–—=_*.·:|~\s]*$/

const isTotal = (text: string): boolean => {
  const word = total.exec(text)?.[0]
  return word !== undefined && endsWord(text, word.length)
}

/** True for a line that is no row by intent: empty, a rule, or a total. */
export const isSilentLine = (row: TableRow, idText: string): boolean =>
  isTotal(withoutDecoration(toPlain(idText))) ||
  row.cells.every(({ text }) => text.length < 200 && ruled.test(text.replace(/<br *\/?>|&nbsp;/gi, '')))

const firstText = (row: TableRow): string => row.cells.find(({ text }) => text !== '')?.text ?? ''

const faults: Readonly<Record<IdFault, { range: string; of: string; help: string }>> = {
  wide: {
    range: 'range',
    of: `of more than ${mostIds} IDs, expected fewer`,
    help: 'Write the range in several rows, or correct its end.',
  },
  backwards: {
    range: 'range',
    of: 'that does not run upwards, expected the smaller number first',
    help: 'Turn the range round, or name its IDs one by one.',
  },
  many: {
    range: 'cell',
    of: `with more than ${mostIds} IDs, expected fewer`,
    help: 'Divide the IDs among several rows.',
  },
}

/** The flaw of a line of a status table whose IDs cannot all be taken. */
export const faultyIds = (row: TableRow, idColumn: number, idText: string, fault: IdFault): Flaw => {
  const { range, of, help } = faults[fault]
  const text = excerpt(toPlain(idText))
  return {
    rule: 'unread-line',
    subject: text.slice(1, -1),
    message: `Unexpected ${range} ${text} ${of}: the line is not read`,
    help,
    place: row.cells[idColumn]!.place,
  }
}

/** The flaw of a line of a status table whose ID cell is no ID. */
export const unreadLine = (row: TableRow, idColumn: number, idText: string, settings: Settings): Flaw => {
  const text = toPlain(idText)
  const empty = text === ''
  const part = empty ? null : (settings.ids?.(text) ?? null)
  const why = part === null ? '' : ` (of which \`ids\` takes only ${excerpt(part)})`
  return {
    rule: 'unread-line',
    subject: excerpt(empty ? toPlain(firstText(row)) : text).slice(1, -1),
    message: `Unexpected ${empty ? 'empty ID cell' : excerpt(text)}, expected an ID${why}: the line is not read`,
    help: settings.ids
      ? 'Begin the cell with an ID, or let `ids` in the configuration take it.'
      : 'Begin the cell with an ID such as ENG-1, or describe your IDs with `ids` in the configuration.',
    place: row.cells[idColumn]!.place,
  }
}

/** The flaw of a fence or a comment that nobody closed and that hides rows. */
export const hiddenRows = ({ by, place, rows }: HiddenRows): Flaw => ({
  rule: 'unread-line',
  subject: place.path,
  message: `Unexpected ${by} that is never closed, expected its end: it hides ${rows} ${rows === 1 ? 'line that looks like a row' : 'lines that look like rows'}`,
  help:
    by === 'fence'
      ? 'Close the fence with as many marks as it was opened with.'
      : 'Close the comment with `-->`.',
  place,
})
