import * as z from 'zod'
import { coverageOf } from '../measures/coverage.js'
import { inDigits, inLines, isFigureOf, parseFigure } from '../measures/estimate.js'
import { textsToMeasure } from '../measures/wanted-texts.js'
import { lines } from './shared/lines.js'
import { linesOfCode } from './shared/lines-of-code.js'
import { defineRule } from './rule.js'

const coverage = { documents: ['coverage.md'] }

export default defineRule({
  id: 'coverage-drift',
  group: 'Measures',
  section: 'coverage',
  severity: 'warning',
  unagreed: 'off',
  summary: 'Require every size that a coverage table records to be the measured one.',
  why: 'A figure that nobody measures again is a claim like any other, and readers trust it more than words. A line count is a smell test and never a target, so nobody has to keep it exact: `~862` may be off by a tenth, `1.2k` stands for what rounds to it, and a table need not record a figure at all.',
  beforehand:
    'Run `rowaudit measure` and paste the table that it prints. Write a rough figure, `~860` or `0.9k`, or set a tolerance, so that not every change has to edit the table and meets every other change there.',
  options: z.strictObject({
    tolerance: z
      .number()
      .min(0)
      .max(100)
      .default(0)
      .describe('Percent of the measured size by which every figure may be off.'),
  }),
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
  *texts(reading) {
    for (const path of textsToMeasure(reading)) yield { side: 'tree', path }
  },
  *check(view, { tolerance }) {
    for (const { ids, written, measured, files } of coverageOf(view).rows) {
      if (written === null) continue
      const figure = parseFigure(written.text)
      if (figure && isFigureOf(figure, measured, tolerance / 100)) continue
      const [id = ''] = ids
      const shown = written.text.slice(0, 60)
      yield {
        subject: id,
        id,
        message: figure
          ? `Unexpected size ${shown} of ${id}, expected ${inDigits(measured)}: there ${measured === 1 ? 'is' : 'are'} ${inLines(measured)} in ${files === 1 ? '1 file' : `${inDigits(files)} files`}`
          : `Unexpected size "${shown}" of ${id}, expected a number of lines, such as ${inDigits(measured)}`,
        help: `Write ${inDigits(measured)}, or a rough figure such as ~${inDigits(measured)}; \`rowaudit measure\` prints the whole table.`,
        place: written.place,
        extra: { measured },
      }
    }
  },
})
