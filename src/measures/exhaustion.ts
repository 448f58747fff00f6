import { idMatcher } from '../evidence/id-matcher.js'
import type { Place } from '../model/place.js'
import type { FileText } from '../model/tree.js'
import { assertionsOf, phrasePattern, type Assertion } from './assertion.js'
import { passagesOf, withoutAsides, type Passage } from './prose.js'
import { scopeFinder, type Scope } from './section-scope.js'

/** Words by which a document says that nothing is left, and about which rows it says so. */
export interface Exhaustion extends Scope {
  readonly phrase: string
  readonly place: Place
  /** How often the document says the same again about the same. */
  repeats: number
}

/**
 * Finds the phrases in a document, once for each part of it that they are about: their own paragraph where that names a
 * row, else the smallest section that does, else the document, else every row there is.
 */
export const exhaustionsOf = (
  path: string,
  text: FileText,
  phrases: readonly string[],
  ids: Iterable<string>,
): readonly Exhaustion[] => {
  const patterns = phrases.map(phrase => ({ phrase, pattern: phrasePattern(phrase) }))
  if (!patterns.some(({ pattern }) => text.text.search(pattern) >= 0)) return []
  const matcher = idMatcher([...new Set(ids)].map(id => ({ id, names: [id] })))
  const namesIn = (part: string): ReadonlySet<string> => new Set(matcher.namesIn(part).map(({ id }) => id))
  const sectionAt = scopeFinder(path, text, namesIn)
  const said = new Map<string, Map<Scope | string, Exhaustion>>()
  const all: Exhaustion[] = []
  for (const passage of passagesOf(text.text)) {
    const own = withoutAsides(passage.text)
    for (const { phrase, pattern } of patterns) {
      const assertions = assertionsOf(own, pattern)
      const [first] = assertions
      if (!first) continue
      const about = namesIn(passage.text)
      const scope = about.size > 0 ? { about, within: 'the same paragraph' } : sectionAt(passage.line)
      const key = about.size > 0 ? [...about].sort().join(' ') : scope
      const known = said.get(phrase) ?? new Map<Scope | string, Exhaustion>()
      said.set(phrase, known)
      const before = known.get(key)
      if (before) before.repeats += assertions.length
      else {
        const place = placeIn(path, passage, first)
        const found: Exhaustion = { phrase, ...scope, place, repeats: assertions.length - 1 }
        known.set(key, found)
        all.push(found)
      }
    }
  }
  return all
}

const placeIn = (path: string, { text, line: first }: Passage, { start, end }: Assertion): Place => {
  const before = text.slice(0, start).split('\n')
  const within = text.slice(start, end).split('\n')
  const column = (before.at(-1) ?? '').length + 1
  const line = first + before.length - 1
  return {
    path,
    line,
    endLine: line + within.length - 1,
    column,
    endColumn: within.length === 1 ? column + end - start : (within.at(-1) ?? '').length + 1,
  }
}
