import { goodsWords, isOfGoods, sayGoods } from './goods.js'
import { legendColumns } from './legend-columns.js'
import { folded, isNoClaim, toPlain, withoutDecoration } from './plain-text.js'
import type { StatusColumns } from './columns.js'
import type { TableView } from './table-view.js'

const words = (list: string): ReadonlySet<string> => new Set(list.split('|'))

const inForce = words(
  'active|deprecated|removed|retired|obsolete|superseded|withdrawn|rejected|approved|draft|proposed|final|reserved|inactive|archived|legacy|closed',
)
const maturity = words(
  'stable|beta|alpha|experimental|ga|preview|rc|lts|eol|supported|unsupported|maintained|sunset|mature|general availability|end of life|inactive|archived|legacy|generally available',
)
const decisions = words('accepted|superseded|adopted|ratified|in force|amended|deprecated')
const results = words(
  'pass|passed|passing|fail|failed|failing|skip|skipped|xfail|xpass|error|errored|flaky|ok|timeout|not run',
)
const answers = words(
  'yes|no|true|false|y|n|required|optional|applicable|not applicable|n/a|supported|unsupported|✅|❌|✔|✗|✓|✘|➖',
)

const mostWords = 4

const numeric = /^\*{0,2}[~≈<>]?\d[\d.,]*\s*(?:%|\/\s*\d+)?\*{0,2}$/
const placeholder =
  /^(?:<[a-z][^<>]{0,60}>|\{\{?[^{}]{0,60}\}\}?|\[[A-Za-z][^\][]{1,60}\]|\.{3}|…|x{2,}|[A-Z]+[-_](?:x{2,}|X{2,}|N{1,}|#+|\?+|\d*[xX]+)|(?:your|insert|example)[ -].{0,60})$/

const known = [inForce, maturity, decisions, results, answers, goodsWords]

/** The longest beginning of a text, in words, that one of the sets or the vocabulary has; else the text. */
const headWord = (text: string, view: TableView): string => {
  const words = text.split(' ', mostWords)
  for (let count = words.length; count > 0; count--) {
    const head = words.slice(0, count).join(' ')
    if (known.some(set => set.has(head)) || view.vocabulary.exact(head)) return head
  }
  return text
}

/** What each State cell begins with that claims something, folded. */
const headWords = (view: TableView, column: number): readonly string[] =>
  view.table.rows
    .map(({ cells }) => toPlain(view.inline(cells[column]!).text))
    .filter(text => !isNoClaim(text))
    .map(text => {
      const bare = withoutDecoration(text)
      return headWord(folded((bare === '' ? text : bare).split(/[(—–:;,]/, 1)[0]!.trim()), view)
    })

const share = <Item>(all: readonly Item[], some: (item: Item) => boolean): number =>
  all.length === 0 ? 0 : all.filter(some).length / all.length

/** Kinds of tables whose cells are drawn from one closed set of words that say something else. */
const closedSets = (all: readonly string[]): string | null => {
  const every = (set: ReadonlySet<string>, more: ReadonlySet<string> = set): boolean =>
    all.every(word => set.has(word) || more.has(word))
  const some = (set: ReadonlySet<string>): boolean => all.some(word => set.has(word))
  if (all.length === 0) return null
  if (
    every(results) ||
    (share(all, word => results.has(word)) >= 0.5 && !some(words('done|todo|in progress')))
  )
    return 'its states are results of tests'
  if (every(maturity, inForce) && some(maturity)) return 'its states say how mature something is'
  if (every(decisions, inForce) && some(decisions)) return 'its states are those of decisions'
  if (every(inForce) && some(words('active')) && new Set(all).size > 1)
    return 'its states say what is in force'
  if (every(answers) && !some(words('✅|❌'))) return 'its cells answer yes or no'
  return null
}

const isTemplate = (view: TableView, { idColumn, stateColumn }: StatusColumns): boolean => {
  const { rows } = view.table
  const titles = rows.filter(({ cells }) =>
    cells.some(
      ({ text }, column) =>
        (column === idColumn || column === stateColumn || column === idColumn + 1) &&
        placeholder.test(text.replace(/^[`*_]+|[`*_]+$/g, '').slice(0, 100)),
    ),
  )
  return rows.length > 0 && titles.length * 2 >= rows.length
}

/** Numbers under heads that are states, or beside states of which each stands once: `| State | Rows |`. */
const isRollup = (view: TableView, { idColumn, stateColumn }: StatusColumns): boolean => {
  const texts = (column: number): readonly string[] =>
    view.table.rows.map(({ cells }) => cells[column]!.text).filter(text => text !== '')
  const heads = view.names.filter(name => view.vocabulary.exact(name) !== null).length
  if (heads > 0 && share(texts(stateColumn), text => numeric.test(text)) >= 0.5) return true
  const counts = texts(idColumn)
  const states = texts(stateColumn)
  const rising = counts.every((text, index) => index === 0 || toNumber(text) > toNumber(counts[index - 1]!))
  return (
    states.length > 1 &&
    counts.every(text => numeric.test(text)) &&
    new Set(states).size === states.length &&
    !rising
  )
}

const toNumber = (text: string): number => Number(text.replace(/[^\d.]/g, ''))

/** Why a table that has the columns of a status table is none all the same; null where nothing speaks against it. */
export const lookAlike = (view: TableView, columns: StatusColumns): string | null => {
  if (legendColumns(view.table, view.names, cell => view.inline(cell).text)) return 'it explains states'
  if (isTemplate(view, columns)) return 'half of its rows are placeholders'
  if (isRollup(view, columns)) return 'it counts rows by state'
  if (isOfGoods(view.names[columns.idColumn]!)) return 'its IDs are those of goods, orders or pins'
  const words = headWords(view, columns.stateColumn)
  return closedSets(words) ?? (sayGoods(words, view.names) ? 'its states are those of goods or orders' : null)
}

const dated = /(?:^|[-_./])(?:19|20)\d{2}[-_]?(?:0[1-9]|1[0-2])[-_]?(?:0[1-9]|[12]\d|3[01])(?=[-_.]|$)/

/** True for a dated review or minutes: history, which is read and never blamed. */
export const isDated = (path: string): boolean => dated.test(path.slice(path.lastIndexOf('/') + 1))
