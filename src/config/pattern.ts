import { toMatcher } from './automaton.js'
import type { PatternFault } from './pattern-node.js'
import { parsePattern } from './pattern-syntax.js'

const maximumPattern = 500
const maximumText = 256

/** The longest match at the start of a text; null where there is none. */
export type IdPattern = (text: string) => string | null

/** Compiles the grammar of an ID. Bounded in length, and linear in the text whatever it says. */
export const compileIdPattern = (source: string): IdPattern | PatternFault => {
  if (source.length > maximumPattern)
    return { offset: maximumPattern, expected: `a pattern of at most ${maximumPattern} characters` }
  const node = parsePattern(source)
  if ('offset' in node) return node
  const match = toMatcher(node)
  if (!match) return { offset: 0, expected: 'a pattern with fewer repetitions' }
  return text => {
    const bounded = text.slice(0, maximumText)
    const length = match(bounded)
    return length === 0 ? null : bounded.slice(0, length)
  }
}
