import type { Place } from '../model/place.js'

/** One line of a paragraph or an HTML block: what is left of it inside its containers. */
export interface Segment {
  readonly line: number
  /** Offset of the first character of the whole line. */
  readonly lineStart: number
  readonly from: number
  readonly to: number
  /** Columns of white space before `from` that belong to it: the rest of a tab which a container took a part of. */
  readonly indent: number
}

/** The text of a block, its lines joined by `\n`. */
export const textOf = (text: string, segments: readonly Segment[]): string =>
  segments.map(({ from, to, indent }) => ' '.repeat(indent) + text.slice(from, to)).join('\n')

/** Gives the place in the file of stretches of `textOf`, which are asked for in their order. */
export const placesIn = (
  path: string,
  segments: readonly Segment[],
): ((from: number, to: number) => Place) => {
  let index = 0
  let base = 0
  const locate = (offset: number): { line: number; column: number } => {
    for (;;) {
      const segment = segments[index]
      if (!segment) return { line: 0, column: 1 }
      const width = segment.indent + segment.to - segment.from
      const within = offset - base
      if (within > width && index + 1 < segments.length) {
        index++
        base += width + 1
        continue
      }
      const skipped = Math.max(0, Math.min(within, width) - segment.indent)
      return { line: segment.line, column: segment.from - segment.lineStart + skipped + 1 }
    }
  }
  return (from, to) => {
    const start = locate(from)
    const end = locate(to)
    return { path, line: start.line, endLine: end.line, column: start.column, endColumn: end.column }
  }
}

/** The place of a whole block. */
export const placeOf = (path: string, segments: readonly Segment[]): Place =>
  placesIn(path, segments)(0, Infinity)
