const markdown = /\.(?:md|markdown|mdx)$/i

/**
 * What is left of a text when white space and, in Markdown, link targets are taken away: two texts with the same
 * substance say the same. Linear.
 */
export const substanceOf = (path: string, text: string): string =>
  squeezed(markdown.test(path) ? withoutTargets(text) : text)

/** Blanks as HTML spells them, and characters that have no shape: a text looks the same with and without. */
const blank = /&(?:nbsp|shy|ensp|emsp|thinsp|zwj|zwnj|#160|#173|#820[3-7]|#x0*(?:a0|ad|200[b-f]));/gi

/** White space counts only where it parts two words: `1 23` is not `12 3`, and a padded cell is the cell. */
const squeezed = (text: string): string =>
  text
    .replace(blank, ' ')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/ (?![\p{L}\p{M}\p{N}_])/gu, '')
    .replace(/(?<![\p{L}\p{M}\p{N}_]) /gu, '')

// Nothing but the definition may stand on the line: `[2026-05-01]: the import works` is an entry of a log.
const definition =
  /^[ \t>]{0,20}\[([^[\]]{1,200})\]:[ \t]*(?:<[^<>]*>|[^\s<]\S*)[ \t]*(?:"[^"]*"|'[^']*'|\([^()]*\))?[ \t]*$/
const rule = /^[\s>|:=*-]+$/

const withoutTargets = (text: string): string => {
  const lines = text.split(/\r\n|\n|\r/)
  const labels = new Set<string>()
  const shown = lines.flatMap(line => {
    const label = line.includes(']:') ? definition.exec(line)?.[1] : undefined
    if (label === undefined || label.startsWith('^')) return isRule(line) ? [] : [line]
    labels.add(labelKey(label))
    return []
  })
  return withoutMarks(shown.join('\n'), labels)
}

/** The line below the head of a table, or one that only parts or underlines. */
const isRule = (line: string): boolean => line.includes('-') && rule.test(line)

const labelKey = (label: string): string => label.trim().replace(/\s+/g, ' ').toLowerCase()

/** The text without destinations, titles of links kept, and without the brackets that would make a link of a word. */
const withoutMarks = (text: string, labels: ReadonlySet<string>): string => {
  const parts: string[] = []
  let from = 0
  for (const match of text.matchAll(/[[\]<]|\b(?:href|src)=["']|\bhttps?:\/\//gi)) {
    if (match.index < from) continue
    parts.push(text.slice(from, match.index))
    const at = match.index
    const rest = text.slice(at, at + longest)
    const [said, length] = markAt(rest, labels)
    parts.push(said)
    from = at + length
  }
  return parts.join('') + text.slice(from)
}

const longest = 2000
const url = '(link)'

type Taken = readonly [said: string, length: number]

/** What stands for the mark at the start of a text, and how long the mark is. */
const markAt = (text: string, labels: ReadonlySet<string>): Taken => {
  const destination = /^\]\(\s*(?:<[^<>\n]*>|[^\s()<][^\s()]*(?:\([^\s()]*\)[^\s()]*)*|)\s*\)?/.exec(text)
  if (destination) return ['', destination[0].length]
  const label = /^\]\[([^[\]]{0,200})\]/.exec(text)
  if (label) return labels.has(labelKey(label[1] ?? '')) ? ['', label[0].length] : ['', 1]
  if (text.startsWith('[') || text.startsWith(']')) return ['', 1]
  const link = /^(?:<[a-z][a-z0-9+.-]{1,31}:[^\s<>]*>|https?:\/\/[^\s<>"'()|]+)/i.exec(text)
  if (link) return [url, link[0].length]
  const attribute = /^(?:href|src)=(?:"[^"]*"|'[^']*')/i.exec(text)
  return attribute ? ['', attribute[0].length] : [text.slice(0, 1), 1]
}
