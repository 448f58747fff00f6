import type { CommitNote } from './commit-note.js'

/** What the shape of history says of merges. */
export interface Merges {
  /** A merge that only brings base into a branch: nobody's work. */
  readonly bringsBase: (slot: number) => boolean
  /** The commits that a merge brought in, itself left out; none for any other commit. */
  readonly broughtIn: (slot: number) => readonly number[]
}

/** Reads the merges of a history whose commits are given earliest first, parents before children. */
export function mergesOf(notes: readonly (CommitNote | undefined)[], order: readonly number[]): Merges {
  const positions = new Int32Array(notes.length).fill(-1)
  order.forEach((slot, position) => (positions[slot] = position))
  const trunk = trunkOf(notes, order)

  const bringsBase = (slot: number): boolean => {
    const note = notes[slot]
    if (note === undefined || note.parents.length < 2) return false
    if (note.mergesBase) return true
    return note.parents
      .slice(1)
      .every(parent => (note.base ? trunk.has(parent) : notes[parent]?.base === true))
  }

  const broughtIn = (slot: number): readonly number[] => {
    const [first, ...others] = notes[slot]?.parents ?? []
    if (first === undefined || others.length === 0) return []
    const brought: number[] = []
    const marks = new Map<number, 'brought' | 'had'>()
    let open = 0
    const visit = (parent: number, mark: 'brought' | 'had') => {
      const position = positions[parent] ?? -1
      const before = marks.get(position)
      if (position < 0 || before === 'had' || before === mark) return
      marks.set(position, mark)
      open += mark === 'brought' ? 1 : before === 'brought' ? -1 : 0
    }
    for (const other of others) visit(other, 'brought')
    visit(first, 'had')
    // Downwards in an order that puts children first, so that a mark is final when its turn comes.
    for (let position = (positions[slot] ?? 0) - 1; position >= 0 && open > 0; position--) {
      const mark = marks.get(position)
      const at = order[position]
      if (mark === undefined || at === undefined) continue
      if (mark === 'brought') {
        brought.push(at)
        open--
      }
      for (const parent of notes[at]?.parents ?? []) visit(parent, mark)
    }
    return brought
  }
  return { bringsBase, broughtIn }
}

/** The first-parent lines of the commits of base that no other has as a parent. */
function trunkOf(notes: readonly (CommitNote | undefined)[], order: readonly number[]): ReadonlySet<number> {
  const hasChild = new Uint8Array(notes.length)
  for (const note of notes) if (note?.base === true) for (const parent of note.parents) hasChild[parent] = 1
  const trunk = new Set<number>()
  for (const tip of order) {
    if (notes[tip]?.base !== true || hasChild[tip] === 1) continue
    for (let slot: number | undefined = tip; slot !== undefined && !trunk.has(slot);) {
      if (notes[slot] !== undefined) trunk.add(slot)
      slot = notes[slot]?.parents[0]
    }
  }
  return trunk
}
