import type { Page } from '../page.js'
import { linesOfCode } from './shared/lines-of-code.js'
import { lines } from './shared/lines.js'

const coverage = { documents: ['coverage.md'] }

export default {
  why: 'A figure that nobody measures again is a claim like any other, and readers trust it more than words. A line count is a smell test and never a target, so nobody has to keep it exact: `~862` may be off by a tenth, `1.2k` stands for what rounds to it, and a table need not record a figure at all.',
  beforehand:
    'Run `rowaudit measure` and paste the table that it prints. Write a rough figure, `~860` or `0.9k`, or set a tolerance, so that not every change has to edit the table and meets every other change there.',
  examples: [
    {
      title: 'A figure left behind, and one that is none',
      config: { coverage },
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | ACTIVE |
      `,
      files: {
        'coverage.md': lines`
          | ID | Paths | Estimate | Measured |
          | --- | --- | --- | --- |
          | ENG-1 | src/reader.ts | 10k | 862 |
          | ENG-2 | src/reader.ts | 10k | plenty |
        `,
        'src/reader.ts': linesOfCode(9),
      },
      reports: ['coverage.md:3 warning ENG-1', 'coverage.md:4 warning ENG-2'],
    },
    {
      title: 'Figures that are right, rough, rounded, or not given',
      config: { coverage },
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
      files: {
        'coverage.md': lines`
          | ID | Paths | Estimate | Measured |
          | --- | --- | --- | --- |
          | ENG-1 | src/reader.ts | 10k | 19 lines |
          | ENG-1 | src/reader.ts | 10k | ~18 |
          | ENG-1 | src/reader.ts | 10k | 0.02k |
          | ENG-1 | src/reader.ts | 10k | - |
        `,
        'src/reader.ts': linesOfCode(19),
      },
      reports: [],
    },
    {
      title: 'A tolerance for all figures',
      config: { coverage, rules: { 'coverage-drift': { tolerance: 5 } } },
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | ACTIVE |
      `,
      files: {
        'coverage.md': lines`
          | ID | Paths | Measured |
          | --- | --- | --- |
          | ENG-1 | src/reader.ts | 21 |
          | ENG-2 | src/reader.ts | 22 |
        `,
        'src/reader.ts': linesOfCode(20),
      },
      reports: ['coverage.md:4 warning ENG-2'],
    },
  ],
} satisfies Page
