import type { Flaw } from '../model/census.js'
import type { MarkdownDocument } from '../model/document.js'
import type { Settings } from '../model/settings.js'
import { excerpt } from './excerpt.js'
import type { FileReading } from './file.js'
import { idAt, type FoundId } from './id.js'
import { toPlain, withoutDecoration } from './plain-text.js'
import { textLines, type Loss, type TextLine } from './text-line.js'
import { configuredVocabulary, defaultVocabulary, type Vocabulary } from './vocabulary.js'

const mostNamed = 20
const mostCells = 64
const longestLook = 2000
const marks = /^(?:<[^>]{0,200}>|[\s*_~`[({"'])+/
const listItem = /^[-*+] /

const unmarked = (text: string): string =>
  withoutDecoration(text.slice(0, longestLook).replace(marks, '')).replace(marks, '')

/** The cells of a line that begins without a pipe; none where each of its pipes stands in a code span. */
const looseCells = (text: string): readonly string[] =>
  text
    .slice(0, longestLook)
    .replace(/`[^`]*`/g, code => code.replaceAll('|', ' '))
    .split('|', mostCells)
    .slice(1)

const statesIn = (cells: readonly string[], vocabulary: Vocabulary): boolean =>
  cells.some(cell => vocabulary.at(toPlain(unmarked(cell))) !== null)

const help = (loss: Loss): string => {
  switch (loss.by) {
    case 'blank':
      return 'A blank line ends a table: remove it, or write a header and a delimiter line above the row.'
    case 'comment':
      return 'A line with an HTML comment ends a table: move the comment above the table or into a cell.'
    case 'tag':
      return 'GitHub takes what follows an HTML tag for HTML: leave a blank line below the tag, and header and delimiter line above the row.'
    case 'delimiter':
      return loss.header === loss.delimiter
        ? 'A header and its delimiter line make a table only where they begin a paragraph or end one: leave a blank line above them.'
        : `GitHub makes a table only where header and delimiter line agree: the one has ${loss.header} cells, the other ${loss.delimiter}.`
    case 'width':
      return 'GitHub ends a table at a row with more than 65,535 cells: remove pipes.'
    default:
      return 'Move the row below the header and the delimiter line of a table, without a blank line or another block between them.'
  }
}

/** The ID of a line that looks like a row; null for any other line. */
const rowId = ({ text }: TextLine, settings: Settings, vocabulary: Vocabulary): FoundId | null => {
  const piped = text.startsWith('|')
  if (!piped && (listItem.test(text) || !text.includes('|'))) return null
  const cell = piped ? text.slice(1) : text
  if (!cell.includes('|')) return null
  const id = idAt(unmarked(cell), { pattern: settings.ids, underIdHeader: false })
  return id && (piped || statesIn(looseCells(cell), vocabulary)) ? id : null
}

const flawOf = (path: string, { line, text, before, loss }: TextLine, { id }: FoundId): Flaw => {
  const offset = /^\|?\s*/.exec(text.slice(0, longestLook))?.[0].length ?? 0
  const column = before + offset + 1
  return {
    rule: 'unread-line',
    subject: excerpt(id).slice(1, -1),
    message: `Unexpected ${excerpt(id)} outside of any table, expected a row of one: the line is not read`,
    help: help(loss),
    place: { path, line, endLine: line, column, endColumn: before + text.length + 1 },
  }
}

/** The flaws of lines of a matrix that look like its rows, and that GitHub takes for something else. */
export const lostLines = (
  file: MarkdownDocument & { readonly text?: string },
  { read }: FileReading,
  settings: Settings,
): readonly Flaw[] => {
  if (!file.text?.includes('|')) return []
  const vocabulary = settings.states ? configuredVocabulary(settings.states) : defaultVocabulary
  // Bare numbers begin many a line; they are IDs where they were agreed on, or where the file's own rows have them.
  const takesNumbers =
    settings.ids !== null || read.some(({ rows }) => rows.some(({ searchable }) => !searchable))
  const flaws: Flaw[] = []
  let more = 0
  let last: Flaw['place'] | null = null
  for (const line of textLines(file, file.text)) {
    const id = rowId(line, settings, vocabulary)
    if (!id || !(id.searchable || takesNumbers)) continue
    const flaw = flawOf(file.path, line, id)
    last = flaw.place
    if (flaws.length < mostNamed) flaws.push(flaw)
    else more++
  }
  if (more === 0 || !last) return flaws
  const count = `${more} more ${more === 1 ? 'line' : 'lines'}`
  return [
    ...flaws,
    {
      rule: 'unread-line',
      subject: file.path,
      message: `Unexpected ${count} outside of any table, expected rows of one: none of them is read`,
      help: 'Mend the first of these lines, and the others may follow.',
      place: last,
    },
  ]
}
