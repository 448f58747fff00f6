import { idAt, type FoundId, type IdGrammar } from './id.js'

/** IDs with which a text begins, and what follows them. */
export interface IdList {
  readonly ids: readonly FoundId[]
  readonly rest: string
}

/** Why IDs that a text begins with cannot be taken. */
export type IdFault = 'wide' | 'backwards' | 'many'

/** More IDs than one cell may stand for. */
export const mostIds = 500
const span = /^ ?(?:\.\.+|…|‥) ?|^[–—~]| [–—] | to /y
const splitNumber = /^(.*?)(\d{1,15})$/s

interface Counted {
  readonly prefix: string
  readonly digits: string
}

const counted = (id: string): Counted | null => {
  const match = splitNumber.exec(id)
  return match && { prefix: match[1]!, digits: match[2]! }
}

const members = (first: FoundId, { prefix, digits }: Counted, last: string): readonly FoundId[] | IdFault => {
  const from = Number(digits)
  const count = Number(last) - from + 1
  if (last.length > 15 || count > mostIds) return 'wide'
  if (count < 2) return 'backwards'
  const width = digits.startsWith('0') || digits.length === last.length ? digits.length : 0
  return Array.from({ length: count }, (_, index) => {
    const id = `${prefix}${String(from + index).padStart(width, '0')}`
    return { ...first, id }
  })
}

const asRange = (ids: readonly FoundId[] | IdFault, rest: string): IdList | IdFault =>
  typeof ids === 'string' ? ids : { ids, rest }

/** `A-1..4`, `A-1–4`, `A-1 to A-4` after the ID `A-1`; null where no range follows, a fault where it cannot be counted. */
const rangeAfter = (first: FoundId, rest: string, grammar: IdGrammar): IdList | IdFault | null => {
  span.lastIndex = 0
  const mark = rest === '' ? undefined : span.exec(rest)?.[0]
  const start = mark === undefined ? null : counted(first.id)
  if (!start || mark === undefined) return null
  const behind = rest.slice(mark.length)
  const last = idAt(behind, grammar)
  const full = last && counted(last.id)
  if (full && full.prefix === start.prefix && (start.prefix !== '' || mark.trim() === mark)) {
    return asRange(members(first, start, full.digits), behind.slice(last.id.length))
  }
  // A number by itself is the end of a range only where no space could make it the start of a title.
  const number =
    mark.trim() === mark || mark.includes('..') ? /^\d{1,15}(?![\p{L}\p{N}_])/u.exec(behind) : null
  return number && asRange(members(first, start, number[0]), behind.slice(number[0].length))
}

/** A pattern may take `KV-1..4` for one ID; it is a range all the same. */
const splitRange = (found: FoundId): IdList | IdFault | null => {
  if (!found.id.includes('..')) return null
  const match = /^(.+?)\.{2,3}(\d+)$/s.exec(found.id)
  const start = match && counted(match[1]!)
  return start && asRange(members(found, start, match[2]!), '')
}

const separator = /^(?: ?[,;/&+] ?| and | und |, and )/
const kin = (id: string): string => /^[A-Za-z]*/.exec(id)![0]

/** `AB-01/02`: digits of the same width after an ID. */
const sibling = (previous: FoundId, text: string): FoundId | null => {
  const start = counted(previous.id)
  const digits = /^\d+(?![\p{L}\p{N}_]|[.-][\p{L}\p{N}_])/u.exec(text)?.[0]
  if (!start || start.prefix === '' || digits?.length !== start.digits.length) return null
  return { ...previous, id: start.prefix + digits }
}

/** Reads all IDs with which a text begins: one, a list, or a range. Null where there is none, a fault where not all can be taken. */
export const idsAt = (text: string, grammar: IdGrammar): IdList | IdFault | null => {
  const first = idAt(text, grammar)
  if (!first) return null
  // Nothing but one ID is what most cells hold.
  if (first.id.length === text.length) {
    const range = splitRange(first)
    return typeof range === 'string' ? range : { ids: range?.ids ?? [first], rest: '' }
  }
  const ids: FoundId[] = []
  let rest = text.slice(first.id.length)
  let found: FoundId = first
  let kept = { ids: [first], rest }
  let related = true
  for (;;) {
    const range = splitRange(found)
    const after = range ?? rangeAfter(found, rest, grammar)
    if (typeof after === 'string') return after
    ids.push(...(after?.ids ?? [found]))
    if (after && after !== range) rest = after.rest
    if (related || rest.trim() === '') kept = { ids: [...ids], rest }
    if (ids.length > mostIds) return 'many'
    const mark = separator.exec(rest)?.[0] ?? (/^ /.test(rest) ? ' ' : null)
    if (mark === null) break
    const behind = rest.slice(mark.length)
    const next = (mark.includes('/') ? sibling(ids.at(-1)!, behind) : null) ?? idAt(behind, grammar)
    if (!next?.searchable && !/[,;&]/.test(mark)) break
    if (!next) break
    const written = behind.startsWith(next.id) ? next.id.length : counted(next.id)!.digits.length
    // Words that only look like IDs (`ENG-1, UTF-8 handling`) belong to the title, unless nothing else follows.
    related = related && mark !== ' ' && kin(next.id) === kin(first.id)
    found = next
    rest = behind.slice(written)
  }
  return kept
}
