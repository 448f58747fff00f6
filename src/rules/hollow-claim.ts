import * as z from 'zod'
import { rowsById } from '../measures/claim.js'
import { coverageOf } from '../measures/coverage.js'
import { exhaustionsOf } from '../measures/exhaustion.js'
import { gapsOf } from '../measures/gap.js'
import { textsToMeasure } from '../measures/wanted-texts.js'
import type { CoverageRow } from '../model/coverage.js'
import { lines } from './shared/lines.js'
import { linesOfCode } from './shared/lines-of-code.js'
import { defineRule } from './rule.js'

const coverage = {
  documents: ['coverage.md'],
  exhausted: { documents: ['notes.md'], phrases: ['nothing left to do', 'all merged'] },
}

const table = lines`
  | ID | Paths | Estimate |
  | --- | --- | --- |
  | ENG-1 | src/reader.ts | 20 |
  | ENG-2 | src/reader.ts | 8 |
`

const files = { 'coverage.md': table, 'src/reader.ts': linesOfCode(9) }

const markdown = lines`
  | ID | State |
  | --- | --- |
  | ENG-1 | ACTIVE |
  | ENG-2 | ACTIVE |
`

const told = 5

export default defineRule({
  id: 'hollow-claim',
  group: 'Measures',
  section: 'coverage',
  severity: 'warning',
  unagreed: 'off',
  summary: 'Require a document that says nothing is left to say so of nothing that has a gap.',
  why: 'Notes are a claim about the work, not a measurement of it. Three readers of one project believed a table that was "merged", and nobody worked for 47 hours. The size is a smell test and never a target: it warns that somebody should look before the next reader believes the words.',
  beforehand:
    'Write what is left instead of that nothing is. Name the rows that a sentence is about, in its paragraph or under its heading: it is held against these rows alone. A denial, a condition, a reservation and a quotation are no such claim, nor is what stands in code or in a comment.',
  options: z.strictObject({}),
  examples: [
    {
      title: 'Notes that say there is nothing left',
      config: { coverage },
      markdown,
      files: {
        ...files,
        'notes.md': '# Today\n\nWe looked at everything: all merged, nothing left\nto do.\n',
      },
      reports: ['notes.md:3 warning all merged', 'notes.md:3 warning nothing left to do'],
    },
    {
      title: 'The row with the gap is named in the paragraph, or in the section',
      config: { coverage },
      markdown,
      files: {
        ...files,
        'notes.md': lines`
          ENG-1: nothing left to do.

          ## The reader (ENG-1)

          There is nothing left to do.

          ## The writer

          ENG-2 is large enough.

          All merged!
        `,
      },
      reports: ['notes.md:1 warning nothing left to do', 'notes.md:5 warning nothing left to do'],
    },
    {
      title: 'Denied, conditional, with a reservation, quoted, in code, in a comment, or struck out',
      config: { coverage },
      markdown,
      files: {
        ...files,
        'notes.md': lines`
          It is not true that there is nothing left to do. Once it is all merged we rest.
          There is nothing left to do except the footer. The old notes were wrong: "all merged".
          ~~All merged.~~ Nothing left to document.

          > All merged.

          \`\`\`
          nothing left to do
          \`\`\`

          <!-- all merged -->
        `,
      },
      reports: [],
    },
    {
      title: 'A document that nobody can read',
      config: { coverage },
      markdown,
      files: { ...files, 'notes.md': 'Nothing left \u0000 to do.\n' },
      reports: ['notes.md:1 warning notes.md'],
    },
    {
      title: 'No gap',
      config: { coverage },
      markdown,
      files: {
        'coverage.md': table,
        'src/reader.ts': linesOfCode(20),
        'notes.md': 'Nothing left to do.\n',
      },
      reports: [],
    },
    {
      title: 'Paragraphs about a row without a gap, beside one with a gap',
      config: { coverage },
      markdown,
      files: { ...files, 'notes.md': '# ENG-1\n\nIt has begun.\n\nENG-2: nothing left to do.\n' },
      reports: [],
    },
    {
      title: 'The only row with a gap was given up',
      config: { coverage, states: { ACTIVE: 'active', DROPPED: 'dropped' } },
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | DROPPED |
        | ENG-2 | ACTIVE |
      `,
      files: { ...files, 'notes.md': 'Nothing left to do.\n' },
      reports: [],
    },
  ],
  *texts(reading) {
    const exhausted = reading.settings.coverage?.exhausted
    if (!exhausted) return
    for (const path of textsToMeasure(reading)) yield { side: 'tree', path }
    for (const path of reading.tree.files) if (exhausted.documents.isMatch(path)) yield { side: 'tree', path }
  },
  *check(view) {
    const exhausted = view.settings.coverage?.exhausted
    if (!exhausted) return
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
