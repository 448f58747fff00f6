import type { Definition } from '../model/document.js'

/** The form in which labels are compared. */
export const normalLabel = (label: string): string =>
  label
    .replace(/[\t\n\r ]+/g, ' ')
    .replace(/^ | $/g, '')
    .toLowerCase()
    .toUpperCase()

interface Found<T> {
  readonly value: T
  readonly end: number
}

const punctuation = /^[!-/:-@[-`{-~]$/
const longestLabel = 1000
const deepestParentheses = 32

const isEscape = (text: string, at: number): boolean =>
  text[at] === '\\' && punctuation.test(text.charAt(at + 1))

const readLabel = (text: string): Found<string> | null => {
  if (text[0] !== '[') return null
  let at = 1
  while (at < text.length && text[at] !== '[' && text[at] !== ']') {
    at += isEscape(text, at) ? 2 : 1
    if (at > longestLabel) return null
  }
  const label = text.slice(1, at)
  return text[at] === ']' && label.trim() !== '' ? { value: label, end: at + 1 } : null
}

/** End of a destination in angle brackets or without them, -1 where there is none. */
const destinationEnd = (text: string, from: number): number => {
  if (text[from] === '<') return bracketedEnd(text, from + 1)
  let depth = 0
  let at = from
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 32 || (code >= 9 && code <= 13 && code !== 11 && code !== 12)) break
    if (isEscape(text, at)) at++
    else if (code === 40 && ++depth > deepestParentheses) return -1
    else if (code === 41 && --depth < 0) break
  }
  return at > from ? Math.min(at, text.length) : -1
}

const bracketedEnd = (text: string, from: number): number => {
  for (let at = from; at < text.length; at++) {
    if (text[at] === '>') return at + 1
    if (text[at] === '\\') at++
    else if (text[at] === '\n' || text[at] === '<') return -1
  }
  return -1
}

/** End of a quoted title. A closing mark after a backslash only counts where no other follows. */
const titleEnd = (text: string, from: number): number => {
  const open = text[from]
  if (open !== '"' && open !== "'" && open !== '(') return -1
  const close = open === '(' ? ')' : open
  let last = -1
  for (let at = from + 1; at < text.length; at++) {
    const escaped = at > from + 1 && text[at - 1] === '\\'
    if (text[at] === close) {
      last = at + 1
      if (!escaped) return last
    } else if (text[at] === '(' && open === '(' && !escaped) break
  }
  return last
}

const skip = (text: string, at: number, what: string): number => {
  while (at < text.length && what.includes(text.charAt(at))) at++
  return at
}

/** Past white space with at most one line ending in it. */
const skipToText = (text: string, from: number): number => {
  const at = skip(text, from, ' \t')
  return text[at] === '\n' ? skip(text, at + 1, ' \t') : at
}

/** Where the line ends after nothing but white space: the start of the next, -1 where something stands there. */
const lineEnd = (text: string, from: number): number => {
  const at = skip(text, from, ' \t')
  return at >= text.length ? at : text[at] === '\n' ? at + 1 : -1
}

const readDefinition = (text: string): Found<Definition> | null => {
  const label = readLabel(text)
  if (!label || text[label.end] !== ':') return null
  const from = skipToText(text, label.end + 1)
  const to = destinationEnd(text, from)
  if (to < 0) return null
  const value = { label: label.value, destination: text.slice(from, to) }
  const title = skipToText(text, to)
  const afterTitle = title > to ? titleEnd(text, title) : -1
  const end = afterTitle < 0 ? -1 : lineEnd(text, afterTitle)
  if (end >= 0) return { value, end }
  const plainEnd = lineEnd(text, to)
  return plainEnd < 0 ? null : { value, end: plainEnd }
}

/** Takes the definitions from the start of a paragraph, its lines joined by `\n`; `end` is where its text begins. */
export const takeDefinitions = (paragraph: string): { definitions: readonly Definition[]; end: number } => {
  const definitions: Definition[] = []
  let end = 0
  while (paragraph[end] === '[') {
    const found = readDefinition(paragraph.slice(end))
    if (!found) break
    definitions.push(found.value)
    end += found.end
  }
  return { definitions, end }
}
