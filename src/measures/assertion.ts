/** Where a text says a phrase and means it: offsets in UTF-16 units. */
export interface Assertion {
  readonly start: number
  readonly end: number
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

/** Finds a phrase in any case, its words parted by any white space, not as a part of a longer word. */
export const phrasePattern = (phrase: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}_])${phrase.trim().split(/\s+/).map(escaped).join('\\s+')}(?![\\p{L}\\p{N}_])`,
    'giu',
  )

const longestSentence = 400
/** What says a phrase more often than any text that people write is not read to its end. */
const mostMentions = 2000

const denial =
  /(?:^|[^\p{L}])(?:not|never|nor|neither|nobody|nowhere|hardly|barely|cannot|without|until|till|once|if|when|whenever|before|unless|whether|almost|nearly|soon|should|must|will|would|could|may|might|far from|expect(?:s|ed)?|plan(?:s|ned)?|to be|claim(?:s|ed)?|said|says|so-called|\p{L}+n['’]t)(?![\p{L}])/iu
const directDenial = /(?:^|[^\p{L}])(?:no|un|non)[\s-]*$/iu
const reservation =
  /(?:^|[^\p{L}])(?:except|excepting|but|besides|unless|until|till|if|once|when|apart from|other than|yet to|still|(?<!(?:nothing|none|no) )(?:pending|awaiting|remaining|remains|missing))(?![\p{L}])/iu
/** `W1`, `M2.7`, `#12`: what is said of parts is not said of the row. */
const part = /(?:^|[^\p{L}\d_-])(?:[A-Z]{1,2}\d[\w.-]*|#\d+)/u
const opening = /["'“‘«„`~]$/
const closing = /^["'”’»“`~]/

/**
 * Where a text says a phrase as something that is so. Not where the sentence denies it, makes it depend on something, keeps
 * a reservation, tells of parts, or only quotes it: what is not surely said blames nobody. Linear in the text.
 */
export const assertionsOf = (text: string, pattern: RegExp): readonly Assertion[] => {
  const said: Assertion[] = []
  let mentions = 0
  for (const match of text.matchAll(pattern)) {
    if (mentions++ >= mostMentions) break
    const start = match.index
    const end = start + match[0].length
    const before = lastSentence(text.slice(Math.max(0, start - longestSentence), start))
    const after = firstSentence(text.slice(end, end + longestSentence))
    const isQuoted = opening.test(before) && closing.test(after)
    const isDenied = denial.test(before) || directDenial.test(before) || reservation.test(after)
    const isOfParts = part.test(before)
    if (!isQuoted && !isDenied && !isOfParts) said.push({ start, end })
  }
  return said
}

/** Looked for from the end, which is where it is near. */
const lastSentence = (text: string): string => {
  for (let at = text.length - 1; at >= 0; at--) {
    const character = text[at] ?? ''
    const isEnd =
      character === '|' || ('.;!?'.includes(character) && /^(?:\s|$)/.test(text.slice(at + 1, at + 2)))
    if (isEnd) return text.slice(at + 1)
  }
  return text
}

const firstSentence = (text: string): string => {
  const end = text.search(/[.;!?](?=\s|$)|[|]/)
  return end < 0 ? text : text.slice(0, end)
}
