import type { CoverageRow } from '../model/coverage.js'
import { noOptions } from './shared/no-options.js'
import { measureCode } from './shared/section-code.js'
import { defineRule } from './rule.js'

const told = 5

export default defineRule({
  id: 'hollow-claim',
  group: 'Measures',
  section: 'coverage',
  load: measureCode.load,
  severity: 'warning',
  unagreed: 'off',
  summary: 'Require a document that says nothing is left to say so of nothing that has a gap.',
  options: noOptions,
  *texts(reading) {
    const exhausted = reading.settings.coverage?.exhausted
    if (!exhausted) return
    for (const path of measureCode.now.textsToMeasure(reading)) yield { side: 'tree', path }
    for (const path of reading.tree.files) if (exhausted.documents.isMatch(path)) yield { side: 'tree', path }
  },
  *check(view) {
    const exhausted = view.settings.coverage?.exhausted
    if (!exhausted) return
    const { coverageOf, exhaustionsOf, gapsOf, rowsById } = measureCode.now
    const byId = rowsById(view.census)
    const isDropped = (id: string): boolean => byId.get(id)?.every(row => row.class === 'dropped') === true
    const rows = coverageOf(view).rows.filter(({ ids }) => !ids.every(isDropped))
    const ids = rows.flatMap(row => row.ids)
    const lacking = rows.map(row => ({ row, gaps: gapsOf(row) })).filter(({ gaps }) => gaps.length > 0)
    if (lacking.length === 0) return
    for (const path of [...view.tree.files].filter(exhausted.documents.isMatch).sort()) {
      const text = view.tree.textOf(path)
      if (text?.bad === 'binary')
        yield {
          subject: path,
          message: `Unexpected binary file ${path}, expected a text whose words can be looked at`,
          help: 'Take the NUL bytes out of the file, or take the file out of `coverage.exhausted.documents` in the configuration.',
          place: { path, line: 1, endLine: 1 },
        }
      if (!text || text.bad === 'binary') continue
      for (const { phrase, place, about, within, repeats } of exhaustionsOf(
        path,
        text,
        exhausted.phrases,
        ids,
      )) {
        const meant = lacking.filter(({ row }) => about === null || row.ids.some(id => about.has(id)))
        const [first] = meant
        if (!first) continue
        const more =
          meant.length > 1
            ? `; ${meant.length - 1} more ${meant.length === 2 ? 'row has' : 'rows have'} a gap`
            : ''
        yield {
          subject: phrase,
          message: `Unexpected "${phrase}", expected words that hold for ${idOf(first.row)} too: there ${first.gaps[0]?.feature === '' && first.row.measured !== 1 ? 'are' : 'is'} ${first.gaps[0]?.words}${more}`,
          help: `Say what is left, or look at the ${about === null ? 'rows of the coverage tables' : `rows that ${within} names`} and correct their estimates, with the reason.${repeats > 0 ? ` The document says it ${repeats} more ${repeats === 1 ? 'time' : 'times'} about the same rows.` : ''}`,
          place,
          related: meant.slice(0, told).map(({ row, gaps }) => ({
            place: gaps[0]?.place ?? row.place,
            message: `${idOf(row)} has a gap`,
          })),
        }
      }
    }
  },
})

const idOf = ({ ids }: CoverageRow): string => ids[0] ?? ''
