import { subjectKeys } from './commit-note.js'
import type { CommitNote } from './commit-note.js'
import type { Merges } from './merges.js'
import type { BareSubject, RevertWords } from './revert-words.js'

type Notes = readonly (CommitNote | undefined)[]

/** Which commits take others back, and which are taken back in the end. */
export interface Reverts {
  /** Takes another commit back, and is evidence for nothing. */
  readonly isRevert: (slot: number) => boolean
  /** A later commit took it back, and nothing restored it. */
  readonly isReverted: (slot: number) => boolean
}

/**
 * Pairs reverts with what they revert, earliest first: by object name, by pull request, by quoted subject, by patch.
 * Of several candidates the newest earlier one is taken that nothing has taken back yet.
 *
 * What is found by patch alone counts no more, since its content is gone; but what undid it is a revert only where its
 * message speaks of one, or names rows and none but those of what it undid. `ENG-2: remove the shim` is the work of ENG-2,
 * though it exactly undoes `ENG-1: add a shim`; `ENG-1: release` after `ENG-1: claim` leaves nothing.
 */
export function revertsOf(
  notes: Notes,
  order: readonly number[],
  merges: Merges,
  find: (sha: string) => number | null,
): Reverts {
  const targets = new Map<number, readonly number[]>()
  const reverts = new Set<number>()
  const taken = new Set<number>()
  const seen = new Set<number>()
  const asked = notes.map(note => note?.words).filter(words => words !== null && words !== undefined)
  const bySubject = newestFirst(taken, new Set(asked.flatMap(({ subject }) => keysBelow(subject))))
  const byNumber = newestFirst(taken, new Set(asked.flatMap(({ numbers }) => numbers)))
  const byInverse = newestFirst(
    taken,
    new Set(notes.map(note => note?.change ?? '').filter(key => key !== '')),
  )

  const saidTargets = (words: RevertWords): readonly number[] => {
    const { subject, shas, numbers } = words
    const named = shas.map(find).filter(slot => slot !== null && seen.has(slot)) as number[]
    if (named.length > 0) return named
    const numbered = numbers.map(number => byNumber.newest(number)).filter(slot => slot !== null)
    if (numbered.length > 0 || subject.depth === 0) return numbered
    for (const key of keysBelow(subject)) {
      const slot = bySubject.newest(key)
      if (slot !== null) return [slot]
    }
    return []
  }

  const pair = (slot: number, note: CommitNote): readonly number[] => {
    const { words } = note
    const said = words === null ? [] : saidTargets(words)
    // What an even number of reverts restores without anything to be found that it undoes is the landing itself.
    if (words !== null && words.subject.depth % 2 === 1) reverts.add(slot)
    else if (said.length > 0 && words?.partly !== true) reverts.add(slot)
    if (said.length > 0) return said
    if (mergesReverts(slot, note)) {
      reverts.add(slot)
      return []
    }
    const undone = byInverse.untaken(note.change)
    if (undone === null) return []
    // Whoever exactly undoes a revert lands the work once more: that restores the first landing and is one itself.
    if (!reverts.has(undone) && !isWorkOfItsOwn(note, undone)) reverts.add(slot)
    return [undone]
  }

  const isWorkOfItsOwn = ({ speaksOfRevert, naming }: CommitNote, undone: number): boolean => {
    if (speaksOfRevert) return false
    const others = [undone, ...merges.broughtIn(undone)].flatMap(other => notes[other]?.naming ?? [])
    const named = new Set(others.map(({ id }) => id))
    return naming.length === 0 || naming.some(({ id }) => !named.has(id))
  }

  const mergesReverts = (slot: number, note: CommitNote): boolean => {
    let tip = note.parents[1]
    while (tip !== undefined && merges.bringsBase(tip)) tip = notes[tip]?.parents[0]
    if (tip === undefined || !reverts.has(tip)) return false
    return merges.broughtIn(slot).every(brought => reverts.has(brought) || merges.bringsBase(brought))
  }

  const offer = (slot: number, note: CommitNote) => {
    for (const key of note.keys) bySubject.offer(key, slot)
    byNumber.offer(note.number, slot)
    byInverse.offer(note.inverse, slot)
  }

  for (const slot of order) {
    const note = notes[slot]
    if (note === undefined) continue
    if (merges.bringsBase(slot)) continue
    const undone = pair(slot, note)
    if (undone.length > 0) targets.set(slot, undone)
    for (const target of undone) {
      taken.add(target)
      for (const restored of targets.get(target) ?? []) {
        const again = notes[restored]
        if (taken.delete(restored) && again !== undefined) offer(restored, again)
      }
    }
    offer(slot, note)
    seen.add(slot)
  }

  const reverted = standing(notes, order, merges, targets)
  return { isRevert: slot => reverts.has(slot), isReverted: slot => reverted.has(slot) }
}

/** From the newest down: what a commit takes back counts no more, unless the commit itself was taken back. */
function standing(
  notes: Notes,
  order: readonly number[],
  merges: Merges,
  targets: ReadonlyMap<number, readonly number[]>,
): ReadonlySet<number> {
  const reverted = new Set<number>()
  for (const slot of order.toReversed()) {
    const undone = targets.get(slot)
    if (undone === undefined || reverted.has(slot)) continue
    for (const target of undone.flatMap(target => [target, ...merges.broughtIn(target)])) {
      // Work is still there after a commit that only corrects the record, whatever its message says.
      if (notes[target]?.work === true && notes[slot]?.work === false) continue
      reverted.add(target)
    }
  }
  return reverted
}

/** What a commit of that subject undoes, as keys of subjects. */
const keysBelow = (subject: BareSubject): readonly number[] =>
  subject.depth === 0 ? [] : subjectKeys({ ...subject, depth: subject.depth - 1 })

/** Commits by those keys that somebody will ask for, offered earliest first. */
function newestFirst<Key>(taken: ReadonlySet<number>, wanted: ReadonlySet<Key>) {
  const stacks = new Map<Key, { newest: number; readonly slots: number[] }>()
  const untaken = (key: Key): number | null => {
    const slots = stacks.get(key)?.slots ?? []
    while (slots.length > 0 && taken.has(slots.at(-1) ?? -1)) slots.pop()
    return slots.at(-1) ?? null
  }
  return {
    offer(key: Key, slot: number) {
      if (!wanted.has(key)) return
      const stack = stacks.get(key)
      if (stack === undefined) stacks.set(key, { newest: slot, slots: [slot] })
      else stack.slots.push((stack.newest = slot))
    },
    untaken,
    newest: (key: Key): number | null => untaken(key) ?? stacks.get(key)?.newest ?? null,
  }
}
