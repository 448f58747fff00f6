import type { Census } from '../model/census.js'
import type { CoverageRow } from '../model/coverage.js'
import type { CoverageSettings } from '../model/coverage-settings.js'
import type { Place } from '../model/place.js'
import type { Row } from '../model/row.js'
import { roughText, toPlain } from '../record/plain-text.js'
import { normaliseHeader } from '../record/header.js'
import { phrasePattern } from './assertion.js'
import { claimIn } from './note-claim.js'

/** That a row is finished, and where it is said. */
export interface FinishedClaim {
  readonly id: string
  /** `says DONE`, `says "merged"`. */
  readonly words: string
  readonly place: Place
}

/** Rows by their ID, without lines that only point at one. */
export const rowsById = ({ rows }: Census): ReadonlyMap<string, readonly Row[]> => {
  const byId = new Map<string, Row[]>()
  for (const row of rows) {
    if (row.class === 'pointer') continue
    const others = byId.get(row.id)
    if (others) others.push(row)
    else byId.set(row.id, [row])
  }
  return byId
}

/**
 * Finds where the record says that the row of a coverage table is finished: by its state, by words in the note of the
 * state or in a column of notes, there or in the coverage table. Null where nothing surely says so.
 */
export const claimFinder = (
  { finished, columns }: CoverageSettings,
  byId: ReadonlyMap<string, readonly Row[]>,
): ((row: CoverageRow) => FinishedClaim | null) => {
  const states = new Set(finished.states.map(word => word.toLowerCase()))
  const patterns = finished.words.map(phrasePattern)
  const noteHeaders = new Set(columns.notes.map(normaliseHeader))
  const inNote = (id: string, text: string, place: Place): FinishedClaim | null => {
    const word = claimIn(text, patterns)
    return word === null ? null : { id, words: `says "${word.replace(/\s+/g, ' ')}"`, place }
  }
  const inRow = (row: Row): FinishedClaim | null => {
    if (states.has(row.class) || states.has(row.state.toLowerCase()))
      return { id: row.id, words: `says ${row.state}`, place: row.statePlace }
    const ofState = inNote(row.id, `${row.state}, ${row.note}`, row.statePlace)
    if (ofState) return ofState
    for (const [column, header] of row.header.entries()) {
      const cell = row.cells[column]
      if (!cell || !noteHeaders.has(normaliseHeader(header)) || isAt(cell.place, row.statePlace)) continue
      const claim = inNote(row.id, toPlain(roughText(cell.text)), cell.place)
      if (claim) return claim
    }
    return null
  }
  return ({ ids, notes }) => {
    for (const id of ids) {
      // A row that was given up promises nothing, whatever its note says.
      const rows = (byId.get(id) ?? []).filter(row => row.class !== 'dropped')
      for (const row of rows) {
        const claim = inRow(row)
        if (claim) return claim
      }
      if (rows.length === 0 && byId.has(id)) continue
      for (const note of notes) {
        const claim = inNote(id, note.text, note.place)
        if (claim) return claim
      }
    }
    return null
  }
}

const isAt = (one: Place, other: Place): boolean => one.line === other.line && one.column === other.column
