/** A text of the repository on one line, cut to so many characters. */
export const cut = (text: string, most = 100): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= most ? line : `${line.slice(0, most - 1)}…`
}
