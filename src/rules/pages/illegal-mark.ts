import type { Page } from '../page.js'
import { lines } from './shared/lines.js'

const inList = (files = 'README.md', under = 'Status') => ({
  files,
  under,
  marks: { '✅': ['done'], '🚧': ['active', 'gating'], '📋': ['ready'], '🚫': ['blocked'] },
})

export default {
  why: 'A list of marks is the short form of the matrix for those who do not read it. A check mark behind which the row is still in progress claims more than anybody can back, and a row that is missing from the list is not seen at all.',
  beforehand:
    'When you move a row, change its mark in the same change; when you take up the first work on a row, add it to the list. `marks` of the configuration says for which states each mark may stand.',
  examples: [
    {
      title: 'A list of marks, two of which claim too much',
      config: { marks: inList() },
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
        | ENG-2 | ACTIVE |
        | ENG-3 | READY |
        | ENG-4 | BLOCKED |
      `,
      files: {
        'README.md': lines`
          # Reader

          - 🎉 ENG-2 is on its way

          ## Status

          - ✅ ENG-1 reads headers
          - ✅ \`ENG-2\` reads footers, see ENG-1
          - 📋 [ENG-3](matrix.md), ENG-4
          - Everything else is open
        `,
      },
      reports: ['README.md:8 error ENG-2', 'README.md:9 error ENG-4'],
    },
    {
      title: 'Boxes as marks, and every live row listed once',
      config: {
        marks: {
          files: 'matrix.md',
          under: 'Checklist',
          marks: { '[x]': ['done'], '[ ]': ['live', 'planned'] },
          complete: true,
        },
      },
      markdown: lines`
        ## Checklist

        - [x] ENG-1 headers
        - [ ] ENG-2 footers
        - [x] ENG-3 search
        - [ ] ENG-2 again
        - [ ] tell the others

        ## Rows

        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
        | ENG-2 | ACTIVE |
        | ENG-3 | READY |
        | ENG-4 | READY |
        | ENG-5 | INVENTORIED |
      `,
      reports: ['5 error ENG-3', '6 error ENG-2 again', '16 error ENG-4 is not listed'],
    },
    {
      title: 'A table of marks: an unknown mark, no mark, an unknown row, a mark without a row',
      config: {
        ids: 'ENG-\\d+',
        marks: {
          files: 'matrix.md',
          under: 'Support',
          mark: 'Support',
          row: 'Row',
          marks: { '✅': ['DONE', 'GATING'], '🚧': ['ACTIVE'] },
          complete: ['GATING'],
        },
      },
      markdown: lines`
        ## Support

        | Support | What | Row |
        | :---: | --- | --- |
        | ✅ | headers | ENG-1 |
        | 🚀 | footers | ENG-2 |
        | | search | ENG-3 |
        | 🚧 | index | ENG-9 |
        | 🚧 | ENG-2 | - |

        ## Rows

        | ID | State |
        | --- | --- |
        | ENG-1 | GATING |
        | ENG-2 | ACTIVE |
        | ENG-3 | ACTIVE |
      `,
      reports: ['6 error ENG-2', '7 error ENG-3', '8 error ENG-9 is no row', '9 error 🚧 without a row'],
    },
    {
      title: 'A section without marks, a heading that is not there, a document that is not there',
      config: {
        marks: [inList(), inList('README.md', 'Progress'), inList('CHECKLIST.md')],
      },
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
      `,
      files: { 'README.md': '# Reader\n\n## Status\n\nENG-1 is done.\n' },
      reports: [
        'README.md:1 error Progress',
        'README.md:3 error Status',
        '.github/rowaudit.yml:45 error CHECKLIST.md',
      ],
    },
    {
      title: 'A matrix that cannot be read',
      config: { marks: inList() },
      markdown: lines`
        | ID | State |
        | --- | --- |
        <<<<<<< ours
        | ENG-1 | ACTIVE |
        =======
        | ENG-1 | DONE |
        >>>>>>> theirs
      `,
      files: { 'README.md': '## Status\n\n- ✅ ENG-1\n' },
      reports: [],
      skips: ['matrix.md was not read'],
    },
  ],
} satisfies Page
