import { isUtf8 } from 'node:buffer'

/**
 * The words of an answer, each of which ends with NUL. In one that is no UTF-8, every byte that is not ASCII becomes a lone
 * surrogate, U+DC80 to U+DCFF, so that paths which differ stay different; whoever shows one makes U+FFFD of it.
 */
export const readWords = (bytes: Buffer): readonly string[] => {
  if (isUtf8(bytes)) return bytes.toString().split('\0').slice(0, -1)
  const words: string[] = []
  for (let start = 0, end = bytes.indexOf(0); end >= 0; start = end + 1, end = bytes.indexOf(0, start)) {
    const word = bytes.subarray(start, end)
    words.push(isUtf8(word) ? word.toString() : inSurrogates(word))
  }
  return words
}

const inSurrogates = (word: Buffer): string =>
  word
    .toString('latin1')
    .replace(/[\u0080-\u00ff]/g, byte => String.fromCharCode(0xdc00 + byte.charCodeAt(0)))
