const shown = 60

/** Text of a cell in quotes for a message: one line, cut to what a reader needs to find it. */
export const excerpt = (text: string, limit = shown): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  return `"${line.length > limit ? `${cut(line, limit)}…` : line}"`
}

const cut = (text: string, limit: number): string => {
  const end = /[\uD800-\uDBFF]/.test(text.charAt(limit - 1)) ? limit - 1 : limit
  return text.slice(0, end).trimEnd()
}

/** The first words of a list, and how many are left out. */
export const listed = (words: readonly string[], limit = 12): string => {
  const rest = words.length - limit
  return rest > 0 ? `${words.slice(0, limit).join(', ')} and ${rest} more` : words.join(', ')
}
