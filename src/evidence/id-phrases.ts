import { outside } from './alphabet.js'
import type { Alphabet } from './alphabet.js'

/** Finds names that are more than one token: `Plan 007`, `C++`, `core (old)`. */
export interface PhraseFinder {
  readonly firstWords: Iterable<string>
  /** Says the IDs of every phrase whose first token is the token `start`…`end`. */
  readonly find: (
    text: string,
    start: number,
    end: number,
    token: string,
    say: (ids: readonly string[]) => void,
  ) => void
}

/** What may follow one token of a phrase. */
interface Step {
  /** By what separates it from the token before, and the token. */
  readonly steps: Map<string, Step>
  readonly ends: Ending[]
}

/** Signs that must stand around the tokens of a phrase. */
interface Ending {
  readonly lead: string
  readonly tail: string
  readonly ids: readonly string[]
}

const longestGap = 32

/** A finder of the given phrases. One without any letter is never found. */
export function phraseFinder(
  phrases: ReadonlyMap<string, readonly string[]>,
  alphabet: Alphabet,
): PhraseFinder {
  const first = new Map<string, Step>()

  const tokenFrom = (text: string, from: number): number => {
    const limit = Math.min(text.length, from + longestGap)
    for (let index = from; index < limit; index++) {
      if (alphabet.kindAt(text, index) !== outside && alphabet.tokenEnd(text, index) > index) return index
    }
    return -1
  }

  for (const [phrase, ids] of phrases) {
    let start = tokenFrom(phrase, 0)
    if (start < 0) continue
    const lead = phrase.slice(0, start)
    let end = alphabet.tokenEnd(phrase, start)
    let step = stepTo(first, phrase.slice(start, end))
    while ((start = tokenFrom(phrase, end)) >= 0) {
      const gap = evenSpace(phrase.slice(end, start))
      end = alphabet.tokenEnd(phrase, start)
      step = stepTo(step.steps, `${gap}${phrase.slice(start, end)}`)
    }
    step.ends.push({ lead, tail: phrase.slice(end), ids })
  }

  const find: PhraseFinder['find'] = (text, start, end, token, say) => {
    let step = first.get(token)
    while (step !== undefined) {
      for (const { lead, tail, ids } of step.ends) {
        if (text.startsWith(tail, end) && text.startsWith(lead, start - lead.length)) say(ids)
      }
      if (step.steps.size === 0) return
      const next = tokenFrom(text, end)
      if (next < 0) return
      const gap = evenSpace(text.slice(end, next))
      end = alphabet.tokenEnd(text, next)
      step = step.steps.get(`${gap}${text.slice(next, end)}`)
    }
  }
  return { firstWords: first.keys(), find }
}

function stepTo(steps: Map<string, Step>, key: string): Step {
  let step = steps.get(key)
  if (step === undefined) steps.set(key, (step = { steps: new Map(), ends: [] }))
  return step
}

/** A message may be wrapped inside a phrase, but a paragraph ends it. */
const evenSpace = (gap: string): string => (/\n[^\S\n]*\n/.test(gap) ? gap : gap.replace(/\s+/g, ' '))
