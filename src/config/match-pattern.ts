import { toMatcher } from './automaton.js'
import type { PatternFault } from './pattern-node.js'
import { parsePattern } from './pattern-syntax.js'

const maximumPattern = 500

/** Length of the longest match at an offset of a line, in UTF-16 units; 0 where there is none. */
export type MatchAt = (line: string, offset: number) => number

/** Compiles a pattern that is sought anywhere in a line. Bounded in length; at each offset linear in the line. */
export const compileMatch = (source: string): MatchAt | PatternFault => {
  if (source === '') return { offset: 0, expected: 'a pattern that is not empty' }
  if (source.length > maximumPattern)
    return { offset: maximumPattern, expected: `a pattern of at most ${maximumPattern} characters` }
  const node = parsePattern(source)
  if ('offset' in node) return node
  return toMatcher(node) ?? { offset: 0, expected: 'a pattern with fewer repetitions' }
}
