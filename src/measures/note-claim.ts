import { assertionsOf } from './assertion.js'

const longestNote = 4000

/** All that may stand before the word in its clause: with any other subject it speaks of a part (`first slice merged`). */
const ofAll =
  /^(?:(?:all|everything|fully|completely|entirely|it|this|the|whole|row|module|feature|item|task|work|code|there|we|and|so|is|are|was|were|has|have|been|now|already|got|done)(?:\s+|$))*$/i

/** Words by which a note that claims it takes it back. */
const rest =
  /(?<![\p{L}])(?<!(?:nothing|no|none|not|zero|0)(?: is| are)? )(?:partial|partially|partly|pending|missing|remaining|remains|remain|still open|open|unmerged|incomplete|wip|in progress|half|stub)(?![\p{L}])/iu

const share = /(?<![\w.,/])(\d[\d,.]*)\s?(k)?\s?(?:\/|of|out of)\s?(\d[\d,.]*)\s?(k)?(?![\w/])/gi

/** The word by which a note claims that its row is finished, as it stands there; null where it does not. */
export const claimIn = (note: string, patterns: readonly RegExp[]): string | null => {
  const text = note.slice(0, longestNote)
  for (const pattern of patterns)
    for (const { start, end } of assertionsOf(text, pattern))
      if (ofAll.test(clauseBefore(text, start))) return isTakenBack(text) ? null : text.slice(start, end)
  return null
}

const clauseBefore = (text: string, at: number): string =>
  (
    text
      .slice(Math.max(0, at - 200), at)
      .split(/[.,;:!?|–—()[\]"*_\n]/)
      .at(-1) ?? ''
  ).trim()

/** `862 of 10k` is honest, whatever word stands beside it. */
const isTakenBack = (text: string): boolean =>
  rest.test(text) ||
  [...text.matchAll(share)].some(([, some = '', someScale, all = '', allScale]) => {
    const [few, many] = [valueOf(some, someScale), valueOf(all, allScale)]
    return few < many
  })

const valueOf = (digits: string, scale: string | undefined): number =>
  Number(digits.replace(/,/g, '').replace(/\.$/, '')) * (scale === undefined ? 1 : 1000)
