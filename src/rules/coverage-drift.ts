import * as z from 'zod'
import { measureCode } from './shared/section-code.js'
import { defineRule } from './rule.js'

export default defineRule({
  id: 'coverage-drift',
  group: 'Measures',
  section: 'coverage',
  load: measureCode.load,
  severity: 'warning',
  unagreed: 'off',
  summary: 'Require every size that a coverage table records to be the measured one.',
  options: z.strictObject({
    tolerance: z
      .number()
      .min(0)
      .max(100)
      .default(0)
      .describe('Percent of the measured size by which every figure may be off.'),
  }),
  *texts(reading) {
    for (const path of measureCode.now.textsToMeasure(reading)) yield { side: 'tree', path }
  },
  *check(view, { tolerance }) {
    const { coverageOf, inDigits, inLines, isFigureOf, parseFigure } = measureCode.now
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
