/** Words around numbers that tell that what the numbers stand for is not done. */

const against = words(
  're-?open(?:ed)?|open|opens|draft|unmerged|unresolved|outstanding|block(?:s|ed|er|ers|ing)?|gated|await(?:s|ed|ing)?',
  "wait(?:s|ed|ing)?|pending|until|till|'til|depends?|depending|needs?|requires?|unless|not|never",
)
const awaitedNext = words(
  '(?<!at )once(?! more| again)|(?:will|to|must|should) (?:land|merge|ship|be (?:landed|merged|shipped))',
)
const followedNext = words(
  '(?<!-)follows|to follow|on top of|(?:stack|queu)(?:ed|s) (?:on|upon|behind|atop)|sits? (?:on|behind|atop)',
)
const landedIn = /(?:land|merg|shipp)ed (?:in|by|with|via|as) (?:PR ?)?$/i
const conjunction = words('after|when|whenever|before|as soon as|if')
const conjunctionBeside =
  /(?<![\p{L}\p{N}_-])(?:after|when|whenever|before|as soon as|if) (?:(?:the|both|all of|either) )?(?:PR|pull request)? ?$/iu
const present =
  /^\s{1,20}(?:lands?|merges?|ships?|closes|goes in|gets|(?:is|are) (?:landed|merged|shipped|in|done|closed))\b/i
const perfect = /^\s{1,20}(?:has|have) (?:been )?(?:landed|merged|shipped|closed)\b/i
const toCome =
  /(?<![\p{L}\p{N}_-])(?:to follow|(?:will|shall|must|should|(?:has|have|is|are|needs) to) (?:follow|land|merge|ship|be (?:landed|merged|shipped)))(?![\p{L}\p{N}_-])|^\s{1,20}follows\s{0,20}$/iu

/** True for words that speak against whatever number stands in their clause, be it before them or behind. */
export const speaksAgainst = (text: string): boolean => against.test(text)

/** True for words that make the numbers behind them awaited: `once`, `on top of`. */
export const awaitsNext = (text: string): boolean =>
  awaitedNext.test(lastPart(text)) || (followedNext.test(lastPart(text)) && !landedIn.test(text))

/** True for words that make the number before them awaited: `to follow`, `must land first`. */
export const isToCome = (text: string): boolean => toCome.test(text)

/**
 * True where the words before the first number and those behind the last make a condition of them: `after #12 lands`.
 * What has landed is a condition only right behind its conjunction, and what landed is none: `after #12 landed`.
 */
export const isCondition = (lead: string, rest: string): boolean =>
  (present.test(rest) && conjunction.test(lastPart(lead))) ||
  (perfect.test(rest) && conjunctionBeside.test(lead))

/** `after review, #12 landed it`: what a comma closes says nothing of the number behind it. */
const lastPart = (text: string): string => text.slice(text.lastIndexOf(',') + 1)

function words(...alternatives: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}_])`, 'iu')
}
