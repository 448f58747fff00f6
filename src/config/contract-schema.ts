import * as z from 'zod'
import { globs, name, oneOrMore } from './schema-parts.js'

const most = 50
const reason = z.string().trim().min(1).max(500)
const alternatives = z.array(oneOrMore(name)).min(1).max(most)

const spec = z.union([
  z.literal(true),
  z.strictObject({
    sections: alternatives.describe(
      'Sections with something in them, as headings or as rows of a two-column table; of a list one is enough.',
    ),
  }),
])

const anchors = z
  .strictObject({
    code: globs.optional().describe('An anchor must lead to one of these files: the code.'),
    test: globs.optional().describe('An anchor must lead to one of these files: its tests.'),
    evidence: globs.optional().describe('An anchor must lead to one of these files: a ledger, a log.'),
    columns: oneOrMore(name).optional().describe('Headers of the columns that hold anchors. Otherwise all.'),
    lines: z.boolean().optional().describe('Whether an anchor counts only with a line. Otherwise not.'),
  })
  .refine(
    ({ code, test, evidence, columns }) => code ?? test ?? evidence ?? columns,
    'at least one of code, test, evidence and columns',
  )

const contract = z.strictObject({
  rows: z
    .array(name)
    .min(1)
    .max(100)
    .optional()
    .describe('Classes and states of the rows. Otherwise all but dropped ones.'),
  matrices: globs.optional().describe('Matrices in which the rows stand. Otherwise all.'),
  spec: spec
    .optional()
    .describe('true, or { sections }: the spec is a tracked file that names the row, and has the sections.'),
  anchors: anchors.optional().describe('Places in the repository that the row has to point at.'),
  'closing-commit': oneOrMore(name)
    .optional()
    .describe('Headers of the column that names a commit on base; one is enough.'),
  columns: alternatives
    .optional()
    .describe('Columns that hold something; of a list the table needs one, and that is meant.'),
  reason: reason.optional().describe('Why, for whoever has to mend it.'),
})

/** The sections of the configuration about what rows have to show. Without contracts nothing is demanded. */
export const contractSections = {
  contracts: z
    .record(name, contract)
    .optional()
    .describe('What rows in some states have to show, by the name of the contract.'),
  placeholders: z
    .array(z.string().trim().max(100))
    .max(200)
    .optional()
    .describe('Texts of cells that hold nothing, instead of the documented ones. An empty cell always does.'),
}

/** The sections as the schema has accepted them. */
export type ContractsConfig = z.output<z.ZodObject<typeof contractSections>>
export type ContractConfig = NonNullable<ContractsConfig['contracts']>[string]
