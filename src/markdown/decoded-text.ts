import type { FileText } from '../model/tree.js'

const strict = new TextDecoder('utf-8', { fatal: true })
const lenient = new TextDecoder('utf-8')

/** Reads UTF-8; one byte-order mark at the start is no text. */
export const decodeText = (bytes: Uint8Array): FileText => {
  if (bytes.includes(0)) return { text: '', bad: 'binary' }
  try {
    return { text: strict.decode(bytes), bad: null }
  } catch {
    return { text: lenient.decode(bytes), bad: 'utf8' }
  }
}
