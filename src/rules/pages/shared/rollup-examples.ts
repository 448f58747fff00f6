import type { Example } from '../../page.js'
import { lines } from './lines.js'

/** Tables of counts that their rows add up to, and each way in which they do not. */
export const rollupExamples: readonly Example[] = [
  {
    title: 'Counts by section and in total, one of them left behind',
    config: { rollups: {} },
    markdown: lines`
      # Plan

      | Area | Rows | READY | \`ACTIVE\` | DONE |
      | --- | ---: | ---: | ---: | ---: |
      | Reader | 2 | 1 | - | 1/2 |
      | Writer | 1 | 0 | 1 | |
      | **Total** | **3** | **1** | **2** | **1** |

      ## The reader

      | ID | State |
      | --- | --- |
      | ENG-1 | READY |
      | ENG-2 | DONE |

      ## Writer

      | ID | State |
      | --- | --- |
      | ENG-3 | ACTIVE |
    `,
    reports: ['7 error Total ACTIVE'],
  },
  {
    title: 'States in the lines, a class among them, and a subtotal',
    config: { rollups: {} },
    markdown: lines`
      | State | Rows | Reader |
      | --- | --- | --- |
      | READY | 1 | 1 |
      | ACTIVE | 2 | 1 |
      | Subtotal | 3 | 2 |
      | done | 2 | 0 |
      | Subtotal | 1 | 0 |
      | Elsewhere | 7 | 7 |
      | Total | 4 | 2 |

      ## Reader

      | ID | State |
      | --- | --- |
      | ENG-1 | READY |
      | ENG-2 | ACTIVE |

      ## Writer

      | ID | State |
      | --- | --- |
      | ENG-3 | ACTIVE |
      | ENG-4 | DONE |
    `,
    reports: ['6 error done Rows'],
  },
  {
    title:
      'A count in another document, by the value of a column, by matrix, and in the words of the configuration',
    config: {
      matrices: ['matrix.md', 'more.md'],
      rollups: [
        { files: 'status.md', under: 'By area', sections: { 'The rest': ['B', 'C'], Hardware: false } },
        { files: 'status.md', under: 'By file', of: ['matrix.md', 'more.md'] },
      ],
    },
    markdown: lines`
      | ID | Area | State |
      | --- | --- | --- |
      | ENG-1 | A | DONE |
      | ENG-2 | B | DONE |
      | ENG-3 | C | READY |
    `,
    files: {
      'more.md': '| ID | Area | State |\n| --- | --- | --- |\n| KV-1 | A | READY |\n',
      'status.md': lines`
        ## By area

        | Area | Done |
        | --- | --- |
        | A | 1 of 2 |
        | The rest | 2/2 |
        | Hardware | 5/9 |
        | All | 2/4 |

        ## By file

        | Matrix | READY |
        | --- | --- |
        | [first](matrix.md) | 1 |
        | more | 0 |
      `,
    },
    reports: ['status.md:6 error The rest Done', 'status.md:15 error more READY'],
  },
  {
    title: 'A label that is no section, and a count that is none',
    config: { rollups: {} },
    markdown: lines`
      | Area | READY | DONE |
      | --- | --- | --- |
      | Writer | 1 | 2 |
      | Total | about 2 | 0 |

      ## Reader

      | ID | State |
      | --- | --- |
      | ENG-1 | READY |
    `,
    reports: ['3 error Writer is no section', '4 error Total READY'],
  },
  {
    title: 'Under a heading that is named, a table without states; another heading is not there',
    config: { rollups: { files: 'matrix.md', under: ['Summary', 'Totals'] } },
    markdown: lines`
      # Plan

      ## Summary

      | Area | Lines |
      | --- | --- |
      | Reader | 12 |

      ## Reader

      | ID | State |
      | --- | --- |
      | ENG-1 | READY |
    `,
    reports: ['1 error Totals', '5 error Area | Lines'],
  },
  {
    title: 'A document, and a section, without any table of counts',
    config: { rollups: [{ files: 'status.md' }, { files: 'plan.md', under: 'Counts' }] },
    markdown: lines`
      | ID | State |
      | --- | --- |
      | ENG-1 | READY |
    `,
    files: { 'status.md': 'All is well.\n', 'plan.md': '# Plan\n\n## Counts\n\nSoon.\n' },
    reports: ['status.md:1 error status.md', 'plan.md:3 error plan.md'],
  },
  {
    title: 'Tables that only look like counts, and no other: a legend, prose, figures of something else',
    config: { rollups: {} },
    markdown: lines`
      | State | Meaning |
      | --- | --- |
      | READY | 1 spec is there |
      | DONE | 0 gaps |

      | Test | Done |
      | --- | --- |
      | parse | 31 |

      | ID | State | DONE |
      | --- | --- | --- |
      | ENG-1 | READY | 7 |
    `,
    reports: ['.github/rowaudit.yml:20 error rollups'],
  },
  {
    title: 'A matrix that cannot be read',
    config: { rollups: {} },
    markdown: lines`
      | ID | State |
      | --- | --- |
      <<<<<<< ours
      | ENG-1 | ACTIVE |
      =======
      | ENG-1 | DONE |
      >>>>>>> theirs
    `,
    reports: [],
    skips: ['matrix.md was not read'],
  },
]
