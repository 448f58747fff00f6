import type { Page } from '../page.js'
import { linesOfCode } from './shared/lines-of-code.js'
import { lines } from './shared/lines.js'

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

export default {
  why: 'Notes are a claim about the work, not a measurement of it. Three readers of one project believed a table that was "merged", and nobody worked for 47 hours. The size is a smell test and never a target: it warns that somebody should look before the next reader believes the words.',
  beforehand:
    'Write what is left instead of that nothing is. Name the rows that a sentence is about, in its paragraph or under its heading: it is held against these rows alone. A denial, a condition, a reservation and a quotation are no such claim, nor is what stands in code or in a comment.',
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
} satisfies Page
