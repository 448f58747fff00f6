import * as z from 'zod'
import { severities, stateClasses } from '../model/row.js'
import { changeFaults } from './change-faults.js'
import { changeSections } from './change-schema.js'
import { contractFaults } from './contract-faults.js'
import { contractSections } from './contract-schema.js'
import { claimFaults } from './claim-faults.js'
import { claimSections } from './claim-schema.js'
import { documentSections } from './document-schema.js'
import { coverageFaults } from './coverage-faults.js'
import { coverageSection } from './coverage-schema.js'
import { compileIdPattern } from './pattern.js'
import type { PatternFault } from './pattern-node.js'
import { checked, glob, globs, name, oneOrMore } from './schema-parts.js'

/** What the configuration has to know of a rule. */
export interface RuleOptions {
  readonly id: string
  /** A zod object; every option has a default. */
  readonly options: z.ZodType
}

const maximumStars = 3

const branchFault = (text: string): PatternFault | null => {
  if (text === '' || text.length > 200) return { offset: 0, expected: 'a name of 1 to 200 characters' }
  const strange = /^[-/!]|[\u0000-\u0020\u007f~^:?[\\(){}|]|\.\.|\/\/|[/.]$|\.lock$/.exec(text)
  if (strange) return { offset: strange.index, expected: 'a branch name, in which * stands for anything' }
  const star = [...text.matchAll(/\*+/g)][maximumStars]
  return star ? { offset: star.index, expected: `at most ${maximumStars} "*"` } : null
}

const branch = checked(branchFault)

const rowBranch = checked(text => {
  const prefix = /^(?:refs\/(?:heads|remotes\/origin)|origin)\//.exec(text)?.[0]
  if (prefix !== undefined)
    return { offset: 0, expected: `the name of the branch alone: ${text.slice(prefix.length)}` }
  const offset = text.indexOf('{id}')
  if (offset < 0) return { offset: 0, expected: 'a pattern with {id} in it, such as row/{id}' }
  const second = text.indexOf('{id}', offset + 1)
  return second < 0 ? branchFault(text.replace('{id}', 'ID')) : { offset: second, expected: '{id} once' }
})

const ids = checked(text => {
  if (text === '') return { offset: 0, expected: 'a pattern that is not empty' }
  const compiled = compileIdPattern(text)
  return typeof compiled === 'function' ? null : compiled
})

const columns = z.strictObject({
  id: oneOrMore(name).optional().describe('Headers of the column that holds the ID, best first.'),
  state: oneOrMore(name).optional().describe('Headers of the column that holds the state, best first.'),
  spec: oneOrMore(name).optional().describe('Headers of the column that links the spec of the row.'),
  owner: oneOrMore(name).optional().describe('Headers of the column that names who holds the row.'),
  references: oneOrMore(name)
    .optional()
    .describe('Headers of columns whose #numbers and SHAs are evidence, beside the note of the state.'),
})

const configurableClasses = stateClasses.filter(each => each !== 'unknown')
const stateClass = z.enum(configurableClasses)

const state = z.union([
  stateClass,
  z.strictObject({
    class: stateClass.describe('What the state amounts to.'),
    evidence: z
      .enum(['none', ...severities])
      .optional()
      .describe('How gravely a row without a trace of work weighs. By the class where it is not given.'),
    live: z.boolean().optional().describe('Whether somebody may be counting on the row.'),
  }),
])

const severity = z.enum(['off', ...severities])

/** `off`, a severity, or an object with a severity and the options of the rule. */
const ruleSetting = (options: z.ZodType): z.ZodType => {
  const own = options instanceof z.ZodObject ? options : z.object({})
  const severityKey = severity.optional().describe('How grave a finding is; off to be silent.')
  return z.union([severity, own.safeExtend({ severity: severityKey }).strict()])
}

/** The settings of all rules. Most rules have the same options, none, and share one schema: each takes its time to build. */
const ruleSettings = (rules: readonly RuleOptions[]) => {
  const byOptions = new Map<z.ZodType, z.ZodType>()
  const settingOf = (options: z.ZodType): z.ZodType => {
    const setting = byOptions.get(options) ?? ruleSetting(options).optional()
    byOptions.set(options, setting)
    return setting
  }
  return z.strictObject(Object.fromEntries(rules.map(({ id, options }) => [id, settingOf(options)])))
}

/** The whole configuration. Its keys are fixed; those of a rule come with the rule. */
export const configSchema = (rules: readonly RuleOptions[]) => {
  const settings = ruleSettings(rules)
  const entry = z.strictObject({
    files: oneOrMore(glob).describe('Globs over tracked files; a later one with ! takes away.'),
    rules: settings.optional().describe('Settings of rules for these files alone.'),
    records: globs.optional().describe('What is record and not work for the rows of these files.'),
    'allow-empty': z
      .string()
      .trim()
      .min(1)
      .optional()
      .describe('Why these files may hold no rows: the reason.'),
  })
  const sections = z.strictObject({
    base: oneOrMore(branch)
      .refine(bases => ![bases].flat()[0]?.includes('*'), 'the name of one branch first, the trunk')
      .optional()
      .describe('Branches on which work counts as landed; the first is the trunk.'),
    matrices: z
      .array(z.union([glob, entry]))
      .min(1)
      .max(200)
      .optional()
      .describe('The Markdown files that hold status tables: globs over tracked files, or entries.'),
    columns: columns.optional().describe('Headers of the columns, compared without case and marks.'),
    ids: ids
      .optional()
      .describe('Grammar of an ID: a regular expression without look-around, for the start of the cell.'),
    namespace: z
      .enum(['repository', 'file'])
      .optional()
      .describe('Whether an ID means the same row everywhere, or only within its file.'),
    states: z
      .record(name, state)
      .refine(states => Object.keys(states).length > 0, 'at least one state')
      .optional()
      .describe('The vocabulary: each state, and its class or an object.'),
    branches: z
      .array(rowBranch)
      .min(1)
      .max(50)
      .optional()
      .describe('Names of branches that belong to a row; {id} stands for its ID.'),
    parked: z
      .array(branch)
      .max(50)
      .optional()
      .describe('Names of branches that are nobody’s work at present.'),
    records: globs
      .optional()
      .describe('What is record and not work. The matrices and the configuration always are.'),
    rules: settings.optional().describe('Severity and options of each rule.'),
    ...contractSections,
    ...claimSections,
    ...changeSections,
    ...documentSections,
    coverage: coverageSection
      .optional()
      .describe('How large the work of a row is, by an estimate and by what there is.'),
  })
  return sections.superRefine((config, context) => {
    const faults = [
      ...contractFaults(config, config.states),
      ...claimFaults(config, config.states),
      ...changeFaults(config, config.states),
      ...coverageFaults(config.coverage, config.states),
    ]
    for (const { path, expected, ...fault } of faults) {
      const params = 'atKey' in fault ? { params: { atKey: fault.atKey } } : {}
      context.addIssue({ code: 'custom', message: expected, path: [...path], ...params })
    }
  })
}

/** A configuration that the schema has accepted. */
export type Config = z.output<ReturnType<typeof configSchema>>
