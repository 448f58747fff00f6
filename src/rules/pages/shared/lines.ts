/** A Markdown text as it stands in the code, without the margin that the code gives it; only a backtick is escaped. */
export const lines = (strings: TemplateStringsArray): string => {
  const text = (strings.raw[0] ?? '').replaceAll('\\`', '`').split('\n').slice(1, -1)
  const margins = text.filter(line => line.trim() !== '').map(line => line.length - line.trimStart().length)
  const margin = Math.min(...margins)
  return text.map(line => `${line.slice(margin)}\n`).join('')
}
