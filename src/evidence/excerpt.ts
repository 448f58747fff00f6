const longestQuote = 240

/** The first line of a message, kept short, free of the message it was cut from. */
export const subjectOf = (message: string): string => {
  const end = message.search(/[\r\n]/)
  return excerpt(message, 0, end < 0 ? message.length : end, 0)
}

/** The line of a text on which `at` stands, trimmed; of a long line the part around it. */
export function lineAt(text: string, at: number): string {
  let start = at
  let end = at
  while (start > 0 && !isBreak(text.charCodeAt(start - 1))) start--
  while (end < text.length && !isBreak(text.charCodeAt(end))) end++
  return excerpt(text, start, end, at)
}

/** A copy that does not keep the text alive from which it was cut. */
export const detached = (text: string): string => ` ${text}`.slice(1)

/** `2026-07-24` in UTC; the bare number where it is no date. */
export function dateOf(seconds: number): string {
  const date = new Date(seconds * 1000)
  return Number.isNaN(date.getTime()) ? String(seconds) : date.toISOString().slice(0, 10)
}

/** As many digits as people write. */
export const shortSha = (sha: string): string => sha.slice(0, 8)

/** `1 commit`, `3 commits`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

function excerpt(text: string, start: number, end: number, at: number): string {
  if (end - start <= longestQuote) return detached(text.slice(start, end).trim())
  const from = Math.max(start, Math.min(at - longestQuote / 2, end - longestQuote))
  // A cut through the middle of a character would leave a half that no output can hold.
  const cut = text
    .slice(from, from + longestQuote)
    .replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '')
    .trim()
  return detached(`${from > start ? '…' : ''}${cut}${from + longestQuote < end ? '…' : ''}`)
}

const isBreak = (code: number): boolean => code === 10 || code === 13
