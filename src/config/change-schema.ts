import * as z from 'zod'
import { globFault } from './glob.js'
import { compileMatch } from './match-pattern.js'
import type { PatternFault } from './pattern-node.js'
import { checked, glob, globs, name } from './schema-parts.js'

const words = z.array(name).min(1).max(100)
const reason = z.string().trim().min(1).max(500)

const pattern = checked(text => {
  const compiled = compileMatch(text)
  return typeof compiled === 'function' ? null : compiled
})

const wild = /[*?[{]/

/** A whole tree is no claim: whoever mends a line in it would owe what he cannot honestly write. */
const narrowFault = (text: string): PatternFault | null => {
  const fault = globFault(text)
  if (fault || text.startsWith('!')) return fault
  const parts = text.split('/')
  const first = parts.findIndex(part => wild.test(part))
  return /^\*+$/.test(parts.at(-1) ?? '') && first >= 0 && first < 2
    ? { offset: 0, expected: 'narrow paths, such as src/registry/*.ts, and not a whole tree' }
    : null
}

const narrowGlobs = z.array(checked(narrowFault)).min(1).max(200)

const move = z.strictObject({
  from: words.optional().describe('Classes or states that the row comes from, or arrival. Otherwise any.'),
  to: words.optional().describe('Classes or states that the row goes to, or departure. Otherwise any.'),
  matrices: globs.optional().describe('Matrices in which the row stands, before or after. Otherwise all.'),
})

const matches = z.strictObject({
  of: pattern.describe('A regular expression without look-around, for a part of a line: one entry.'),
  in: globs.describe('Files that hold the entries. They are one set together.'),
})

const triggerWith = (paths: z.ZodArray<z.ZodString>) =>
  z
    .strictObject({
      move: move.optional().describe('A row whose state changes; rows that arrive and depart too.'),
      measurement: globs
        .optional()
        .describe(
          'A measurement record that is created, or whose text changes beyond white space and links.',
        ),
      matches: matches
        .optional()
        .describe(
          'An entry added, removed or renamed: the set that a pattern finds, not any edit of a file.',
        ),
      paths: paths.optional().describe('Any change of these files beyond white space and link targets.'),
    })
    .refine(
      trigger => Object.values(trigger).some(each => each !== undefined),
      'at least one of move, measurement, matches and paths',
    )

const owed = z.union([
  glob,
  z
    .strictObject({
      any: globs.optional().describe('Documents of which one is enough.'),
      section: words.optional().describe('Headings of a section in the moved row’s own spec; one is enough.'),
    })
    .refine(({ any, section }) => (any === undefined) !== (section === undefined), 'either any or section'),
])

const obligation = z.strictObject({
  when: triggerWith(narrowGlobs).describe('What sets it off; of several any one.'),
  owes: z
    .array(owed)
    .min(1)
    .max(50)
    .describe(
      'Each of these: a document as a glob, { any: globs }, or { section: headings } in the row’s spec.',
    ),
  reason: reason.optional().describe('Why, for whoever has to pay.'),
})

const guard = z.strictObject({
  document: z.union([glob, globs]).describe('The document that may not change alone.'),
  with: triggerWith(globs).describe('What permits an edit of it; of several any one.'),
  reason: reason.optional().describe('Why, for whoever edits it.'),
})

const login = checked(text =>
  /^[A-Za-z0-9_*-]{1,60}(?:\[bot\])?$/.test(text)
    ? null
    : { offset: 0, expected: 'a login, in which * stands for anything' },
)

/** The sections of the configuration about changes. Without one of them nothing of it is owed or forbidden. */
export const changeSections = {
  obligations: z
    .record(name, obligation)
    .optional()
    .describe('What some changes owe, by the name of the obligation.'),
  guards: z
    .array(guard)
    .max(50)
    .optional()
    .describe('Documents that may change only together with something else.'),
  moves: z
    .record(name, z.array(name).max(100))
    .optional()
    .describe(
      'Where rows may go: class or state, or arrival, and the classes and states, or departure, it may become.',
    ),
  'exempt-authors': z
    .array(login)
    .max(100)
    .optional()
    .describe('Authors of pull requests who owe nothing and need not name a row, such as "*[bot]".'),
}

/** The sections as the schema has accepted them. */
export type ChangeConfig = z.output<z.ZodObject<typeof changeSections>>
export type ObligationConfig = NonNullable<ChangeConfig['obligations']>[string]
export type GuardConfig = NonNullable<ChangeConfig['guards']>[number]
export type TriggerConfig = ObligationConfig['when']
