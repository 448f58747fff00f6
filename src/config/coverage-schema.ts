import * as z from 'zod'
import { globs, name, oneOrMore } from './schema-parts.js'

const phrases = z.array(z.string().trim().min(2).max(100)).min(1).max(50)
const header = (what: string) => oneOrMore(name).optional().describe(`Headers of the column that ${what}.`)

const columns = z.strictObject({
  id: header('names the row, best first; those of the matrices where it is not given'),
  paths: header('names the files of the row'),
  estimate: header('says how many lines the row will take'),
  measured: header('says how many there are'),
  notes: oneOrMore(name)
    .optional()
    .describe(
      'Headers of columns, here and in the matrices, whose words may claim that the row is finished.',
    ),
  feature: header('names a feature of the row'),
  code: header('holds the anchor of its code'),
  test: header('holds the anchor of its test'),
})

const finished = z.strictObject({
  states: z.array(name).max(100).optional().describe('Classes or states that say that a row is finished.'),
  words: z
    .array(z.string().trim().min(2).max(100))
    .max(50)
    .optional()
    .describe('Words that say so in a note.'),
})

const exhausted = z.strictObject({
  documents: globs.describe('Documents that may not say so while there is a gap.'),
  phrases: phrases.describe('Words that say that nothing is left, compared without case.'),
})

/** The section of the configuration about measures. */
export const coverageSection = z.strictObject({
  documents: globs.describe('The Markdown files that hold the coverage tables.'),
  columns: columns.optional().describe('Headers of the columns, compared without case and marks.'),
  tests: globs.optional().describe('Test files, which are not counted.'),
  generated: globs
    .optional()
    .describe('Generated and foreign files, which are not counted, beside those that .gitattributes names.'),
  finished: finished.optional().describe('What says that a row is finished.'),
  exhausted: exhausted.optional().describe('Words by which a document says that nothing is left.'),
})

/** The section as the schema has accepted it. */
export type CoverageConfig = z.output<typeof coverageSection>
