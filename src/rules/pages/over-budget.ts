import type { Page } from '../page.js'
import { lines } from './shared/lines.js'

const notes = (budget: object, more = {}) => ({ documents: [{ files: ['notes.md'], budget, ...more }] })

const rows = lines`
  | ID | State |
  | --- | --- |
  | ENG-1 | READY |
`

export default {
  why: 'A document that only grows is read by nobody, and what is written into it is soon only repeated: in one progress file of 3,531 lines a single phrase stood 4,888 times and one line 311 times, while the work stood still.',
  beforehand:
    'Look in `documents` of the configuration before you write into a status or a progress file. Replace what is no longer so instead of adding to it, move what is long into the spec of its row, and take the same sentence out where it already stands.',
  examples: [
    {
      title: 'Too many lines, characters and sections; the finding stands where the limit is passed',
      markdown: rows,
      config: notes({ lines: 4, characters: 20, sections: 1 }),
      files: { 'notes.md': '# Notes\n\nBegun.\n\n## More\n\nMore.\n' },
      reports: ['notes.md:5 error characters', 'notes.md:5 error lines', 'notes.md:5 error sections'],
    },
    {
      title: 'A paragraph, a cell and a line that are too much, each where it stands',
      markdown: rows,
      config: notes({ paragraph: 30, cell: 12, repeats: 2 }),
      files: {
        'notes.md': lines`
          # Notes

          The import reads the header
          and the footer.

          | Part | Said |
          | --- | --- |
          | footer | nearly all done |

          - Checked.
          - Checked.
          - Checked.
        `,
      },
      reports: [
        'notes.md:3 error paragraph "The import reads the header and the footer."',
        'notes.md:8 error cell "nearly all done"',
        'notes.md:11 error line "- Checked."',
      ],
    },
    {
      title:
        'A phrase that may not stand there, in any case and over a line end, and one that may stand once',
      markdown: rows,
      config: notes({ phrases: { 'nothing left to do': 0, merged: 1 } }),
      files: {
        'notes.md': lines`
          The footer is **merged**, the header unmerged. There is *nothing
          left* to do.

          Merged again.
        `,
      },
      reports: ['notes.md:1 error phrase "nothing left to do"', 'notes.md:4 error phrase "merged"'],
    },
    {
      title: 'A name that is no file, and a file that is no text',
      markdown: rows,
      config: { documents: [{ files: ['notes.md', 'nots.md'], budget: { lines: 10 } }] },
      files: { 'notes.md': 'a\0b\n' },
      reports: ['notes.md:1 error text of notes.md', '.github/rowaudit.yml:21 error nots.md'],
    },
    {
      title: 'Just as large as it may be; fences and rules repeat themselves everywhere',
      markdown: rows,
      config: notes({ lines: 8, sections: 1, paragraph: 6, repeats: 1, phrases: { done: 1 } }),
      files: { 'notes.md': '# Notes\n\nDone 🎉\n\n---\n\n---\n\n' },
      reports: [],
    },
    {
      title: 'No section of the configuration asks for anything',
      markdown: rows,
      files: { 'notes.md': 'The same.\n'.repeat(1000) },
      reports: [],
    },
  ],
} satisfies Page
