import { classTest, literal, sequence, type PatternFault, type PatternNode } from './pattern-node.js'

const isWordCharacter = (character: string | undefined): boolean =>
  character !== undefined && /^\w$/.test(character)

const atBoundary = (text: string, index: number): boolean =>
  isWordCharacter(text[index - 1]) !== isWordCharacter(text[index])

const edges: Readonly<Record<string, (text: string, index: number) => boolean>> = {
  '^': (_, index) => index === 0,
  $: (text, index) => index === text.length,
  '\\b': atBoundary,
  '\\B': (text, index) => !atBoundary(text, index),
}

const linear = 'a pattern without look-around, flags and back references, which cannot run in bounded time'
const classEscape = /^\\(?:[dDwWsStnrfv]|[pP]\{[^}]*\}|x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|u\{[0-9a-fA-F]+\})/
const count = /^\{(\d{1,4})(?:(,)(\d{0,4}))?\}/
const absurdCount = /^\{\d+(?:,\d*)?\}/

/** Reads a regular expression in JavaScript's spelling. */
export const parsePattern = (source: string): PatternNode | PatternFault => {
  let at = 0
  let fault: PatternFault | null = null
  const fail = (offset: number, expected: string): PatternNode => {
    fault ??= { offset, expected }
    at = source.length
    return sequence([])
  }

  const readSet = (text: string): PatternNode => {
    const test = classTest(text)
    const start = at
    at += text.length
    return test ? { kind: 'set', test } : fail(start, `a character class that compiles, not ${text}`)
  }

  const readEscape = (): PatternNode => {
    const pair = source.slice(at, at + 2)
    const edge = edges[pair]
    if (edge) {
      at += 2
      return { kind: 'edge', holds: edge }
    }
    const escape = classEscape.exec(source.slice(at))
    if (escape) return readSet(escape[0])
    if (/^\\[1-9k]/.test(pair)) return fail(at, linear)
    if (!/^\\[^\p{L}\p{N}]/u.test(pair)) return fail(at, 'an escape that exists')
    return readSet(pair)
  }

  const readClass = (): PatternNode => {
    const end = /^\[(?:\\[^]|[^\]\\])*\]/.exec(source.slice(at))
    return end ? readSet(end[0]) : fail(at, 'a "]" that closes this "["')
  }

  const readGroup = (): PatternNode => {
    const start = at
    const opening = /^\((?:\?:|\?<[A-Za-z_]\w*>|(?!\?))/.exec(source.slice(at))
    if (!opening) return fail(at, linear)
    at += opening[0].length
    const inner = readChoice()
    if (!fault && source[at] !== ')') return fail(start, 'a ")" that closes this "("')
    at++
    return inner
  }

  const readAtom = (): PatternNode => {
    const character = String.fromCodePoint(source.codePointAt(at)!)
    const edge = edges[character]
    if (character === '(') return readGroup()
    if (character === '[') return readClass()
    if (character === '\\') return readEscape()
    if ('*+?'.includes(character)) return fail(at, `something to repeat before ${character}`)
    at += character.length
    if (edge) return { kind: 'edge', holds: edge }
    return character === '.' ? { kind: 'set', test: () => true } : literal(character)
  }

  const readRepeat = (item: PatternNode): PatternNode => {
    const start = at
    const mark = source[at]!
    const counted = count.exec(source.slice(at))
    if (!counted && absurdCount.test(source.slice(at))) return fail(at, 'a repetition of at most 9,999 times')
    if (!counted && !'*+?'.includes(mark)) return item
    at += counted ? counted[0].length : 1
    if (source[at] === '?') at++
    const least = counted ? Number(counted[1]) : mark === '+' ? 1 : 0
    const upper = counted?.[3] ? Number(counted[3]) : counted?.[2] ? Infinity : least
    const most = counted ? upper : mark === '?' ? 1 : Infinity
    if (item.kind === 'edge') return fail(start, 'something to repeat')
    if (most < least) return fail(start, 'a first number that is not above the second')
    return { kind: 'repeat', item, least, most }
  }

  const readSequence = (): PatternNode => {
    const items: PatternNode[] = []
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      const atom = readAtom()
      items.push(at < source.length ? readRepeat(atom) : atom)
    }
    return sequence(items)
  }

  const readChoice = (): PatternNode => {
    const items = [readSequence()]
    while (source[at] === '|') {
      at++
      items.push(readSequence())
    }
    return items.length === 1 ? items[0]! : { kind: 'choice', items }
  }

  const node = readChoice()
  if (!fault && at < source.length) fail(at, 'a "(" before this ")"')
  return fault ?? node
}
