/** An ID at the start of a text, and what kind of ID it is. */
export interface FoundId {
  readonly id: string
  /** A bare ordinal, a zero-padded or a dotted number would be found in messages that do not mean it. */
  readonly searchable: boolean
  readonly lettered: boolean
}

/** The grammar in force: a configured pattern, or null for the documented one. */
export interface IdGrammar {
  readonly pattern: ((text: string) => string | null) | null
  /** Under a header that says ID also `ab-3fk2` is one. */
  readonly underIdHeader: boolean
}

const named = [
  // ENG-FOO, MODEL-TEXT-llama-llama-for-causal-lm, KV.2-X, UTF-8; not X-ray, not SCAN_MAX_BYTES
  /^(?![A-Z]-[a-z])[A-Z][A-Z0-9]*(?:[._][A-Z0-9]+)*(?:-[A-Za-z0-9]+(?:[._+][A-Za-z0-9]+)*)+/,
  // REQ_001
  /^[A-Z]{2,}_\d+/,
  // A1B2, SHA256
  /^[A-Z][A-Z0-9]*\d[A-Z0-9]*/,
  // M1a, R47.1
  /^[A-Z]{1,10}\d+[a-z]?(?:\.\d+[a-z]?)*/,
]
const slug = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*-(?=[a-z]*\d)[a-z0-9]+(?:\.\d+)*/
const numbered = [/^#\d+/, /^\d+(?:\.\d+)+/, /^\d+/]

/** True where an ID ends at this offset: no letter, digit or underscore follows, nor one behind a dot or hyphen. */
export const endsId = (text: string, offset: number): boolean =>
  offset === text.length || !/^(?:[\p{L}\p{N}_]|[.-][\p{L}\p{N}_])/u.test(text.slice(offset, offset + 3))

const whole = (pattern: RegExp, text: string): string | null => {
  const match = pattern.exec(text)?.[0]
  return match !== undefined && endsId(text, match.length) ? match : null
}

const isNumber = (id: string): boolean => /^\d+(?:\.\d+)*$/.test(id)

const toFound = (id: string): FoundId => ({
  id,
  searchable: !isNumber(id),
  lettered: /[A-Za-z]/.test(id),
})

const configured = (text: string, pattern: (text: string) => string | null): FoundId | null => {
  const match = pattern(text)
  if (match === null) return null
  // A full stop or a dash behind an ID is not part of it, though a pattern may let it in.
  const bare = /[.-]$/.test(match) ? match.replace(/[.-]+$/, '') : match
  const id = bare !== match && bare !== '' && pattern(bare) === bare ? bare : match
  return endsId(text, id.length) ? toFound(id) : null
}

const longestId = 256

/** Reads the ID with which a plain text begins; null where it begins with none. */
export const idAt = (whole_: string, grammar: IdGrammar): FoundId | null => {
  const text = whole_.slice(0, longestId)
  if (grammar.pattern) return configured(text, grammar.pattern)
  const patterns = [...named, ...(grammar.underIdHeader ? [slug] : []), ...numbered]
  for (const pattern of patterns) {
    const id = whole(pattern, text)
    if (id !== null && !/\d{19}/.test(id)) return toFound(id)
  }
  return null
}
