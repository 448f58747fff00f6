import { defaultFinished, defaultGenerated, defaultTests } from './coverage-defaults.js'
import type { CoverageConfig } from './coverage-schema.js'
import { covers } from './glob-cover.js'
import { sameValue, type Looser } from './looser.js'

type Section = CoverageConfig | undefined

/** What the section about measures demands less of. Where nobody can tell which is stricter, it is named too. */
export const relaxedCoverage = (before: Section, after: Section): readonly Looser[] => {
  if (before === undefined) return []
  if (after === undefined) return [{ path: [], words: 'nothing is measured any more' }]
  const said = (key: string, words: string): Looser => ({ path: ['coverage', key], words })
  const lost = (list: readonly string[] = [], now: readonly string[] = []): readonly string[] =>
    list.filter(each => !now.includes(each))
  const [old, now] = [before.finished, after.finished]
  return [
    ...(covers(after.documents, before.documents)
      ? []
      : [said('documents', 'coverage tables are sought in other documents')]),
    ...(sameValue(before.columns, after.columns)
      ? []
      : [said('columns', 'coverage tables are read by other headers')]),
    // Files that are not counted make a gap wider; files that are counted now make it narrower.
    ...lost(before.tests ?? defaultTests, after.tests ?? defaultTests).map(each =>
      said('tests', `${each} counts as production code`),
    ),
    ...lost(before.generated ?? defaultGenerated, after.generated ?? defaultGenerated).map(each =>
      said('generated', `${each} counts as production code`),
    ),
    ...lost(old?.states ?? defaultFinished.states, now?.states ?? defaultFinished.states).map(each =>
      said('finished', `${each} does not say any more that a row is finished`),
    ),
    ...lost(old?.words ?? defaultFinished.words, now?.words ?? defaultFinished.words).map(each =>
      said('finished', `"${each}" does not say any more that a row is finished`),
    ),
    ...relaxedExhausted(before.exhausted, after.exhausted),
  ]
}

const relaxedExhausted = (
  before: CoverageConfig['exhausted'],
  after: CoverageConfig['exhausted'],
): readonly Looser[] => {
  if (before === undefined) return []
  const path = ['coverage', 'exhausted']
  if (after === undefined) return [{ path: ['coverage'], words: 'any document may say that nothing is left' }]
  return [
    ...(covers(after.documents, before.documents)
      ? []
      : [{ path, words: 'other documents may not say that nothing is left' }]),
    ...before.phrases
      .filter(each => !after.phrases.includes(each))
      .map(each => ({ path, words: `a document may say "${each}"` })),
  ]
}
