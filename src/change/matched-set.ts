import type { MatchTrigger } from '../model/change-settings.js'
import type { Texts } from './edits.js'

/** What came to a registry and what left it, sorted by code unit. A renamed entry is in both. */
export interface SetChange {
  readonly added: readonly string[]
  readonly removed: readonly string[]
  /** Where the first of them stands: in the landed tree where one was added, on target otherwise. */
  readonly path: string
  readonly line: number
}

interface Line {
  readonly path: string
  readonly number: number
  readonly text: string
}

/** How far a match may reach: an entry further on in a long line is found, and its length costs no more. */
const longestReach = 2000

/**
 * Compares what the pattern finds in all its files together, before and after; null where it is the same set. An entry
 * that moves within a file or to another of them is still there. Unchanged files must be in both texts.
 */
export const changedSet = ({ matchAt, files }: MatchTrigger, texts: Texts): SetChange | null => {
  const before = linesOf(texts.before, files.isMatch)
  const after = linesOf(texts.after, files.isMatch)
  const [gone, come] = [lessCommon(before, after), lessCommon(after, before)]
  const old = entriesOf(gone, matchAt)
  const fresh = entriesOf(come, matchAt)
  const candidates = new Set(
    [...old.keys(), ...fresh.keys()].filter(entry => !old.has(entry) || !fresh.has(entry)),
  )
  // Only a line that holds the text of a candidate can hold it as an entry.
  const kept = new Set(come)
  const standing = after.filter(
    line => !kept.has(line) && [...candidates].some(entry => line.text.includes(entry)),
  )
  for (const entry of entriesOf(standing, matchAt).keys()) candidates.delete(entry)
  if (candidates.size === 0) return null
  const added = [...candidates].filter(entry => fresh.has(entry)).sort()
  const removed = [...candidates].filter(entry => old.has(entry)).sort()
  const first = [...(added.length > 0 ? fresh : old)].find(([entry]) => candidates.has(entry))?.[1]
  return { added, removed, path: first?.path ?? '', line: first?.number ?? 1 }
}

const linesOf = (
  texts: ReadonlyMap<string, string | null>,
  isMatch: (path: string) => boolean,
): readonly Line[] =>
  [...texts].flatMap(([path, text]) =>
    text !== null && isMatch(path)
      ? text.split(/\r\n|\n|\r/).map((line, index) => ({ path, number: index + 1, text: line }))
      : [],
  )

/** The lines that the others do not have, each of the others standing for one. */
const lessCommon = (lines: readonly Line[], others: readonly Line[]): readonly Line[] => {
  const counts = new Map<string, number>()
  for (const { text } of others) counts.set(text, (counts.get(text) ?? 0) + 1)
  return lines.filter(({ text }) => {
    const count = counts.get(text) ?? 0
    if (count > 0) counts.set(text, count - 1)
    return count === 0
  })
}

/** Every match, and the first line that holds it. Matches do not overlap. */
const entriesOf = (lines: readonly Line[], matchAt: MatchTrigger['matchAt']): ReadonlyMap<string, Line> => {
  const entries = new Map<string, Line>()
  for (const line of lines) {
    for (let at = 0; at < line.text.length;) {
      // What stands before it tells where a word begins.
      const start = Math.max(at - 2, 0)
      const length = matchAt(line.text.slice(start, at + longestReach), at - start)
      const entry = line.text.slice(at, at + length)
      if (length > 0 && !entries.has(entry)) entries.set(entry, line)
      at += Math.max(length, 1)
    }
  }
  return entries
}
