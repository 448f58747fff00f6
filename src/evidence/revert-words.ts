/** What a subject says, freed of `Revert`, `Reapply` and pull request numbers. */
export interface BareSubject {
  /** How often it is reverted: 1 for `Revert "…"`, 2 for `Reapply "…"` and `Revert "Revert "…""`. */
  readonly depth: number
  /** What stands in the innermost quotes, without its number. */
  readonly text: string
  /** Number of the pull request at its end, `(#12)`; 0 where there is none. */
  readonly number: number
}

/** What a message says about taking other commits back. */
export interface RevertWords {
  readonly subject: BareSubject
  /** Object names, whole or abbreviated, lower case. */
  readonly shas: readonly string[]
  /** Numbers of pull requests. */
  readonly numbers: readonly number[]
  /** Said of one entry of a list of commits, as in a squash, and not of the whole. */
  readonly partly: boolean
}

const sha = '[0-9a-f]{7,64}\\b'
const bySha = new RegExp(
  `(?:\\bthis reverts(?: commits?)?|^[ \\t]{0,20}reverts?(?: commits?)?)[\\s:]{1,20}(${sha}(?:[\\s,]{1,20}(?:and\\s{1,20})?${sha}){0,200})`,
  'gim',
)
const byNumber =
  /^[ \t]{0,20}(?:this )?reverts?:? (?:pull request |pr )?(?:[\w.-]{1,100}\/[\w.-]{1,100})?#(\d{1,9})\b/gim
const quoted = /^([ \t]{0,20}(?:[*>-][ \t]{1,20})?(?:Revert|Reapply) ")(.*)/gm

/** Peels a subject. Linear in its length, whatever its depth. */
export function bareSubject(subject: string): BareSubject {
  let text = subject.trim()
  let depth = 0
  for (;;) {
    const number = numberAtEnd(text)
    if (number > 0) text = text.slice(0, text.lastIndexOf('(#')).trimEnd()
    const times = text.startsWith('Revert "') ? 1 : text.startsWith('Reapply "') ? 2 : 0
    if (times === 0) return { depth, text, number }
    depth += times
    text = text.slice(text.indexOf('"') + 1, text.endsWith('"') ? -1 : undefined).trimEnd()
  }
}

/** Number of the pull request that a subject ends with; 0 where there is none. */
export const numberAtEnd = (subject: string): number => {
  if (!subject.endsWith(')')) return 0
  return Number(/\(#(\d{1,9})\)$/.exec(subject.slice(-12))?.[1] ?? 0)
}

/** What a message says it takes back; null where it says nothing of the kind. */
export function revertWords(message: string, subject: BareSubject): RevertWords | null {
  if (!/revert|reapply/i.test(message)) return null
  const shas: string[] = []
  const numbers: number[] = []
  let first = Infinity
  for (const match of message.matchAll(bySha)) {
    shas.push(...((match[1] ?? '').toLowerCase().match(/[0-9a-f]{7,64}/g) ?? []))
    first = Math.min(first, match.index)
  }
  for (const match of message.matchAll(byNumber)) {
    numbers.push(Number(match[1]))
    first = Math.min(first, match.index)
  }
  if (subject.depth === 0 && first === Infinity) return null
  const list = message.search(/^\* /m)
  return { subject, shas, numbers, partly: subject.depth === 0 && list >= 0 && list < first }
}

const passing =
  /\b(?:revert(?:s|ed|ing)?|undo(?:es|ing|ne)?|back(?:s|ed|ing)?[ -]?out|roll(?:s|ed|ing)?[ -]?back)\b/i

/** True for a message that speaks of taking something back, whether or not it says what. */
export const speaksOfRevert = (message: string): boolean => passing.test(message)

/** The message with blanks for every subject that a `Revert` or `Reapply` quotes: same length, same lines. */
export function ownWords(message: string): string {
  if (!/(?:Revert|Reapply) "/.test(message)) return message
  return message.replace(quoted, (_line, lead: string, rest: string) => {
    const end = rest.lastIndexOf('"')
    const length = end < 0 ? rest.length : end
    return lead + ' '.repeat(length) + rest.slice(length)
  })
}
