/** A part of a document: its rows may be left out from the end, its frame stays. */
export interface Part {
  readonly before: readonly string[]
  readonly rows: readonly string[]
  readonly after: readonly string[]
  /** Served before the others, wherever it stands. */
  readonly early?: boolean
  /** The line that stands in for rows that were left out. */
  readonly left: (count: number) => string
}

// Room for the line that names what was left out.
const spare = 200

const encoder = new TextEncoder()

/** Bytes of the text in UTF-8. */
export const bytes = (text: string): number => encoder.encode(text).length

/**
 * The parts as one text of at most `limit` bytes. The early parts are served first, then the others in order; once rows
 * had to be left out, nothing after them takes the room. Frames alone are never cut.
 */
export const fit = (parts: readonly Part[], limit: number): string => {
  let room = limit
  for (const { before, after } of parts) room -= size(before) + size(after) + spare
  const kept = new Map<Part, number>()
  for (const part of [...parts.filter(({ early }) => early), ...parts.filter(({ early }) => !early)]) {
    const count = serve(part.rows, room)
    room = count < part.rows.length ? 0 : room - size(part.rows)
    kept.set(part, count)
  }
  const lines = parts.flatMap(part => {
    const count = kept.get(part) ?? 0
    const missing = part.rows.length - count
    return [
      ...part.before,
      ...part.rows.slice(0, count),
      ...(missing > 0 ? [part.left(missing)] : []),
      ...part.after,
    ]
  })
  return `${lines.join('\n')}\n`
}

const size = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + bytes(line) + 1, 0)

/** How many of the rows there is room for. */
const serve = (rows: readonly string[], room: number): number => {
  let used = 0
  const first = rows.findIndex(row => (used += bytes(row) + 1) > room)
  return first === -1 ? rows.length : first
}
