import { assertionsOf } from './assertion.js'

const longestNote = 4000

/** What a note says of a part, and not of the row: `W1 merged`, `#12 merged`, `first slice merged`. */
const part =
  /(?:[^\s]*\d[^\s]*|(?:^|[\s(])(?:part|parts|slice|slices|phase|step|stage|skeleton|scaffold|scaffolding|spec|spike|plan|design|groundwork|foundation|half|some|most|much|mostly|partly|partially|first|stub|stubs|branch))(?:\s+(?:is|are|was|were|has been|have been|now|already))*\s*$/iu

/** Words by which a note that claims it takes it back. */
const rest =
  /(?<![\p{L}])(?<!(?:nothing|no|none|not|zero|0)(?: is| are)? )(?:partial|partially|partly|pending|missing|remaining|remains|remain|still open|open|unmerged|incomplete|wip|in progress|half|stub)(?![\p{L}])/iu

const share = /(?<![\w.,/])(\d[\d,.]*)\s?(k)?\s?(?:\/|of|out of)\s?(\d[\d,.]*)\s?(k)?(?![\w/])/gi

/** The word by which a note claims that its row is finished, as it stands there; null where it does not. */
export const claimIn = (note: string, patterns: readonly RegExp[]): string | null => {
  const text = note.slice(0, longestNote)
  for (const pattern of patterns)
    for (const { start, end } of assertionsOf(text, pattern))
      if (!part.test(lastWords(text.slice(0, start))))
        return isTakenBack(text) ? null : text.slice(start, end)
  return null
}

const lastWords = (text: string): string =>
  text
    .slice(-60)
    .split(/[.,;:!?|–—()]/)
    .at(-1) ?? ''

/** `862 of 10k` is honest, whatever word stands beside it. */
const isTakenBack = (text: string): boolean =>
  rest.test(text) ||
  [...text.matchAll(share)].some(([, some = '', someScale, all = '', allScale]) => {
    const [few, many] = [valueOf(some, someScale), valueOf(all, allScale)]
    return few < many
  })

const valueOf = (digits: string, scale: string | undefined): number =>
  Number(digits.replace(/,/g, '').replace(/\.$/, '')) * (scale === undefined ? 1 : 1000)
