import type { Census } from '../model/census.js'
import type { Contract } from '../model/contract-settings.js'
import type { Place } from '../model/place.js'
import type { Row } from '../model/row.js'
import type { Settings } from '../model/settings.js'
import { coveredRows } from './covered-rows.js'
import { cellsUnder, inlineOf } from './row-cell.js'

/** A row that owes a closing commit, and what its cells say of one. */
export interface ClosingCell {
  readonly row: Row
  readonly contract: Contract
  /** Headers that would do. */
  readonly columns: readonly string[]
  readonly hasColumn: boolean
  /** Hex words that may name a commit, lower case, each once. */
  readonly words: readonly string[]
  /** `#12`, each once. */
  readonly numbers: readonly string[]
  readonly place: Place
}

/** Every row that owes a closing commit: one that says done, since no other has been closed. The same columns are told once. */
export const closingCells = (census: Census, settings: Pick<Settings, 'contracts'>): readonly ClosingCell[] =>
  coveredRows(census, settings, ({ closingCommit }) => closingCommit !== null).flatMap(({ row, contracts }) =>
    distinct(contracts).flatMap((contract): readonly ClosingCell[] => {
      const { closingCommit: columns } = contract
      if (columns === null || row.class !== 'done') return []
      const cells = cellsUnder(row, columns)
      const texts = cells.map(({ cell }) => {
        const { text, links } = inlineOf(row, cell, census)
        // `[the fix](https://…/commit/f4c95a4d…)` names it too.
        return [
          text,
          ...links.flatMap(({ url }) => /\/commits?\/([0-9a-f]{7,64})\b/i.exec(url)?.[1] ?? []),
        ].join(' ')
      })
      const found = (pattern: RegExp): readonly string[] => [
        ...new Set(texts.flatMap(text => text.match(pattern) ?? []).map(word => word.toLowerCase())),
      ]
      const place = cells[0]?.cell.place ?? row.statePlace
      const hasColumn = cells.length > 0
      return [{ row, contract, columns, hasColumn, words: found(hexWord), numbers: found(number), place }]
    }),
  )

const distinct = (contracts: readonly Contract[]): readonly Contract[] => [
  ...new Map([...contracts].reverse().map(each => [JSON.stringify(each.closingCommit), each])).values(),
]

const hexWord = /(?<![\p{L}\p{N}_#@])[0-9a-f]{7,64}(?![\p{L}\p{N}_])/giu
const number = /(?<![\p{L}\p{N}_/#&-])#\d{1,9}(?![\p{L}\p{N}_])/gu

/** True for a hex word that means a commit even where base has none of that name; a date or a word may not. */
export const isSurelyCommit = (word: string): boolean =>
  word.length <= 40 && /\d/.test(word) && /[a-f]/.test(word)
