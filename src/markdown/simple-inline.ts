import type { Inline, Link, Run } from '../model/document.js'
import { classOf } from './character-class.js'
import { effectOf } from './html-decoration.js'
import { tagEnd } from './html-tag.js'
import { joinRuns, seenText } from './run.js'

/** A part of a simple source, and where it ends. */
interface Part {
  readonly runs: readonly Run[]
  readonly links?: readonly Link[]
  readonly end: number
}

const special = /[\\`*_[\]<&~!\n\r\t\0]|:\/\/|www\./g
const specialButTilde = /[\\`*_[\]<&!\n\r\t\0]|:\/\/|www\./g
// A tilde before a number, as in `~72%`, can open and never close: where all are such, none strikes anything out.
const strikingTilde = /(?<![\s()"'/:;,.=+-]|^)~|~(?![A-Za-z0-9])/
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
  const text = source.slice(from + marks.length, end).replace(/\r\n|[\r\n]/g, ' ')
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

/** True where `**` with these neighbours can close what a plain edge has opened, whatever else it could do. */
const canClose = (outside: string | undefined, inside: string | undefined): boolean => {
  if (/[*_~]/.test(`${outside ?? ''}${inside ?? ''}`)) return false
  const within = classOf(inside)
  return within === 'letter' || (within === 'punctuation' && classOf(outside) !== 'letter')
}

const strongSpan = (source: string, from: number, marks: RegExp): Part | null => {
  if (!source.startsWith('**', from) || !isPlainEdge(source[from - 1], source[from + 2])) return null
  const inside = readParts(source, from + 2, '**', true, marks)
  if (!inside || !canClose(source[inside.end + 2], source[inside.end - 1])) return null
  return { runs: inside.runs, links: inside.links, end: inside.end + 2 }
}

const link = (source: string, from: number, strong: boolean, marks: RegExp): Part | null => {
  if (source[from + 1] === '^') return null
  const inside = readParts(source, from + 1, ']', strong, marks)
  if (!inside) return null
  destination.lastIndex = inside.end
  const url = destination.exec(source)?.[1]
  return url === undefined
    ? null
    : { runs: inside.runs, links: [{ text: seenText(inside.runs), url }], end: destination.lastIndex }
}

const literal = (source: string, at: number): boolean => {
  switch (source[at]) {
    case '_':
      return isWordCharacter(source.charAt(at - 1)) && isWordCharacter(source.charAt(at + 1))
    case '*':
      return classOf(source[at - 1]) === 'space' && classOf(source[at + 1]) === 'space'
    case '<':
      return true
    case '&':
      return source[at + 1] === ' '
    case '!':
      return source[at + 1] !== '['
    default:
      return false
  }
}

const tag = (source: string, from: number, strong: boolean): Part | null => {
  const end = tagEnd(source, from)
  const effect = effectOf(source.slice(from, end))
  if (end < 0 || effect === 'decoration' || /[\v\f]/.test(source.slice(from, end))) return null
  return { runs: effect === 'space' ? [run(' ', strong)] : [], end }
}

/** The span that begins there; `close` ends the one around it, if there is one. */
const partAt = (source: string, at: number, close: Close, strong: boolean, marks: RegExp): Part | null => {
  if (source[at] === '`') return codeSpan(source, at, strong)
  if (source[at] === '*' && !literal(source, at)) return close === '' ? strongSpan(source, at, marks) : null
  if (source[at] === '[') return close === ']' ? null : link(source, at, strong, marks)
  if (source[at] === '<' && /[A-Za-z/!?]/.test(source.charAt(at + 1))) return tag(source, at, strong)
  return literal(source, at) ? { runs: [run(source.charAt(at), strong)], end: at + 1 } : null
}

/** What ends a span; empty for the whole source. A link may stand in bold, nothing else in anything. */
type Close = '' | '**' | ']'

interface Parts {
  readonly runs: readonly Run[]
  readonly links: readonly Link[]
  readonly end: number
}

/** Reads from `from` up to the mark that closes, or to the end where none is given; null where anything is not simple. */
const readParts = (
  source: string,
  from: number,
  close: Close,
  strong: boolean,
  marks: RegExp,
): Parts | null => {
  const runs: Run[] = []
  const links: Link[] = []
  let at = from
  const mark = new RegExp(marks)
  while (at < source.length) {
    mark.lastIndex = at
    const next = mark.exec(source)?.index ?? source.length
    if (next > at) runs.push(run(source.slice(at, next), strong))
    if (next >= source.length) break
    if (close !== '' && source.startsWith(close, next)) return { runs: joinRuns(runs), links, end: next }
    const part = partAt(source, next, close, strong, marks)
    if (!part) return null
    runs.push(...part.runs)
    if (part.links) links.push(...part.links)
    at = part.end
  }
  return close === '' ? { runs: joinRuns(runs), links, end: source.length } : null
}

const plainWords = /^[A-Za-z0-9](?:[A-Za-z0-9 -]*[A-Za-z0-9])?$/
const singleCode = /^`([^`\s][^`\r\n]*)`$/

/** Plain words, or one code span alone: what most cells of an ID or a state are. */
const readSingle = (source: string): Inline | null => {
  if (plainWords.test(source)) return { text: source, runs: [run(source, false)], links: [] }
  const code = singleCode.exec(source)?.[1]
  return code === undefined ? null : { text: code, runs: [run(code, false, true)], links: [] }
}

/**
 * Reads plain words, code spans, plain links and words in bold, which is what nearly all cells hold. Null for everything
 * in which marks could mean more than one thing.
 */
export const readSimple = (source: string): Inline | null => {
  const single = readSingle(source)
  if (single) return single
  if (source.startsWith(' ') || source.endsWith(' ')) return null
  const isMarked = source.includes('~')
  if (isMarked && source.split('~').length > 2 && strikingTilde.test(source)) return null
  const parts = readParts(source, 0, '', false, isMarked ? specialButTilde : special)
  return parts && { text: seenText(parts.runs), runs: parts.runs, links: parts.links }
}
