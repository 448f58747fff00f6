import type { Settings } from '../model/settings.js'
import { delimiterLines } from './delimiter-line.js'
import { isCertainIdHeader, normaliseHeader, stateHeader } from './header.js'
import { idAt } from './id.js'
import { isDated } from './look-alike.js'
import { withoutDecoration } from './plain-text.js'

/** Which tracked files may hold status tables. */
export interface FileSelection {
  /** Named by the configuration: to be read whatever they hold. */
  readonly listed: readonly string[]
  /** Markdown files to be looked through. With an agreement only for tables that it forgot. */
  readonly searched: readonly string[]
  readonly leftOut: readonly LeftOut[]
}

export interface LeftOut {
  readonly path: string
  readonly reason: string
}

const markdown = /\.(?:md|markdown|mdx)$/i
const folders =
  /(?:^|\/)(node_modules|vendor|third_party|dist|build|templates?|_templates|_examples|examples|fixtures|testdata|archived?|completed|done)\//i
const names = /(?:^|\/)(?:changelog[^/]*|skill\.md)$/i

const outside = (path: string): string | null => {
  const folder = folders.exec(path)?.[1]
  if (folder !== undefined) return `in a folder called ${folder}`
  return names.test(path) ? 'by its name' : null
}

/** Divides the tracked files: configured matrices, files to be searched, files left out with the reason. */
export const selectFiles = (paths: readonly string[], settings: Settings): FileSelection => {
  const listed: string[] = []
  const searched: string[] = []
  const leftOut: LeftOut[] = []
  for (const path of paths) {
    if (settings.matrices.some(({ isMatch }) => isMatch(path))) listed.push(path)
    else if (markdown.test(path)) {
      const reason = outside(path)
      if (reason === null) searched.push(path)
      else leftOut.push({ path, reason })
    }
  }
  return { listed, searched: settings.agreed ? searched.filter(path => !isDated(path)) : searched, leftOut }
}

const hint =
  /stat|impl|done|comp|land|ship|sta[gd]|progress|result|outcome|verdict|dispo|cover|conclu|resol|readi|[^\x00-\x7f]/i
/** Bytes of a header. */
const longestHeader = 4000
const sampledLines = 8
const sampledLength = 3 * longestHeader
const decoder = new TextDecoder()

const isLineEnd = (code: number): boolean => code === 10 || code === 13

/** The line that ends before an offset, without its end; its last part where it is very long. */
const lineBefore = (text: Uint8Array, end: number): Uint8Array => {
  const least = Math.max(0, end - longestHeader)
  let start = end
  while (start > least && !isLineEnd(text[start - 1]!)) start--
  return text.subarray(start, end)
}

const cellsOf = (line: string): readonly string[] => line.replace(/^[ \t>]*\|/, '').split('|')

const beginsWithId = (text: string, settings: Settings): boolean =>
  idAt(withoutDecoration(text.slice(0, 300)).replace(/^(?:<[^>]{0,200}>|[\s*_~`[({<"'])+/, ''), {
    pattern: settings.ids,
    underIdHeader: true,
  }) !== null

/** Whether an ID begins one of the first cells in the lines at the start of a text, behind its first one. */
const holdsIds = (text: string, settings: Settings): boolean =>
  text
    .split(/\r\n|\n|\r/, sampledLines + 1)
    .slice(1)
    .some(line =>
      cellsOf(line)
        .slice(0, 4)
        .some(cell => beginsWithId(cell, settings)),
    )

/**
 * A quick look: false where no table of the text could be one of status. Linear, a fraction of what parsing costs: of the
 * bytes, which are UTF-8, only the few lines that matter are made text.
 */
export const mayHoldStatusTable = (text: Uint8Array, settings: Settings): boolean => {
  const ids = new Set(settings.columns.id.map(normaliseHeader))
  const states = new Set(settings.columns.state.map(normaliseHeader))
  const isState = (name: string): boolean => (states.size > 0 ? states.has(name) : stateHeader(name) !== null)
  const isId = (name: string): boolean => (ids.size > 0 ? ids.has(name) : isCertainIdHeader(name))
  const wanted = Array.from(states, name => name.split(' '))
  /** Spares most headers the look at each of their names. */
  const mayName = (header: string): boolean => {
    const lower = header.normalize('NFKC').toLowerCase()
    return wanted.some(words => words.every(word => lower.includes(word)))
  }
  for (const { start, end } of delimiterLines(text)) {
    const line = lineBefore(text, start - (text[start - 1] === 10 && text[start - 2] === 13 ? 2 : 1))
    if (line.length >= longestHeader) return true
    const header = decoder.decode(line)
    if (states.size === 0 ? !hint.test(header) : !mayName(header)) continue
    const names = cellsOf(header).map(normaliseHeader)
    if (!names.some(isState)) continue
    // Without an agreement a table that is not taken is named with the reason.
    if (!settings.agreed || names.some(isId)) return true
    if (ids.size === 0 && holdsIds(decoder.decode(text.subarray(end, end + sampledLength)), settings))
      return true
  }
  return false
}
