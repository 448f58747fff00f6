import type { CharacterTest, PatternNode } from './pattern-node.js'

/** Length of the longest match at an offset of the text, its start by default, in UTF-16 units; 0 where there is none. */
export type Matcher = (text: string, from?: number) => number

type Step =
  | { readonly kind: 'set'; readonly test: CharacterTest }
  | { readonly kind: 'edge'; readonly holds: (text: string, index: number) => boolean }
  | Fork
  | { readonly kind: 'match' }

const maximumSteps = 4000
const maximumMemory = 5000

interface Fork {
  readonly kind: 'fork'
  targets: readonly number[]
}

/** Lays the tree out as steps of a machine; false where that takes too many. */
const layOut = (node: PatternNode, steps: Step[], visits = { left: maximumSteps }): boolean => {
  const fork = (): Fork => {
    const step: Fork = { kind: 'fork', targets: [] }
    steps.push(step)
    return step
  }
  const add = (inner: PatternNode): boolean => layOut(inner, steps, visits)
  if (visits.left-- <= 0) return false
  switch (node.kind) {
    case 'set':
    case 'edge':
      steps.push(node)
      return true
    case 'sequence':
      return node.items.every(add)
    case 'choice': {
      const entry = fork()
      const starts: number[] = []
      const ends = node.items.map(item => {
        starts.push(steps.length)
        return add(item) ? fork() : null
      })
      entry.targets = starts
      for (const end of ends) if (end) end.targets = [steps.length]
      return ends.every(end => end !== null)
    }
    case 'repeat': {
      for (let times = 0; times < node.least; times++) if (!add(node.item)) return false
      if (node.most === Infinity) {
        const start = steps.length
        const entry = fork()
        if (!add(node.item)) return false
        fork().targets = [start]
        entry.targets = [start + 1, steps.length]
        return true
      }
      const exits: Fork[] = []
      for (let times = node.least; times < node.most; times++) {
        exits.push(fork())
        const start = steps.length
        if (!add(node.item)) return false
        exits.at(-1)!.targets = [start]
      }
      for (const exit of exits) exit.targets = [...exit.targets, steps.length]
      return true
    }
  }
}

/** All steps that take a character and can be reached at one point of the text. */
interface State {
  readonly takers: readonly number[]
  readonly ended: boolean
  /** By character code; what lies beyond ASCII is not remembered. */
  readonly next: (State | undefined)[]
}

/** Compiles a pattern; null where it is too large. Every path is followed at once: time is text × steps whatever the pattern. */
export const toMatcher = (node: PatternNode): Matcher | null => {
  const steps: Step[] = []
  if (!layOut(node, steps)) return null
  steps.push({ kind: 'match' })
  const reach = (starts: readonly number[], text: string, index: number): State => {
    const seen = new Set<number>()
    const takers: number[] = []
    let ended = false
    const waiting = [...starts]
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      if (seen.has(at)) continue
      seen.add(at)
      const step = steps[at]!
      if (step.kind === 'set') takers.push(at)
      else if (step.kind === 'fork') for (const target of step.targets) waiting.push(target)
      else if (step.kind === 'match') ended = true
      else if (step.holds(text, index)) waiting.push(at + 1)
    }
    return { takers, ended, next: [] }
  }

  // What lies ahead of a state is remembered, unless it depends on the place in the text.
  const known = new Map<string, State>()
  let room = steps.some(({ kind }) => kind === 'edge') ? 0 : maximumMemory
  const advance = (from: State, character: string, text: string, index: number): State => {
    const starts = from.takers.filter(at => takes(steps[at]!, character)).map(at => at + 1)
    if (room-- <= 0) return reach(starts, text, index)
    const key = starts.join()
    const state = known.get(key) ?? reach(starts, text, index)
    known.set(key, state)
    const code = character.charCodeAt(0)
    if (code < 128) from.next[code] = state
    return state
  }

  const first = reach([0], '', 0)
  return (text, from = 0) => {
    let state = room > 0 ? first : reach([0], text, from)
    let longest = from
    for (let index = from; index < text.length && state.takers.length > 0;) {
      const remembered = state.next[text.charCodeAt(index)]
      const character = remembered ? ' ' : String.fromCodePoint(text.codePointAt(index)!)
      index += character.length
      state = remembered ?? advance(state, character, text, index)
      if (state.ended) longest = index
    }
    return longest - from
  }
}

const takes = (step: Step, character: string): boolean => step.kind === 'set' && step.test(character)
