/** Text as it was stored, and what stands in the way of reading it. */
export interface DecodedText {
  readonly text: string
  /** `binary`: it holds a NUL byte, and no text is given. `utf8`: what is no UTF-8 became U+FFFD. */
  readonly bad: 'binary' | 'utf8' | null
}

const strict = new TextDecoder('utf-8', { fatal: true })
const lenient = new TextDecoder('utf-8')

/** Reads UTF-8; one byte-order mark at the start is no text. */
export const decodeText = (bytes: Uint8Array): DecodedText => {
  if (bytes.includes(0)) return { text: '', bad: 'binary' }
  try {
    return { text: strict.decode(bytes), bad: null }
  } catch {
    return { text: lenient.decode(bytes), bad: 'utf8' }
  }
}
