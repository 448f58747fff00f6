import * as z from 'zod'
import { plainFigures } from '../model/document-settings.js'
import { compileMatch } from './match-pattern.js'
import { checked, glob, name, oneOrMore } from './schema-parts.js'

const pattern = checked(text => {
  const compiled = compileMatch(text)
  return typeof compiled === 'function' ? null : compiled
})

const most = z.int().min(0).max(1_000_000_000)

const isSomething = (value: object): boolean => Object.values(value).some(each => each !== undefined)

// Each costs a pass over the whole text.
const mostPhrases = 200

const isBounded = (phrases: object): boolean => {
  const count = Object.keys(phrases).length
  return count >= 1 && count <= mostPhrases
}

const budget = z
  .strictObject({
    characters: most.optional().describe('Characters (code points) of the whole text, line ends included.'),
    lines: most.optional().describe('Lines of the whole text.'),
    sections: most.optional().describe('Headings of any depth.'),
    paragraph: most.optional().describe('Characters of the longest paragraph.'),
    cell: most.optional().describe('Characters of the widest cell of a table.'),
    repeats: z
      .int()
      .min(1)
      .max(1_000_000_000)
      .optional()
      .describe('How often one line may stand in the text.'),
    phrases: z
      .record(name, most)
      .refine(isBounded, `from 1 to ${mostPhrases} phrases`)
      .optional()
      .describe('How often a phrase may stand in the text; 0 for never. Case and line breaks do not count.'),
  })
  .refine(isSomething, `at least one of ${plainFigures.join(', ')} and phrases`)

const figure = z.union([
  z.enum(plainFigures),
  z.strictObject({ phrase: name.describe('The phrase that is counted.') }),
])

const log = z.strictObject({
  entry: pattern.describe(
    'A regular expression without look-around, for the start of a line that begins an entry. The first date in that line is its date.',
  ),
  order: z.enum(['oldest-first', 'newest-first']).describe('In which order the entries stand.'),
})

const entry = z
  .strictObject({
    files: oneOrMore(glob).describe('Globs over tracked files; a later one with ! takes away.'),
    budget: budget.optional().describe('The most that each of these files may hold.'),
    ratchet: z
      .array(figure)
      .min(1)
      .max(50)
      .optional()
      .describe(
        'Figures of each of these files that a change may only lower: a word of budget, or { phrase }.',
      ),
    log: log.optional().describe('The entries of a log, and their order.'),
    'append-only': z.boolean().optional().describe('Whether these files together may lose no line.'),
    reason: z.string().trim().min(1).max(500).optional().describe('Why, for whoever has to follow.'),
  })
  .refine(
    each =>
      each.budget !== undefined ||
      each.ratchet !== undefined ||
      each.log !== undefined ||
      each['append-only'] === true,
    'at least one of budget, ratchet, log and append-only',
  )

/** The section of the configuration about documents. Without it nothing is asked of any. */
export const documentSections = {
  documents: z
    .array(entry)
    .min(1)
    .max(100)
    .optional()
    .describe('Documents that are no matrices: how large they may be, how their logs are kept.'),
}

/** The section as the schema has accepted it. */
export type DocumentConfig = z.output<z.ZodObject<typeof documentSections>>
export type DocumentEntryConfig = NonNullable<DocumentConfig['documents']>[number]
