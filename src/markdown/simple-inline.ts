import type { Inline, Link, Run } from '../model/document.js'
import { classOf } from './character-class.js'
import { joinRuns, seenText } from './run.js'

/** A part of a simple source, and where it ends. */
interface Part {
  readonly runs: readonly Run[]
  readonly link?: Link
  readonly end: number
}

const special = /[\\`*_[\]<&~!\n\r\t\0]|:\/\/|www\./g
const destination = /\]\(([^\s()<>\\&`\0]+)\)/y
const isWordCharacter = (character: string): boolean => /^[A-Za-z0-9]$/.test(character)

const run = (text: string, strong: boolean, code = false): Run => ({
  text,
  code,
  strong,
  emphasis: false,
  struck: false,
})

const codeSpan = (source: string, from: number, strong: boolean): Part | null => {
  const length = /`*/y
  length.lastIndex = from
  const marks = length.exec(source)?.[0] ?? ''
  const end = source.indexOf(marks, from + marks.length)
  if (end < 0 || source[end + marks.length] === '`') return null
  const text = source.slice(from + marks.length, end)
  const padded = text.startsWith(' ') && text.endsWith(' ') && /[^ ]/.test(text)
  return { runs: [run(padded ? text.slice(1, -1) : text, strong, true)], end: end + marks.length }
}

/** True where `**` with these neighbours, outside and inside, can only open or only close. */
const isPlainEdge = (outside: string | undefined, inside: string | undefined): boolean => {
  if (/[*_~]/.test(`${outside ?? ''}${inside ?? ''}`)) return false
  const out = classOf(outside)
  const within = classOf(inside)
  return (out === 'space' && within !== 'space') || (out === 'punctuation' && within === 'letter')
}

const strongSpan = (source: string, from: number): Part | null => {
  if (!source.startsWith('**', from) || !isPlainEdge(source[from - 1], source[from + 2])) return null
  const inside = readParts(source, from + 2, '**', true)
  if (!inside || !isPlainEdge(source[inside.end + 2], source[inside.end - 1])) return null
  return { runs: inside.runs, end: inside.end + 2 }
}

const link = (source: string, from: number): Part | null => {
  if (source[from + 1] === '^') return null
  const inside = readParts(source, from + 1, ']', false)
  if (!inside) return null
  destination.lastIndex = inside.end
  const url = destination.exec(source)?.[1]
  return url === undefined
    ? null
    : { runs: inside.runs, link: { text: seenText(inside.runs), url }, end: destination.lastIndex }
}

const literal = (source: string, at: number): boolean => {
  switch (source[at]) {
    case '_':
      return isWordCharacter(source.charAt(at - 1)) && isWordCharacter(source.charAt(at + 1))
    case '&':
      return source[at + 1] === ' '
    case '!':
      return source[at + 1] !== '['
    case '~':
      return source.lastIndexOf('~') === at && source.indexOf('~') === at
    default:
      return false
  }
}

const partAt = (source: string, at: number, nested: boolean, strong: boolean): Part | null => {
  if (source[at] === '`') return codeSpan(source, at, strong)
  if (source[at] === '*') return nested ? null : strongSpan(source, at)
  if (source[at] === '[') return nested ? null : link(source, at)
  return literal(source, at) ? { runs: [run(source.charAt(at), strong)], end: at + 1 } : null
}

interface Parts {
  readonly runs: readonly Run[]
  readonly links: readonly Link[]
  readonly end: number
}

/** Reads from `from` up to the mark that closes, where no other span may stand, or to the end where none is given; null where anything is not simple. */
const readParts = (source: string, from: number, close: string, strong: boolean): Parts | null => {
  const runs: Run[] = []
  const links: Link[] = []
  let at = from
  const mark = new RegExp(special)
  while (at < source.length) {
    mark.lastIndex = at
    const next = mark.exec(source)?.index ?? source.length
    if (next > at) runs.push(run(source.slice(at, next), strong))
    if (next >= source.length) break
    if (close !== '' && source.startsWith(close, next)) return { runs: joinRuns(runs), links, end: next }
    const part = partAt(source, next, close !== '', strong)
    if (!part) return null
    runs.push(...part.runs)
    if (part.link) links.push(part.link)
    at = part.end
  }
  return close === '' ? { runs: joinRuns(runs), links, end: source.length } : null
}

/**
 * Reads plain words, code spans, plain links and words in bold, which is what nearly all cells hold. Null for everything
 * in which marks could mean more than one thing.
 */
export const readSimple = (source: string): Inline | null => {
  if (source.startsWith(' ') || source.endsWith(' ')) return null
  const parts = readParts(source, 0, '', false)
  return parts && { text: seenText(parts.runs), runs: parts.runs, links: parts.links }
}
