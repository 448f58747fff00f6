/** What an excuse says, before anybody knows whom it reaches. */
export interface WaiverText {
  readonly rule: string
  readonly id: string | null
  readonly reason: string
  readonly until: string | null
}

export type ReadWaiver = WaiverText | { readonly fault: string }

const longest = 2000
const longestReason = 500
const begins = /^rowaudit\s*:/i
const shape = 'rowaudit: allow RULE (ID): reason'

/** Reads a comment: null for one that is nothing to us. `until DATE` may stand before the colon or at the end. */
export const readWaiverComment = (comment: string): ReadWaiver | null => {
  if (!begins.test(comment)) return null
  if (comment.length > longest) return { fault: `it is longer than ${longest} characters` }
  const text = inLine(comment.replace(begins, ''))
  const allow = /^allow\s+([\w-]+)\s*/i.exec(text)
  if (!allow) return { fault: `expected \`${shape}\`` }
  const rest = text.slice(allow[0].length)
  const id = /^\(([^()]*(?:\([^()]*\)[^()]*)*)\)\s*/.exec(rest)
  const behind = rest.slice(id?.[0].length ?? 0)
  const until = /^until\s+(\S+?)\s*(?=:|$)/i.exec(behind)
  const said = behind.slice(until?.[0].length ?? 0)
  if (said !== '' && !said.startsWith(':')) {
    return { fault: `expected a colon before the reason, as in \`${shape}\`` }
  }
  return toWaiver(allow[1] ?? '', id?.[1]?.trim() || null, said.slice(1).trim(), until?.[1] ?? null)
}

const line = /^[ \t]*rowaudit-allow[ \t]*:(.*)$/gim

/** Reads the lines `Rowaudit-Allow: RULE ID reason` of a commit message; an ID with spaces stands in parentheses. */
export const readWaiverLines = (
  message: string,
): readonly { readonly text: string; readonly read: ReadWaiver }[] =>
  Array.from(message.replace(/\r\n?/g, '\n').matchAll(line), match => {
    const text = inLine(match[0])
    if (text.length > longest) return { text, read: { fault: `it is longer than ${longest} characters` } }
    const said = inLine(match[1] ?? '')
    const parts = /^([\w-]+)(?:\s+(?:\(([^()]+)\)|(\S+)))?\s*(.*)$/.exec(said)
    const id = (parts?.[2] ?? parts?.[3]?.replace(/:$/, ''))?.trim()
    if (!parts || !id) return { text, read: { fault: 'expected `Rowaudit-Allow: RULE ID reason`' } }
    return { text, read: toWaiver(parts[1] ?? '', id, (parts[4] ?? '').replace(/^:\s*/, ''), null) }
  })

const inLine = (text: string): string => text.replace(/[\s\u0000-\u001f\u007f]+/g, ' ').trim()

const toWaiver = (rule: string, id: string | null, said: string, first: string | null): ReadWaiver => {
  const last = first === null ? /(?:^|[\s,(])until (\d{4}-\d{2}-\d{2})[.)]?$/i.exec(said) : null
  const until = first ?? last?.[1] ?? null
  if (until !== null && !isDay(until))
    return { fault: `${cut(until, 40)} is no day, expected one such as 2026-12-31` }
  const reason = cut(
    said.slice(0, last?.index ?? said.length).replace(/^[\s,(–—-]+|[\s,(–—-]+$/g, ''),
    longestReason,
  )
  if (!/[\p{L}\p{N}]/u.test(reason)) return { fault: 'it gives no reason' }
  return { rule, id, reason, until }
}

/** True for a day of the calendar, `2026-12-31`. */
const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text
