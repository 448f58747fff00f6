const lineFeed = 10
const carriageReturn = 13

/** Where lines stand in a content: by text as Latin-1 of its UTF-8, the end of the first such line and the start of the last. */
type LinePlaces = ReadonlyMap<string, { readonly firstEnd: number; readonly lastStart: number }>

/** UTF-8 as Latin-1, so that offsets are those of bytes. */
export const asBytes = (text: string): string => Buffer.from(text).toString('latin1')

/** Finds whole lines, given as `asBytes` has them. Lengths and first bytes are compared first: most lines of a long text are none of them. */
const placesOf = (content: Buffer, texts: ReadonlySet<string>): LinePlaces => {
  const shapes = new Set<number>()
  for (const text of texts) shapes.add(shapeOf(text.length, text.charCodeAt(0)))
  // Without the methods of a buffer, whose search costs more to call than most lines are long.
  const bytes = new Uint8Array(content.buffer, content.byteOffset, content.length)
  const places = new Map<string, { firstEnd: number; lastStart: number }>()
  for (let from = 0; from < bytes.length;) {
    const found = bytes.indexOf(lineFeed, from)
    const next = found < 0 ? bytes.length : found
    const end = bytes[next - 1] === carriageReturn ? next - 1 : next
    if (shapes.has(shapeOf(end - from, bytes[from]))) {
      const text = content.toString('latin1', from, end)
      const known = places.get(text)
      if (known) known.lastStart = from
      else if (texts.has(text)) places.set(text, { firstEnd: end, lastStart: from })
    }
    from = next + 1
  }
  return places
}

const shapeOf = (length: number, first = 0): number => length * 256 + (length > 0 ? first : 0)

/** Tells which of some lines a content has. */
export type LineFinder = (content: Buffer, texts: ReadonlySet<string>) => (text: string) => boolean

/**
 * A finder for the versions of one file, in which all of these lines may be asked for. Best shown the largest first: most
 * files of such lines only grow, and of a version that is the start or the end of the first nothing need be read.
 */
export const lineFinder = (all: ReadonlySet<string>): LineFinder => {
  let largest: { readonly content: Buffer; readonly places: LinePlaces } | null = null
  return (content, texts) => {
    largest ??= { content: Buffer.from(content), places: placesOf(content, all) }
    const { content: whole, places } = largest
    const { length } = content
    if (isAt(whole, content, 0)) {
      const last = lastLine(content)
      return text => (places.get(text)?.firstEnd ?? Infinity) <= length || text === last
    }
    const start = whole.length - length
    if (isAt(whole, content, start)) {
      const first = firstLine(content)
      return text => (places.get(text)?.lastStart ?? -1) >= start || text === first
    }
    const own = placesOf(content, texts)
    return text => own.has(text)
  }
}

const isAt = (whole: Buffer, part: Buffer, start: number): boolean =>
  start >= 0 && start + part.length <= whole.length && part.equals(whole.subarray(start, start + part.length))

const bareLine = (content: Buffer, from: number, to: number): string =>
  content.toString('latin1', from, to > from && content[to - 1] === carriageReturn ? to - 1 : to)

/** Null where a line feed ends the content. */
const lastLine = (content: Buffer): string | null => {
  const from = content.lastIndexOf(lineFeed) + 1
  return from === content.length ? null : bareLine(content, from, content.length)
}

const firstLine = (content: Buffer): string | null => {
  const found = content.indexOf(lineFeed)
  return content.length === 0 ? null : bareLine(content, 0, found < 0 ? content.length : found)
}
