import type { PathSet } from '../model/change-settings.js'
import type { CoverageColumns, CoverageSettings } from '../model/coverage-settings.js'
import {
  defaultCoverageColumns,
  defaultFinished,
  defaultGenerated,
  defaultTests,
} from './coverage-defaults.js'
import type { CoverageConfig } from './coverage-schema.js'
import { compileGlobs } from './glob.js'

/** What the section about measures means; null where there is none. */
export const toCoverageSettings = (
  config: CoverageConfig | undefined,
  lineAt: (path: readonly string[]) => number,
): CoverageSettings | null => {
  if (config === undefined) return null
  const { documents, columns, tests, generated, finished, exhausted } = config
  return {
    documents: pathSet(documents),
    columns: toColumns(columns),
    tests: pathSet(tests ?? defaultTests),
    generated: pathSet(generated ?? defaultGenerated),
    finished: {
      states: finished?.states ?? defaultFinished.states,
      words: finished?.words ?? defaultFinished.words,
    },
    exhausted: exhausted
      ? {
          documents: pathSet(exhausted.documents),
          phrases: exhausted.phrases,
          line: lineAt(['coverage', 'exhausted', 'documents']),
        }
      : null,
    line: lineAt(['coverage', 'documents']),
  }
}

const pathSet = (globs: readonly string[]): PathSet => ({ globs, isMatch: compileGlobs(globs) })

const toColumns = (given: CoverageConfig['columns'] = {}): CoverageColumns => {
  const of = (column: keyof CoverageColumns): readonly string[] => {
    const headers = given[column]
    return headers === undefined ? defaultCoverageColumns[column] : [headers].flat()
  }
  return {
    id: of('id'),
    paths: of('paths'),
    estimate: of('estimate'),
    measured: of('measured'),
    notes: of('notes'),
    feature: of('feature'),
    code: of('code'),
    test: of('test'),
  }
}
