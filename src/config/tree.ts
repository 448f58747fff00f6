import { isAlias, isMap, isScalar, isSeq, type Node } from 'yaml'
import { quoted, type ConfigProblem, type Fault } from './problem.js'
import type { YamlText } from './yaml.js'

export type Path = readonly PropertyKey[]

/** The plain value of a document, and where each part of it stands. */
export interface YamlTree {
  /** Objects without a prototype, lists, text, numbers, booleans and null. */
  readonly value: unknown
  /** Keys that stand twice, aliases, tags: nothing a schema could see. */
  readonly problems: readonly ConfigProblem[]
  /** Offset of the value at a path; of the nearest value above it where nothing is there. */
  readonly valueAt: (path: Path) => number
  /** Offset of the key at a path. */
  readonly keyAt: (path: Path) => number
}

interface Places {
  readonly values: Map<string, number>
  readonly keys: Map<string, number>
}

const nameOf = (path: Path): string => JSON.stringify(path.map(String))

const forbidden = (node: Node): Fault | null => {
  if (isAlias(node)) return { found: `alias ${quoted(`*${node.source}`)}`, expected: 'the value itself' }
  if (node.tag !== undefined)
    return { found: `tag ${quoted(node.tag)}`, expected: 'a value without one, in quotes where it is text' }
  return null
}

/** Turns the composed document into a plain value. Each part is visited once. */
export const readTree = ({ document, problemAt }: YamlText): YamlTree => {
  const problems: ConfigProblem[] = []
  const places: Places = { values: new Map(), keys: new Map() }

  const read = (node: unknown, path: Path, fallback: number): unknown => {
    const offset = (node as Node | null)?.range?.[0] ?? fallback
    places.values.set(nameOf(path), offset)
    if (node === null || node === undefined) return null
    const fault = forbidden(node as Node)
    if (fault) problems.push(problemAt(offset, fault))
    if (isScalar(node)) return node.value
    if (isSeq(node)) return node.items.map((item, index) => read(item, [...path, index], offset))
    return isMap(node) ? readMap(node.items, path, offset) : null
  }

  const strayKey = (key: string, first: number | undefined): Fault => {
    if (first === undefined) return { found: `key ${quoted(key)}`, expected: 'a key of the configuration' }
    const { line } = problemAt(first, { found: '', expected: '' })
    return { found: `second key ${quoted(key)}`, expected: `each key once (the first is on line ${line})` }
  }

  const readMap = (
    pairs: readonly { key: unknown; value: unknown }[],
    path: Path,
    fallback: number,
  ): unknown => {
    const value = Object.create(null) as Record<string, unknown>
    for (const pair of pairs) {
      const key = isScalar(pair.key) && typeof pair.key.value === 'string' ? pair.key.value : ''
      const offset = (pair.key as Node | null)?.range?.[0] ?? fallback
      const inner = [...path, key]
      if (key === '__proto__' || key in value) {
        problems.push(problemAt(offset, strayKey(key, places.keys.get(nameOf(inner)))))
        continue
      }
      places.keys.set(nameOf(inner), offset)
      value[key] = read(pair.value, inner, offset)
    }
    return value
  }

  const value = read(document.contents, [], 0)
  const valueAt = (path: Path): number => {
    for (let length = path.length; length > 0; length--) {
      const offset = places.values.get(nameOf(path.slice(0, length)))
      if (offset !== undefined) return offset
    }
    return places.values.get('[]') ?? 0
  }
  const keyAt = (path: Path): number => places.keys.get(nameOf(path)) ?? valueAt(path)
  return { value, problems, valueAt, keyAt }
}
