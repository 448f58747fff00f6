import type { RowRefusal } from '../model/change.js'

const rowNone =
  /^[ \t]{0,20}(?:[-*+][ \t]{1,20})?[*_]{0,2}rows?[*_]{0,2}:[*_\s]{0,20}none(?![\p{L}\p{N}_.-])(.*)$/iu
const longestReason = 300

/** Lines `Row: none (reason)` among those that a reader sees. Without a reason it is no answer, and the reason is empty. */
export const rowRefusals = (visibleLines: readonly string[]): readonly RowRefusal[] =>
  visibleLines.flatMap(line => {
    const rest = line.length > 1000 ? undefined : rowNone.exec(line)?.[1]
    if (rest === undefined) return []
    const reason = rest
      .replace(/[\u0000-\u001f\u007f]+/g, ' ')
      .replace(/^[\s:,;*_–—-]+/u, '')
      .replace(/[\s*_]+$/, '')
      .replace(/^\((.*)\)[.\s]*$/, '$1')
      .trim()
    return [{ reason: /[\p{L}\p{N}]/u.test(reason) ? reason.slice(0, longestReason) : '', line: line.trim() }]
  })
