import { compileGlobs, globFault } from '../config/glob.js'
import type { Tree } from '../model/tree.js'
import type { CellTarget } from './cell-targets.js'

/** Files that one target names, or why it names none. */
export type TargetFiles = { readonly files: readonly string[] } | { readonly fault: string }

const wild = /[*?[{]/
const longestPath = 1000

const known = new WeakMap<Tree, readonly string[]>()

const sortedFiles = (tree: Tree): readonly string[] => {
  const sorted = known.get(tree) ?? [...tree.files].sort(byCodeUnit)
  known.set(tree, sorted)
  return sorted
}

/** Finds the tracked files that targets name; the same target gives the same object. */
export const fileFinder = (tree: Tree): ((target: CellTarget, from: string) => TargetFiles) => {
  const sorted = sortedFiles(tree)
  const under = (start: string): readonly string[] => {
    const files: string[] = []
    for (let at = firstFrom(sorted, start); sorted[at]?.startsWith(start) === true; at++)
      files.push(sorted[at]!)
    return files
  }
  const find = (target: CellTarget, from: string): TargetFiles => {
    if (target.text.length > longestPath) return { fault: 'is too long for a path' }
    const path = pathOf(target, from)
    if (path === null) return { fault: 'leads out of the repository' }
    if (tree.files.has(path)) return { files: [path] }
    if (tree.others.has(path)) return { fault: 'is a symbolic link or a submodule, which is not counted' }
    const folder = path === '' ? sorted : under(`${path}/`)
    if (folder.length > 0) return { files: folder }
    if (target.linked || !wild.test(path)) return { fault: 'names no tracked file' }
    const fault = globFault(path)
    if (fault) return { fault: `is no glob: expected ${fault.expected}` }
    const files = under(/^[^*?[{\\]*/.exec(path)?.[0] ?? '').filter(compileGlobs([path]))
    return files.length > 0 ? { files } : { fault: 'matches no tracked file' }
  }
  const found = new Map<string, TargetFiles>()
  return (target, from) => {
    const key = target.linked ? `${from} ${target.text}` : target.text
    const before = found.get(key)
    if (before) return before
    const files = find(target, from)
    found.set(key, files)
    return files
  }
}

/** Path from the root of the repository; null for one that leads elsewhere. A line or a symbol behind it is left out. */
const pathOf = ({ text, linked }: CellTarget, from: string): string | null => {
  if (/^[a-z][a-z0-9+.-]*:\/\/|^mailto:|^\/\//i.test(text)) return null
  const bare = linked ? decoded(text.split(/[?#]/)[0] ?? '') : text.replace(anchor, '')
  if (bare === null) return null
  // A link to a heading of its own file.
  if (linked && bare === '') return from
  const folder = linked && !bare.startsWith('/') ? from.split('/').slice(0, -1) : []
  const parts: string[] = [...folder]
  for (const part of bare.split('/')) {
    if (part === '' || part === '.') continue
    if (part !== '..') parts.push(part)
    else if (parts.pop() === undefined) return null
  }
  return parts.join('/')
}

/** `:12`, `:12-40`, `:12,40`, `#L10-L20`, `::symbol` behind a path. */
const anchor = /(?:#.*|::.*|:\d[\d,:–-]*|:L\d[\dL,–-]*)$/s

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

const byCodeUnit = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** Index of the first path that does not stand before a start. */
const firstFrom = (sorted: readonly string[], start: string): number => {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! < start) low = middle + 1
    else high = middle
  }
  return low
}
