import { alphabetOf } from './alphabet.js'
import type { Alphabet } from './alphabet.js'
import { phraseFinder } from './id-phrases.js'
import { rangeReader } from './id-ranges.js'

/** An ID and the spellings under which a text may name it. */
export interface KnownId {
  readonly id: string
  /** Empty for an ID that cannot be searched in texts. */
  readonly names: readonly string[]
}

/** An ID that a text names. */
export interface NamedId {
  readonly id: string
  /** Index in the text where its first mention begins. */
  readonly at: number
}

export interface IdMatcher {
  readonly alphabet: Alphabet
  /** The known IDs that a text names as whole tokens, in the order of their first mention. Linear in the text alone. */
  readonly namesIn: (text: string) => readonly NamedId[]
  /** Whether a name stands in a text as a whole token, by itself; false also where only a range or a list tells. */
  readonly standsIn: (text: string, name: string) => boolean
}

const none: readonly NamedId[] = []

/** Reads texts for the given IDs: whole tokens, case-sensitive, with ranges and lists. */
export function idMatcher(known: Iterable<KnownId>): IdMatcher {
  const byName = idsByName(known)
  const alphabet = alphabetOf(byName.keys())
  const phrases = phraseFinder(phrasesIn(byName, alphabet), alphabet)
  const ranges = rangeReader(byName.keys(), alphabet)

  const beginnings = beginningsOf([...byName.keys(), ...phrases.firstWords, ...ranges.firstWords])

  const namesIn = (text: string): readonly NamedId[] => {
    if (beginnings === null) return none
    let named: Map<string, number> | null = null
    const add = (ids: readonly string[] | undefined, at: number) => {
      for (const id of ids ?? []) {
        named ??= new Map()
        if (!named.has(id)) named.set(id, at)
      }
    }
    beginnings.expression.lastIndex = 0
    while (beginnings.expression.test(text)) {
      const start = beginnings.expression.lastIndex - beginnings.width
      if (start > 0 && alphabet.isInside(text, start)) continue
      const end = alphabet.tokenEnd(text, start)
      const token = text.slice(start, end)
      add(byName.get(token), start)
      phrases.find(text, start, end, token, ids => add(ids, start))
      if (ranges.mayFollow(text, end)) ranges.read(text, start, end, name => add(byName.get(name), start))
      beginnings.expression.lastIndex = Math.max(end, start + 1)
    }
    return named === null ? none : Array.from(named as Map<string, number>, ([id, at]) => ({ id, at }))
  }
  const standsIn = (text: string, name: string): boolean => {
    for (let at = name === '' ? -1 : text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
      if ((at === 0 || !alphabet.isInside(text, at)) && alphabet.tokenEnd(text, at) === at + name.length)
        return true
    return false
  }
  return { alphabet, namesIn, standsIn }
}

/** Finds the places of a text where one of the words may begin; most words of a message are no ID. Null for no words. */
function beginningsOf(
  words: readonly string[],
): { readonly expression: RegExp; readonly width: number } | null {
  if (words.length === 0) return null
  const codes = [new Set<number>(), new Set<number>()] as const
  let width = 2
  for (const word of words) {
    if (word.length < 2) width = 1
    codes[0].add(word.charCodeAt(0))
    codes[1].add(word.charCodeAt(1))
  }
  const classAt = (index: 0 | 1) => `[${Array.from(codes[index], escaped).join('')}]`
  const expression = new RegExp(`(?<![A-Za-z0-9_])${classAt(0)}${width > 1 ? classAt(1) : ''}`, 'g')
  return { expression, width }
}

// What is one token in every alphabet.
const plainToken = /^\w+(?:[.-]\w+)*$/

/** The names that are more than one token. */
const phrasesIn = (
  byName: ReadonlyMap<string, readonly string[]>,
  alphabet: Alphabet,
): ReadonlyMap<string, readonly string[]> => {
  const phrases = new Map<string, readonly string[]>()
  for (const [name, ids] of byName)
    if (!plainToken.test(name) && alphabet.tokenEnd(name, 0) !== name.length) phrases.set(name, ids)
  return phrases
}

const escaped = (code: number): string => `\\u${code.toString(16).padStart(4, '0')}`

function idsByName(known: Iterable<KnownId>): Map<string, readonly string[]> {
  const byName = new Map<string, string[]>()
  const shared = new Set<string>()
  for (const { id, names } of known) {
    for (const name of names) {
      if (name === '') continue
      const ids = byName.get(name)
      if (ids === undefined) byName.set(name, [id])
      else {
        ids.push(id)
        shared.add(name)
      }
    }
  }
  for (const name of shared) byName.set(name, [...new Set(byName.get(name))].sort())
  return byName
}
