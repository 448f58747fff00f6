import { globMatcher } from './glob.js'
import type { IdIndex } from './id-index.js'

/** One pattern for the branches of rows, such as `row/{id}-*`. */
export interface BranchPattern {
  /** The longest known ID that the name holds where the pattern has `{id}`; null where there is none. */
  readonly owner: (name: string, ids: IdIndex) => string | null
  /** What stands in place of the ID, for a name of the pattern's shape; null for any other name. */
  readonly capture: (name: string) => string | null
}

const placeholder = '{id}'
const wordCharacter = /[\p{L}\p{M}\p{N}_]/u

/** Reads a pattern; null for one without `{id}`, which can own nothing. */
export function branchPattern(pattern: string): BranchPattern | null {
  const at = pattern.indexOf(placeholder)
  if (at < 0) return null
  const before = pattern.slice(0, at)
  const after = pattern.slice(at + placeholder.length)
  const isBefore = globMatcher(before)
  const isAfter = globMatcher(after)
  const isFixed = !before.includes('*')

  /** An ID next to a `*` must still be a whole word: `row/ENG-1*` is not about `ENG-10`. */
  const isWhole = (name: string, start: number, end: number): boolean =>
    !(before.endsWith('*') && isWordAt(name, start - 1) && isWordAt(name, start)) &&
    !(after.startsWith('*') && isWordAt(name, end - 1) && isWordAt(name, end))

  const owner = (name: string, ids: IdIndex): string | null => {
    let longest: string | null = null
    const last = isFixed ? before.length : name.length - 1
    for (let start = isFixed ? before.length : 0; start <= last; start++) {
      for (const id of ids.startingAt(name, start)) {
        if (longest !== null && id.length <= longest.length) break
        if (!isWhole(name, start, start + id.length)) continue
        if (isBefore(name.slice(0, start)) && isAfter(name.slice(start + id.length))) longest = id
      }
    }
    return longest
  }

  // A pattern that fixes nothing before the ID has the shape of every branch.
  const hasShape = wordCharacter.test(before)
  const firstAfter = after.split('*', 1)[0] ?? ''
  const matchesShape = globMatcher(`${before}*${after}`)

  const capture = (name: string): string | null => {
    if (!hasShape || !matchesShape(name)) return null
    const start = isFixed ? before.length : name.lastIndexOf(lastOf(before)) + lastOf(before).length
    const end = firstAfter === '' ? name.length : name.lastIndexOf(firstAfter)
    return end > start ? name.slice(start, end) : null
  }
  return { owner, capture }
}

const lastOf = (glob: string): string => glob.slice(glob.lastIndexOf('*') + 1)

const isWordAt = (name: string, index: number): boolean => {
  const character = name[index]
  return character !== undefined && wordCharacter.test(character)
}
