import type { PathSet } from '../model/change-settings.js'
import type { DocumentEntry, Figure, Limit, LogSettings } from '../model/document-settings.js'
import { plainFigures } from '../model/document-settings.js'
import type { DocumentConfig, DocumentEntryConfig } from './document-schema.js'
import { compileGlobs } from './glob.js'
import { compileMatch } from './match-pattern.js'

/** What the section about documents means; `lineOf` gives the line of an entry. */
export const toDocuments = (
  { documents = [] }: DocumentConfig,
  lineOf: (index: number) => number,
): readonly DocumentEntry[] =>
  documents.map(({ files, budget, ratchet, log, reason, ...entry }, index) => ({
    files: pathSets([files].flat()),
    reason: reason ?? null,
    budget: budget ? toLimits(budget) : [],
    ratchet: (ratchet ?? []).map(toFigure),
    log: log ? toLog(log) : null,
    isAppendOnly: entry['append-only'] ?? false,
    line: lineOf(index),
  }))

/** One for each glob; a `!` glob takes away from all before it. */
const pathSets = (globs: readonly string[]): readonly PathSet[] =>
  globs.flatMap((glob, index) => {
    if (glob.startsWith('!')) return []
    const all = [glob, ...globs.slice(index + 1).filter(later => later.startsWith('!'))]
    return { globs: all, isMatch: compileGlobs(all) }
  })

const toFigure = (given: NonNullable<DocumentEntryConfig['ratchet']>[number]): Figure =>
  typeof given === 'string' ? { kind: given } : { kind: 'phrase', phrase: given.phrase }

const toLimits = (budget: NonNullable<DocumentEntryConfig['budget']>): readonly Limit[] => [
  ...plainFigures.flatMap(kind => {
    const most = budget[kind]
    return most === undefined ? [] : { figure: { kind }, most }
  }),
  ...Object.entries(budget.phrases ?? {}).map(([phrase, most]) => ({
    figure: { kind: 'phrase' as const, phrase },
    most,
  })),
]

// What a reader takes for the start of an entry stands at the start of its line.
const longestStart = 1000

const toLog = ({ entry, order }: NonNullable<DocumentEntryConfig['log']>): LogSettings => {
  const match = compileMatch(entry)
  return {
    isEntry: line => typeof match === 'function' && match(line.slice(0, longestStart), 0) > 0,
    order,
  }
}
