import type { Page } from '../page.js'
import { linesOfCode } from './shared/lines-of-code.js'
import { lines } from './shared/lines.js'

const coverage = { documents: ['coverage.md'] }

const done = lines`
  | ID | State |
  | --- | --- |
  | ENG-1 | DONE |
`

export default {
  graded: 'a notice for a path that is not there yet, where nothing says that its row is finished',
  why: 'Merged is not finished. In one project a module of 198 lines stood where ten thousand were estimated, the notes said "merged", and three readers believed the notes; one count would have told them. A line count is a smell test and never a target: it shows where to look, and says nothing about whether the work is good. So this is a warning, and `862 of 10k lines` is an honest note.',
  beforehand:
    'Say what is done and what is not: a state of a part, or a note such as `862 of 10k`. Where the work turned out smaller, correct the estimate and say why beside it. Never write lines for the sake of their number. Name the code and the test of each feature that you list.',
  examples: [
    {
      title: 'A fragment that says it is finished, by its state and by its note',
      config: { coverage },
      markdown: lines`
        | ID | State | Notes |
        | --- | --- | --- |
        | ENG-1 | DONE | |
        | ENG-2 | ACTIVE, merged | |
        | ENG-3 | GATING | nothing left to do |
        | ENG-4 | DONE | |
      `,
      files: {
        'coverage.md': lines`
          | ID | Paths | Estimate |
          | --- | --- | --- |
          | ENG-1 | src/reader | 12–16 |
          | ENG-2 | \`src/writer/*.ts\`, [more](src/more.ts) | ~20 |
          | ENG-3 | src/more.ts | 5 |
          | ENG-4 | src/reader | 10 |
        `,
        'src/reader/header.ts': linesOfCode(10),
        'src/writer/body.ts': linesOfCode(5),
        'src/more.ts': linesOfCode(4),
      },
      reports: ['3 warning ENG-1', '4 warning ENG-2', '5 warning ENG-3'],
    },
    {
      title: 'Rows that say how far they are, and the row of a part that is merged',
      config: { coverage },
      markdown: lines`
        | ID | State | Notes |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | merged, 9 of 10k lines |
        | ENG-2 | ACTIVE | W1 merged |
        | ENG-3 | PARTIAL | not merged yet |
        | ENG-4 | READY | |
      `,
      files: {
        'coverage.md': lines`
          | ID | Paths | Estimate |
          | --- | --- | --- |
          | ENG-1 | src/reader.ts | 10k |
          | ENG-2 | src/reader.ts | 10k |
          | ENG-3 | src/reader.ts | 10k |
          | ENG-4 | - | 10k |
        `,
        'src/reader.ts': linesOfCode(9),
      },
      reports: [],
    },
    {
      title: 'Tests, generated and foreign files, documents and blank lines are not counted',
      config: { coverage: { ...coverage, tests: ['**/*.check.ts'], generated: ['**/tables.ts'] } },
      markdown: done,
      files: {
        'coverage.md': lines`
          | ID | Paths | Estimate |
          | --- | --- | --- |
          | ENG-1 | src/ | 10 |
        `,
        '.gitattributes': '*.pb.ts linguist-generated\nsrc/foreign/** linguist-vendored\n',
        'src/reader.ts': `${linesOfCode(9)}\n\n  \n`,
        'src/reader.check.ts': linesOfCode(9),
        'src/tables.ts': linesOfCode(9),
        'src/wire.pb.ts': linesOfCode(9),
        'src/foreign/zip.ts': linesOfCode(9),
        'src/README.md': linesOfCode(9),
      },
      reports: ['3 warning ENG-1'],
    },
    {
      title: 'A finished row with features that nothing anchors',
      config: { coverage },
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
        | ENG-2 | ACTIVE |
      `,
      files: {
        'coverage.md': lines`
          | ID | Paths | Estimate |
          | --- | --- | --- |
          | ENG-1 | src/reader.ts | 5 |
          | ENG-2 | src/reader.ts | 5 |

          | ID | Feature | Code | Test |
          | --- | --- | --- | --- |
          | ENG-1 | headers | [reader](src/reader.ts#L1-L3) | \`src/reader.check.ts:1\` |
          | | footers | src/reader.ts:2 | none |
          | | length | src/length.ts | src/reader.check.ts |
          | ENG-2 | trailers | | |
        `,
        'src/reader.ts': linesOfCode(9),
        'src/reader.check.ts': linesOfCode(9),
      },
      reports: ['3 warning ENG-1: footers', '3 warning ENG-1: length'],
    },
    {
      title: 'What cannot be read or counted is named with its line',
      config: { coverage },
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
        | ENG-2 | READY |
      `,
      files: {
        'coverage.md': lines`
          | ID | Paths | Estimate |
          | --- | --- | --- |
          | ENG-1 | src/gone.ts | a lot |
          | ENG-2 | ../elsewhere | |
          | ENG-9 | src/reader.ts | 5 |
          | later | src/reader.ts | 5 |
          | Total | | 10 |

          | Paths | Estimate |
          | --- | --- |
          | src/reader.ts | 5 |
        `,
        'src/reader.ts': linesOfCode(9),
      },
      reports: [
        'coverage.md:3 warning ENG-1 "a lot"',
        'coverage.md:3 warning ENG-1 "src/gone.ts"',
        'coverage.md:4 notice ENG-2 "../elsewhere"',
        'coverage.md:5 warning ENG-9',
        'coverage.md:6 warning "later"',
        'coverage.md:9 warning coverage table without IDs',
      ],
    },
    {
      title: 'A document without a coverage table',
      config: { coverage },
      markdown: done,
      files: { 'coverage.md': 'It will stand here.\n' },
      reports: ['coverage.md:1 warning no coverage table'],
    },
    {
      title: 'Nothing is agreed',
      markdown: done,
      files: { 'coverage.md': '| ID | Paths | Estimate |\n| --- | --- | --- |\n| ENG-1 | - | 10k |\n' },
      reports: [],
    },
  ],
} satisfies Page
