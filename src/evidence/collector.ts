import type { RawCommit } from '../model/history.js'
import type { Citation } from './citations.js'
import { mergedNumber, saysItMerges, shortKey, subjectKeys } from './commit-note.js'
import type { CommitNote, Mention } from './commit-note.js'
import { detached, lineAt, subjectOf } from './excerpt.js'
import { settle } from './gathered-history.js'
import type { GatheredHistory } from './gathered-history.js'
import type { IdMatcher } from './id-matcher.js'
import { withoutExcuses } from './own-message.js'
import { bareSubject, numberAtEnd, ownWords, revertWords, speaksOfRevert } from './revert-words.js'

/** What must be known before history is read. */
export interface Sifting {
  readonly matcher: IdMatcher
  /** True for a path that only tells about the work. */
  readonly isRecord: (path: string) => boolean
  /** What the rows cite, all of them together. */
  readonly citations: Iterable<Citation>
  /** Short name of base, such as `main`; empty where it has none. */
  readonly base: string
}

/** Takes every commit of base and of base..head, in any order, and keeps little of each. */
export interface Collector {
  readonly add: (commit: RawCommit, of: 'base' | 'change') => void
  /** What the commits so far amount to: of base alone, or once the change has landed too. */
  readonly settle: (through: 'base' | 'change') => GatheredHistory
}

/** A collector for one pass over history. */
export function collector({ matcher, isRecord, citations, base }: Sifting): Collector {
  const slots = new Map<string, number>()
  const notes: (CommitNote | undefined)[] = []
  const citing = [...citations]
  const citedNumbers = new Set(citing.flatMap(citation => ('number' in citation ? [citation.number] : [])))
  const citedShas = new Set(citing.flatMap(citation => ('sha' in citation ? [citation.sha.slice(0, 7)] : [])))
  const bearers = new Map<number, number[]>([...citedNumbers].map(number => [number, []]))

  const slotOf = (sha: string): number => {
    const slot = slots.get(sha)
    if (slot !== undefined) return slot
    slots.set(detached(sha), notes.length)
    return notes.push(undefined) - 1
  }

  const add = (commit: RawCommit, of: 'base' | 'change'): void => {
    const slot = slotOf(commit.sha)
    const known = notes[slot]
    if (known !== undefined) {
      if (of === 'base' && !known.base) notes[slot] = { ...known, base: true }
      return
    }
    const message = withoutExcuses(commit.message)
    const first = /^[^\r\n]*/.exec(message)?.[0] ?? ''
    const bare = bareSubject(first)
    const words = revertWords(message, bare)
    const own = words === null ? message : ownWords(message)
    const numbers = numbersIn(words === null ? first : own.slice(0, first.length), citedNumbers)
    for (const number of numbers) bearers.get(number)?.push(slot)
    const naming = namingOf(matcher, message, own, bare.depth)
    const isRead = naming.length > 0 || numbers.length > 0 || citedShas.has(commit.sha.slice(0, 7))
    const merged = commit.parents.length > 1 ? mergedNumber(first) : 0
    notes[slot] = {
      sha: commit.sha,
      parents: commit.parents.map(slotOf),
      time: Number.isFinite(commit.time) ? commit.time : 0,
      base: of === 'base',
      work: commit.paths.some(path => !isRecord(path)),
      change: shortKey(commit.change),
      inverse: shortKey(commit.inverse),
      keys: [...subjectKeys(bare), ...(merged > 0 ? subjectKeys(bareSubject(titleOf(message))) : [])],
      number: merged > 0 ? merged : numberAtEnd(first.trimEnd()),
      words,
      speaksOfRevert: words !== null || speaksOfRevert(message),
      mergesBase: commit.parents.length > 1 && saysItMerges(message, base),
      // A merge whose diff to its first parent is empty brought nothing in.
      naming: commit.parents.length > 1 && commit.paths.length === 0 ? [] : naming,
      subject: isRead ? subjectOf(message) : '',
    }
  }

  const settled = new Map<'base' | 'change', GatheredHistory>()
  const settleThrough = (asked: 'base' | 'change'): GatheredHistory => {
    // Without a change both questions are the same.
    const through = notes.some(note => note?.base === false) ? asked : 'change'
    const known = settled.get(through)
    if (known !== undefined) return known
    const history = settle(through === 'base' ? notes.map(onBase) : notes, slots, bearers)
    settled.set(through, history)
    return history
  }
  return {
    add: (commit, of) => {
      settled.clear()
      add(commit, of)
    },
    settle: settleThrough,
  }
}

const onBase = (note: CommitNote | undefined): CommitNote | undefined =>
  note?.base === true ? note : undefined

function namingOf(matcher: IdMatcher, message: string, own: string, depth: number): readonly Mention[] {
  const named = matcher.namesIn(own).map(({ id, at }) => ({ id, line: lineAt(message, at), quoted: false }))
  if (depth === 0 || depth % 2 === 1) return named
  const ids = new Set(named.map(({ id }) => id))
  const quoted = matcher.namesIn(message).filter(({ id }) => !ids.has(id))
  return [...named, ...quoted.map(({ id, at }) => ({ id, line: lineAt(message, at), quoted: true }))]
}

/** The cited numbers that a subject bears as `(#12)`, or as the request that it merges. */
function numbersIn(subject: string, wanted: ReadonlySet<number>): readonly number[] {
  if (wanted.size === 0 || !subject.includes('#')) return []
  const numbers = Array.from(subject.matchAll(/\(#(\d{1,9})\)/g), match => Number(match[1]))
  return [...new Set([...numbers, mergedNumber(subject)])].filter(number => wanted.has(number))
}

/** The first line of a message after its subject: the title of a request in the merge that GitHub makes. */
const titleOf = (message: string): string => /[\r\n]\s*([^\r\n]+)/.exec(message)?.[1] ?? ''
