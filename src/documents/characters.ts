/** Characters between two offsets, as code points: a surrogate pair is one. */
export const countCharacters = (text: string, from = 0, to = text.length): number => {
  let count = to - from
  for (let at = from + 1; at < to; at++) {
    const isLow = (text.charCodeAt(at) & 0xfc00) === 0xdc00
    if (isLow && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) count--
  }
  return count
}
