const fence = /^ {0,3}(`{3,}|~{3,})/

/** The lines of a text that a reader sees as text: not in a comment, a template's most often, nor in a fence. */
export function visibleLines(text: string): readonly string[] {
  const lines: string[] = []
  let open = ''
  for (const line of withoutComments(text).split(/\r\n|\r|\n/)) {
    const mark = fence.exec(line)?.[1] ?? ''
    if (open === '' && mark !== '') open = mark
    else if (open !== '' && mark.startsWith(open)) open = ''
    else if (open === '') lines.push(line)
  }
  return lines
}

/** The text without HTML comments; one that is never closed goes to the end. */
export function withoutComments(text: string): string {
  const parts: string[] = []
  let from = 0
  while (from < text.length) {
    const start = text.indexOf('<!--', from)
    if (start < 0) break
    parts.push(text.slice(from, start))
    const end = text.indexOf('-->', start + 4)
    from = end < 0 ? text.length : end + 3
  }
  return parts.join('') + text.slice(from)
}
