import * as z from 'zod'
import { glob, globs, name, oneOrMore } from './schema-parts.js'

const words = z.array(name).min(1).max(100)
const names = oneOrMore(name)
const files = z.union([glob, globs])

const claimPlace = z.strictObject({
  files: files.describe('The documents in which live claims stand.'),
  under: names.optional().describe('Headings below which they stand. Otherwise anywhere in the file.'),
  except: names.optional().describe('Headings, such as that of retired claims, below which stands none.'),
  rows: names.describe('Header of the column, or label of the line, that lists the IDs of the rows.'),
  name: names.optional().describe('Header of the column that holds the name of the claim.'),
  owner: names.optional().describe('Header of the column, or label, that says who holds the claim.'),
  state: names.optional().describe('Header of the column, or label, that holds the state of the claim.'),
  retired: words.optional().describe('States of a claim that is none any more.'),
})

const claims = z.strictObject({
  states: words.describe('Classes and states in which a row needs a claim.'),
  in: oneOrMore(claimPlace).describe('Where live claims stand.'),
  shared: z.boolean().optional().describe('Whether several claims may list one row.'),
})

const rollup = z.strictObject({
  files: files.optional().describe('The documents that hold the tables of counts. Otherwise the matrices.'),
  under: names.optional().describe('Headings below which every table is one. Otherwise they are recognised.'),
  of: files
    .optional()
    .describe('Matrices whose rows are counted. Otherwise those of the same file, or all where it has none.'),
  sections: z
    .record(name, z.union([z.literal(false), names]))
    .optional()
    .describe('What a label means: headings, or values of a column; false to leave it alone.'),
})

const markPlace = z.strictObject({
  files: files.describe('The documents that hold the checklist.'),
  under: names.optional().describe('Headings below which it stands. Otherwise anywhere in the file.'),
  of: files
    .optional()
    .describe('Matrices whose rows are meant. Otherwise those of the same file, or all where it has none.'),
  marks: z
    .record(z.string().trim().min(1).max(40), words)
    .refine(marks => Object.keys(marks).length > 0, 'at least one mark')
    .describe('Each mark, and the classes and states for which it may stand; "[x]" and "[ ]" are marks too.'),
  mark: names.optional().describe('Header of the column of marks. Otherwise the first column with one.'),
  row: names.optional().describe('Header of the column that names the row. Otherwise the first that does.'),
  complete: z
    .union([z.boolean(), words])
    .optional()
    .describe('Which rows must be listed, each once: true for the live ones, or classes and states.'),
})

/** The sections about what other documents say of the rows. Without one of them nothing of it is checked. */
export const claimSections = {
  claims: claims.optional().describe('Claims on rows: where they stand, and which rows need one.'),
  rollups: oneOrMore(rollup).optional().describe('Tables of counts by state, which the rows must add up to.'),
  marks: oneOrMore(markPlace)
    .optional()
    .describe('Checklists and tables of marks, against the states of the rows.'),
}

/** The sections as the schema has accepted them. */
export type ClaimConfig = z.output<z.ZodObject<typeof claimSections>>
