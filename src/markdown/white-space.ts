const isPadding = (code: number): boolean => code === 32 || code === 9

/** End of a stretch of text without the spaces and tabs behind it. */
export const trimmedEnd = (text: string, from: number, to: number): number => {
  while (to > from && isPadding(text.charCodeAt(to - 1))) to--
  return to
}

/** Start of a stretch of text without the spaces and tabs before it. */
export const trimmedStart = (text: string, from: number, to: number): number => {
  while (from < to && isPadding(text.charCodeAt(from))) from++
  return from
}
