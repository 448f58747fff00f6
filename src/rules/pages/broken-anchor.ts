import type { Page } from '../page.js'
import { lines } from './shared/lines.js'

const audited = { contracts: { audited: {} } }

const pointing = { contracts: { pointing: { rows: ['active'], anchors: { code: ['src/**'] } } } }

export default {
  graded: 'warning where only a name in code marks beside the anchor is not on its line any more',
  why: 'A row is believed for what it points at. A file that was moved and a line that is gone leave a claim that nobody can check, and that looks as well founded as before.',
  beforehand:
    'When you move or shorten a file, look for its path in the matrices. Addresses of other sites are not looked at. A path in the text may be of another repository: it counts with a line, in the columns that `anchors.columns` of a contract names, and without these where it is tracked and matches what the contract wants. One that is not tracked counts where it matches, and its folder is here.',
  examples: [
    {
      title: 'A file that is gone, a folder that never was, a link out of the repository',
      config: audited,
      markdown: lines`
        | ID | State | Code |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | [reader](src/gone.ts) |
        | ENG-2 | ACTIVE | [all of it](src/format/) |
        | ENG-3 | ACTIVE | [notes](../notes.md) |
      `,
      files: { 'src/reader.ts': 'export const read = 1\n' },
      reports: ['3 error ENG-1 src/gone.ts', '4 error ENG-2 src/format', '5 error ENG-3 ../notes.md'],
    },
    {
      title: 'Lines that are not there, in a link and in the text, and an empty file',
      config: pointing,
      markdown: lines`
        | ID | State | Code |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | [reader](src/reader.ts#L2-L4) |
        | ENG-2 | ACTIVE | \`src/reader.ts:1,4\` |
        | ENG-3 | ACTIVE | src/reader.ts#L9 |
        | ENG-4 | ACTIVE | [nothing](src/empty.ts#L1) |
        | ENG-5 | ACTIVE | [far](/src/reader.ts#L99999999999), \`src/empty.ts:99999999999\` |
      `,
      files: { 'src/reader.ts': 'one\ntwo\nthree\n', 'src/empty.ts': '' },
      reports: [
        '3 error ENG-1 src/reader.ts',
        '4 error ENG-2 src/reader.ts',
        '5 error ENG-3 src/reader.ts',
        '6 error ENG-4 src/empty.ts',
        '7 error ENG-5 src/empty.ts',
        '7 error ENG-5 src/reader.ts',
      ],
    },
    {
      title: 'A path beside the matrix, and a line whose number stands in a link',
      config: pointing,
      markdown: lines`
        | ID | State | Code |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | ./src/LICENSE:9 |
        | ENG-2 | ACTIVE | src/reader.ts:[9](src/LICENSE) |
        | ENG-3 | ACTIVE | ./src/LICENSE:1 |
      `,
      files: { 'src/LICENSE': 'MIT\n', 'src/reader.ts': 'one\n' },
      reports: ['3 error ENG-1 src/LICENSE', '4 error ENG-2 src/reader.ts'],
    },
    {
      title:
        'Lines of a folder and of a binary file; a heading that is not there, in another file and in this one',
      config: audited,
      markdown: lines`
        | ID | State | Code |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | [all](src#L1), [picture](src/form.bin#L1) |
        | ENG-2 | ACTIVE | [spec](spec.md#exit-gate), [above](#engine) |
      `,
      files: { 'src/form.bin': 'a\u0000b\n', 'spec.md': '# ENG-2\n\n## Exit criteria\n' },
      reports: [
        '3 error ENG-1 src',
        '3 error ENG-1 src/form.bin',
        '4 error ENG-2 matrix.md',
        '4 error ENG-2 spec.md',
      ],
    },
    {
      title: 'What the anchor names has moved within the file, or has another name',
      config: pointing,
      markdown: lines`
        | ID | State | Code |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | [\`Reader::read\`](src/reader.ts#L1) |
        | ENG-2 | ACTIVE | \`write()\` (src/reader.ts:2) |
        | ENG-3 | ACTIVE | \`src/reader.ts:9\` (\`read\`) |
      `,
      files: { 'src/reader.ts': `${'//\n'.repeat(8)}const read = 1\n` },
      reports: ['3 warning ENG-1 src/reader.ts', '4 warning ENG-2 src/reader.ts'],
    },
    {
      title: 'All of it leads somewhere',
      config: pointing,
      markdown: lines`
        | ID | State | Code |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | [reader](src/reader.ts#L1-L2), [all](src), \`src/reader.ts:2\`, [\`read\`](/src/reader.ts#L2) |
        | ENG-2 | ACTIVE | [gate](docs/spec.md#2-the-exit-gate--and-why), [again](docs/spec.md#notes-1), [named](docs/spec.md#here) |
      `,
      files: {
        'src/reader.ts': '// Reads.\nconst read = 1\n',
        'docs/spec.md': '# 2. The exit gate & *and* why\n\n## Notes\n\n## Notes\n\n<a id="here"></a>\n',
      },
      reports: [],
    },
    {
      title: 'What may be meant for elsewhere is left alone',
      config: pointing,
      markdown: lines`
        | ID | State | Code |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | upstream/core.py:84, localhost:8080, at 12:30, ~/src/reader.ts:99, reader.ts:99, src/core.py:84, docs/log.md:9 |
        | ENG-2 | ACTIVE | [src/reader.ts:99](https://example.org/src/reader.ts#L99), [issue](../../issues/7), ~~[old](gone.md)~~ |
      `,
      files: { 'src/reader.ts': 'const read = 1\n', 'docs/log.md': '# Log\n' },
      reports: [],
    },
    {
      title:
        'In a named column a path that matches is meant; in another column it may be of another repository',
      config: {
        contracts: { gated: { anchors: { code: ['src/**'], columns: 'Our code' } } },
      },
      markdown: lines`
        | ID | State | Upstream | Our code |
        | --- | --- | --- | --- |
        | ENG-1 | GATING | \`src/core.ts:12\` | \`src/gone.ts:12\` |
        | ENG-2 | GATING | \`src/reader.ts:12\` | [reader](src/reader.ts), port of core.py:80 and src/v1/core.ts:9 |
      `,
      files: { 'src/reader.ts': 'const read = 1\n' },
      reports: ['3 error ENG-1 src/gone.ts'],
    },
    {
      title: 'The change moves a whole folder',
      config: { contracts: { gated: { anchors: { code: ['src/**'], columns: 'Our code' } } } },
      before: lines`
        | ID | State | Our code |
        | --- | --- | --- |
        | ENG-1 | GATING | \`src/v1/reader.ts:1\` |
      `,
      markdown: lines`
        | ID | State | Our code |
        | --- | --- | --- |
        | ENG-1 | GATING | \`src/v1/reader.ts:1\` |
      `,
      filesBefore: { 'src/v1/reader.ts': 'const read = 1\n' },
      files: { 'src/v2/reader.ts': 'const read = 1\n' },
      reports: ['3 error ENG-1 src/v1/reader.ts'],
    },
    {
      title: 'Rows that no contract covers',
      config: { contracts: { 'done-row': { rows: ['done'] } } },
      markdown: lines`
        | ID | State | Code |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | [reader](src/gone.ts) |
        | ENG-1 | SEE | [reader](src/gone.ts) |
      `,
      reports: [],
    },
  ],
} satisfies Page
