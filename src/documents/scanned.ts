import { scanBlocks } from '../markdown/scan.js'
import { textLines } from '../markdown/text-lines.js'
import type { FileText } from '../model/tree.js'
import { characterCounter } from './characters.js'

/** A text as it is measured: its lines, and the blocks that GitHub would make of it. */
export interface Scanned {
  readonly path: string
  readonly text: string
  /** By `\n`, `\r\n` and `\r`; a line end at the end of the text begins no further line. */
  readonly lines: readonly string[]
  readonly blocks: () => ReturnType<typeof scanBlocks>
  /** Counts characters between two offsets of the text. */
  readonly characters: () => ReturnType<typeof characterCounter>
}

const known = new WeakMap<FileText, Scanned>()

/** Reads a text. Several rules look at one, so what was read is kept as long as the text is. */
export const scanned = (path: string, file: FileText): Scanned => {
  const read = known.get(file) ?? scan(path, file.text)
  known.set(file, read)
  return read
}

const scan = (path: string, text: string): Scanned => {
  let blocks: ReturnType<typeof scanBlocks> | null = null
  let counter: ReturnType<typeof characterCounter> | null = null
  return {
    path,
    text,
    lines: linesOf(text),
    blocks: () => (blocks ??= scanBlocks(path, text)),
    characters: () => (counter ??= characterCounter(text)),
  }
}

const linesOf = (text: string): readonly string[] => {
  const lines = textLines(text)
  if (lines[lines.length - 1] === '') lines.pop()
  return lines
}
