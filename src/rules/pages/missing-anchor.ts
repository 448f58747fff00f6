import type { Page } from '../page.js'
import { lines } from './shared/lines.js'

const anchors = { code: ['src/**'], test: ['tests/**'] }

const files = { 'src/reader.ts': 'one\ntwo\n', 'tests/reader.ts': 'one\n', 'docs/log.md': '# Log\n' }

export default {
  why: 'A row that says gated or done makes a claim about code. Without a place where that code stands, and where its test does, the next reader has to believe it, or to do the search again.',
  beforehand:
    'Write a link to the file, best with its lines (`[reader](src/reader.ts#L10-L20)`), or its path from the top (`src/reader.ts:10`), into a column of anchors before you move the row. A folder is no anchor.',
  examples: [
    {
      title: 'No anchor at all, none for the tests, a file that is not tracked, and only a folder',
      config: { contracts: { gated: { rows: ['GATING', 'done'], anchors } } },
      markdown: lines`
        | ID | State | Where |
        | --- | --- | --- |
        | ENG-1 | GATING | - |
        | ENG-2 | GATING | [reader](src/reader.ts#L1) |
        | ENG-3 | DONE | src/gone.ts:12, tests/reader.ts |
        | ENG-4 | DONE | [all](src), [reader test](tests/reader.ts) |
      `,
      files,
      reports: [
        '3 error ENG-1 code',
        '3 error ENG-1 test',
        '4 error ENG-2 test',
        '5 error ENG-3 code',
        '6 error ENG-4 code',
      ],
    },
    {
      title: 'Links, paths in the text, with lines and without; and rows that owe none',
      config: { contracts: { gated: { rows: ['GATING', 'done'], anchors } } },
      markdown: lines`
        | ID | State | Where |
        | --- | --- | --- |
        | ENG-1 | GATING | [reader](src/reader.ts), \`tests/reader.ts:1\` |
        | ENG-2 | DONE | src/reader.ts:1-2; [test][test] |
        | ENG-3 | ACTIVE | |
        | ENG-4 | SEE | |

        [test]: tests/reader.ts
      `,
      files,
      reports: [],
    },
    {
      title: 'Only some columns hold anchors, and the third kind is evidence',
      config: {
        contracts: {
          'done-row': {
            rows: ['done'],
            anchors: { code: ['src/**'], evidence: ['docs/log.md'], columns: ['Code', 'Evidence'] },
          },
        },
      },
      markdown: lines`
        | ID | State | Upstream | Code | Evidence |
        | --- | --- | --- | --- | --- |
        | ENG-1 | DONE | src/reader.ts:1 | - | [log](docs/log.md) |
        | ENG-2 | DONE | - | src/reader.ts:1 | see the log |
      `,
      files,
      reports: ['3 error ENG-1 code', '4 error ENG-2 evidence'],
    },
    {
      title: 'The contract wants lines, and names a column that the table has not',
      config: {
        contracts: {
          'done-row': { rows: ['done'], anchors: { code: ['src/**'], lines: true } },
          'active-row': { rows: ['active'], anchors: { code: ['src/**'], columns: 'Our code' } },
        },
      },
      markdown: lines`
        | ID | State | Code |
        | --- | --- | --- |
        | ENG-1 | DONE | [reader](src/reader.ts) |
        | ENG-2 | DONE | [reader](src/reader.ts#L2) |
        | ENG-3 | ACTIVE | [reader](src/reader.ts#L2) |
      `,
      files,
      reports: ['3 error ENG-1 code', '5 error ENG-3 code'],
    },
  ],
} satisfies Page
