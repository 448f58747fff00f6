import type { CommitNote } from './commit-note.js'

/** The filled slots, earliest first: base before the change, parents before children, then by date, then by SHA. */
export function commitOrder(notes: readonly (CommitNote | undefined)[]): readonly number[] {
  const dates = correctedDates(notes)
  const slots = [...notes.keys()].filter(slot => notes[slot] !== undefined)
  return slots.sort((left, right) => {
    const [one, other] = [notes[left], notes[right]]
    if (one === undefined || other === undefined) return 0
    if (one.base !== other.base) return one.base ? -1 : 1
    return (dates[left] ?? 0) - (dates[right] ?? 0) || (one.sha < other.sha ? -1 : 1)
  })
}

/** Dates that are never below a parent's, since clocks are wrong and one second holds many commits. */
function correctedDates(notes: readonly (CommitNote | undefined)[]): Float64Array {
  const dates = new Float64Array(notes.length)
  const waiting = new Int32Array(notes.length)
  const children: number[][] = []
  const settled: number[] = []
  notes.forEach((note, slot) => {
    if (note === undefined) return
    dates[slot] = note.time
    for (const parent of note.parents) {
      if (notes[parent] === undefined) continue
      waiting[slot] = (waiting[slot] ?? 0) + 1
      ;(children[parent] ??= []).push(slot)
    }
    if (waiting[slot] === 0) settled.push(slot)
  })
  for (let slot = settled.pop(); slot !== undefined; slot = settled.pop()) {
    for (const child of children[slot] ?? []) {
      dates[child] = Math.max(dates[child] ?? 0, (dates[slot] ?? 0) + 1)
      waiting[child] = (waiting[child] ?? 0) - 1
      if (waiting[child] === 0) settled.push(child)
    }
  }
  return dates
}
