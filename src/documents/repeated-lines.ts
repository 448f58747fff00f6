import { lineAt, type Thing } from './measurement.js'
import type { Scanned } from './scanned.js'

const saysSomething = /[\p{L}\p{N}]/u
const opensFence = /^(?:`{3}|~{3})/

/**
 * How often each line stands in a text, and where it stands for the second time. White space around it does not count,
 * nor do lines without a letter or digit and those that open a fence, which are the same everywhere.
 */
export const repeatedLines = ({ path, lines }: Scanned): readonly Thing[] => {
  const places = new Map<string, { count: number; second: number }>()
  lines.forEach((line, index) => {
    const text = line.trim()
    if (text === '') return
    const known = places.get(text)
    if (known === undefined) {
      if (saysSomething.test(text) && !opensFence.test(text))
        places.set(text, { count: 1, second: index + 1 })
      return
    }
    known.count++
    if (known.count === 2) known.second = index + 1
  })
  return [...places].map(([text, { count, second }]) => ({
    size: count,
    place: () => lineAt(path, second),
    text: () => text,
  }))
}
