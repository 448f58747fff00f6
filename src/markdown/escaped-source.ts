import { inlineSpans } from './inline-span.js'

/**
 * A source with a backslash before each mark that is text to GitHub's parser and might be more to micromark: backticks
 * that nothing closes, and the start of what is no comment.
 */
export const escapeText = (source: string): string => {
  let escaped = ''
  let at = 0
  for (const { kind, from, to } of inlineSpans(source)) {
    if (kind !== 'ticks' && kind !== 'false-comment') continue
    const mark = source.slice(from, to)
    escaped += source.slice(at, from) + (kind === 'ticks' ? mark.replaceAll('`', '\\`') : `\\${mark}`)
    at = to
  }
  return escaped + source.slice(at)
}
