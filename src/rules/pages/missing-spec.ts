import type { Page } from '../page.js'
import { lines } from './shared/lines.js'

const ready = { contracts: { 'ready-row': { rows: ['ready', 'active'], spec: true } } }

const gated = {
  contracts: {
    'active-row': { rows: ['active'], spec: { sections: ['Next step', ['Exit gate', 'Exit criteria']] } },
  },
}

export default {
  why: 'A row that is ready says that somebody can take it up. They can where a document says what is to be done and when it is finished. A link to nothing, or to a text about something else, only looks like one.',
  beforehand:
    'Link the spec in the spec column of the row (`columns.spec`), write the ID into it, and fill its sections, each as a heading or as a row of a table with two columns. A promise to write them, such as TBD or “to be written”, does not count.',
  examples: [
    {
      title: 'No link, a link to nothing, to another site, out of the repository, and to a folder',
      config: ready,
      markdown: lines`
        | ID | State | Spec |
        | --- | --- | --- |
        | ENG-1 | READY | planned: specs/one.md |
        | ENG-2 | READY | [spec](specs/two.md) |
        | ENG-3 | ACTIVE | [spec](https://example.org/three) |
        | ENG-4 | ACTIVE | [spec](../four.md) |
        | ENG-5 | ACTIVE | [spec](specs) |
      `,
      files: { 'specs/one.md': '# ENG-1\n' },
      reports: ['3 error ENG-1', '4 error ENG-2', '5 error ENG-3', '6 error ENG-4', '7 error ENG-5'],
    },
    {
      title: 'A spec that names another row, one that is no text, and the matrix itself',
      config: ready,
      markdown: lines`
        | ID | State | Spec |
        | --- | --- | --- |
        | ENG-1 | READY | [spec](spec.md) |
        | ENG-2 | READY | [spec](spec.bin) |
        | ENG-3 | READY | [spec](#engine) |
      `,
      files: { 'spec.md': '# ENG-10\n', 'spec.bin': 'ENG-2\u0000' },
      reports: ['3 error ENG-1', '4 error ENG-2', '5 error ENG-3'],
    },
    {
      title: 'It names the row; and rows that owe none',
      config: ready,
      markdown: lines`
        | ID | State | Spec |
        | --- | --- | --- |
        | ENG-1 | READY | see [the notes](notes.md), [spec][one] |
        | ENG-2 | INVENTORIED | |
        | ENG-2 | SEE | |

        [one]: /spec.md#engine
      `,
      files: { 'spec.md': 'All of it, (ENG-1..2).\n', 'notes.md': 'Nothing.\n' },
      reports: [],
    },
    {
      title: 'A section is absent, another has nothing in it',
      config: gated,
      markdown: lines`
        | ID | State | Spec |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | [spec](one.md) |
        | ENG-2 | ACTIVE | [spec](two.md) |
        | ENG-3 | ACTIVE | [spec](three.md) |
      `,
      files: {
        'one.md': '# ENG-1\n\n## Next step\n\nRead the footer.\n',
        'two.md': '# ENG-2\n\n## Next step\n\nTBD\n\n## Exit gate\n\nAll files read.\n',
        'three.md':
          '# ENG-3\n\n| Section | Content |\n| --- | --- |\n| Next step | to be written |\n| Exit gate | - |\n',
      },
      reports: ['3 error ENG-1', '4 error ENG-2', '5 error ENG-3'],
    },
    {
      title: 'Sections as headings and as rows of a table, some of them in a second spec',
      config: gated,
      markdown: lines`
        | ID | State | Spec |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | [spec](one.md), [gate](two.md) |
        | ENG-2 | ACTIVE | [spec](three.md) |
      `,
      files: {
        'one.md': '# ENG-1\n\n## 3. Next step: read the footer\n',
        'two.md': '# ENG-1 and its gate\n\n### Exit criteria\n\nAll files read.\n',
        'three.md':
          '# ENG-2\n\n| Section | Content |\n| --- | --- |\n| **Next step** | read the footer |\n| Exit gate | all files read |\n',
      },
      reports: [],
    },
    {
      title: 'The table has no spec column',
      config: ready,
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
      reports: ['3 error ENG-1'],
    },
  ],
} satisfies Page
