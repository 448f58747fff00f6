import { bareUrlSpans } from './bare-url.js'
import { classOf } from './character-class.js'
import type { Piece } from './piece.js'

/** A run of asterisks, underscores or tildes that may begin or end a decoration. */
export interface MarkRun {
  readonly mark: string
  /** Index of its piece. */
  readonly index: number
  readonly length: number
  /** How many of it are not used yet. */
  left: number
  readonly canOpen: boolean
  readonly canClose: boolean
}

/** A mark as its character, or written in a way that makes it text. */
const written =
  /\\[!-/:-@[-`{-~]|&(?:#0{0,5}(?:42|95|126)|#[xX]0{0,4}(?:2[aA]|5[fF]|7[eE])|ast|midast|lowbar|UnderBar);|(?:\*+|_+|~+)/g
const markCharacter = /[*_~]/g

const skipTildes = (source: string, from: number, step: 1 | -1): string | undefined => {
  let at = from
  while (source[at] === '~') at += step
  return source[at]
}

/** The run at `at`, by the rules of cmark-gfm, which looks past tildes; null where it is text. */
const runAt = (source: string, at: number, run: string, index: number): MarkRun | null => {
  const mark = run.charAt(0)
  const isTilde = mark === '~'
  if (isTilde && run.length > 2) return null
  const end = at + run.length
  const before = classOf(isTilde ? source[at - 1] : skipTildes(source, at - 1, -1))
  const after = classOf(isTilde ? source[end] : skipTildes(source, end, 1))
  const left = after === 'letter' || (after === 'punctuation' && before !== 'letter')
  const right = before === 'letter' || (before === 'punctuation' && after !== 'letter')
  const canOpen = mark === '_' ? left && (!right || before === 'punctuation') : left
  const canClose = mark === '_' ? right && (!left || after === 'punctuation') : right
  return canOpen || canClose ? { mark, index, length: run.length, left: run.length, canOpen, canClose } : null
}

/** Tells, of offsets that grow, whether they lie in an address that GitHub makes a link of: no mark is one there. */
const urlTester = (source: string): ((at: number) => boolean) => {
  const spans = bareUrlSpans(source)
  let next = 0
  return at => {
    while ((spans[next]?.to ?? Infinity) <= at) next++
    return (spans[next]?.from ?? Infinity) <= at
  }
}

/** Cuts the runs of marks out of the texts, as pieces of their own. */
export const cutMarks = (
  source: string,
  pieces: readonly Piece[],
): { readonly cut: readonly Piece[]; readonly runs: readonly MarkRun[] } => {
  const cut: Piece[] = []
  const runs: MarkRun[] = []
  const isInUrl = urlTester(source)
  for (const piece of pieces) {
    const { text, from, to } = piece
    let start = 0
    markCharacter.lastIndex = 0
    for (const { 0: found, index } of from < 0 ? [] : source.slice(from, to).matchAll(written)) {
      const isRun = /^[*_~]/.test(found)
      if (!isRun && found.startsWith('\\') && !/[*_~]$/.test(found)) continue
      const at = markCharacter.exec(text)?.index
      if (at === undefined) break
      if (!isRun) continue
      const end = at + found.length
      markCharacter.lastIndex = end
      const isText = piece.link < 0 && isInUrl(from + index)
      const run = isText ? null : runAt(source, from + index, found, cut.length + 1)
      if (!run) continue
      cut.push({ ...piece, text: text.slice(start, at) }, { ...piece, text: found })
      runs.push(run)
      start = end
    }
    cut.push(start === 0 ? piece : { ...piece, text: text.slice(start) })
  }
  return { cut, runs }
}
