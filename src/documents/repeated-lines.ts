import { lineAt, type Thing } from './measurement.js'
import type { Scanned } from './scanned.js'

const saysSomething = /[\p{L}\p{N}]/u
const opensFence = /^(?:`{3}|~{3})/

/**
 * The lines that stand in a text more than once, how often, and where for the second time. White space around a line does
 * not count, nor do lines without a letter or digit, those that open a fence, and heads of tables, which are the same
 * everywhere.
 */
export const repeatedLines = ({ path, lines, blocks }: Scanned): readonly Thing[] => {
  const heads = new Set(blocks().tables.map(({ headerPlace }) => headerPlace.line))
  const places = new Map<string, { count: number; second: number }>()
  lines.forEach((line, index) => {
    if (heads.has(index + 1)) return
    const text = line.trim()
    const known = places.get(text)
    if (known === undefined) places.set(text, { count: 1, second: 0 })
    else if (++known.count === 2) known.second = index + 1
  })
  return [...places]
    .filter(([text, { count }]) => count > 1 && saysSomething.test(text) && !opensFence.test(text))
    .map(([text, { count, second }]) => ({
      size: count,
      place: () => lineAt(path, second),
      text: () => text,
    }))
}
