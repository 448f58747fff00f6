import type { Cell, Table } from '../model/document.js'
import type { StateRule } from '../model/settings.js'
import { stateRule } from '../model/state-rule.js'
import { legendColumns } from './legend-columns.js'
import { emojiIn, toPlain, withoutDecoration } from './plain-text.js'
import { readState } from './state.js'
import { defaultVocabulary } from './vocabulary.js'

const longestWord = 40
const mostWords = 100

const plainRun = (text: string) => ({
  text,
  runs: [{ text, code: false, strong: false, emphasis: false, struck: false }],
  links: [],
})

const headOf = (text: string): string => text.split(/[(—–:;,.=]/, 1)[0]!.trim()

/** The class a legend gives to a word: what its meaning says outright, else what the word is known for. */
const explained = (word: string, meaning: string): StateRule => {
  const outright = defaultVocabulary.exact(headOf(meaning))
  if (outright) return stateRule(word, outright.class)
  const known = defaultVocabulary.exact(word)
  if (known) return stateRule(word, known.class)
  const said = readState(plainRun(meaning), defaultVocabulary)
  return stateRule(word, said.kind === 'state' ? said.rule.class : 'unknown')
}

const wordsIn = (text: string): readonly string[] =>
  text
    .split(/[/|,]/)
    .map(word => toPlain(word))
    .filter(word => word !== '' && word.length <= longestWord)

const fromTables = (
  tables: readonly Table[],
  headersOf: (table: Table) => readonly string[],
  plainOf: (cell: Cell) => string,
): readonly StateRule[] =>
  tables.flatMap(table => {
    const columns = legendColumns(table, headersOf(table), plainOf)
    if (!columns) return []
    return table.rows.slice(0, mostWords).flatMap(({ cells }) => {
      const means = toPlain(plainOf(cells[columns.meaning]!))
      return columns.words
        .flatMap(column => wordsIn(plainOf(cells[column]!)))
        .map(word => explained(word, means))
    })
  })

const legendLine =
  /(?<![^\n\r])[ \t>*_#-]{0,20}(?:(?:status |state )?legend|(?:status|state) (?:values|key)|statuses)[*_]{0,3}:[*_]{0,3}[ \t]*([^\n\r]*(?:\r?\n(?![ \t]*\r?\n)[^\n\r]*){0,6})/gi

/** `✅ done`, `QA = quality gate`, `PARTIAL`. */
const itemRule = (item: string): StateRule | null => {
  const text = toPlain(item.replace(/[`*]/g, ''))
  const mark = emojiIn(text).find(({ index }) => index === 0)
  if (mark) {
    const meaning = withoutDecoration(text).replace(/^[\s=:–—-]+/, '')
    return meaning === '' ? null : explained(mark.emoji, meaning)
  }
  const [word, meaning] = text.split(/ ?[=:(–—] ?/, 2)
  const short = word !== undefined && word !== '' && word.length <= longestWord && !/[.!?]/.test(word)
  return short ? explained(word, meaning ?? '') : null
}

const fromText = (text: string): readonly StateRule[] =>
  [...text.matchAll(legendLine)].slice(0, 5).flatMap(match => {
    const paragraph = match[1]!.replace(/\s+/g, ' ')
    const separator = [' · ', ' | ', ' • ', '; ', ', ', ' / '].find(each => paragraph.includes(each))
    const items = separator === undefined ? [paragraph] : paragraph.split(separator)
    const rules = items.slice(0, mostWords).map(itemRule)
    // A sentence that happens to begin with the word is no list of states.
    return items.length < 2 || rules.some(rule => rule === null) ? [] : rules.filter(rule => rule !== null)
  })

/** The states that a file explains itself, in its tables and in lines such as `Legend: ✅ done · 🚧 active`. */
export const legendOf = (
  text: string,
  tables: readonly Table[],
  headersOf: (table: Table) => readonly string[],
  plainOf: (cell: Cell) => string,
): readonly StateRule[] => [...fromText(text), ...fromTables(tables, headersOf, plainOf)]
