import type { CoverageFeature } from '../model/coverage.js'
import type { Cell } from '../model/document.js'
import { toPlain } from '../record/plain-text.js'
import { cellTargets } from './cell-targets.js'
import type { CoverageDocument, LaidTable } from './coverage-document.js'
import type { NamedLine } from './coverage-line.js'
import type { fileFinder } from './tracked-files.js'

const longestName = 100

/** The feature that one line of a table names, with the anchors that it lacks; null for a line that names none. */
export const lineFeature = (
  { path, inline }: CoverageDocument,
  { layout }: LaidTable,
  { cell, row }: NamedLine,
  find: ReturnType<typeof fileFinder>,
): CoverageFeature | null => {
  const named = cell(layout.feature)
  const name = named ? toPlain(inline(named).text).slice(0, longestName) : ''
  if (name === '' || /^[-–—?]+$/.test(name)) return null
  const isAnchored = (anchor: Cell): boolean => {
    for (const target of cellTargets(inline(anchor))) {
      const found = find(target, path)
      if ('files' in found && found.files.length === 1) return true
    }
    return false
  }
  const lacking = (['code', 'test'] as const).filter(kind => {
    const anchor = cell(layout[kind])
    return anchor !== null && !isAnchored(anchor)
  })
  return { name, place: row.place, lacking }
}
