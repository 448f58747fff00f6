import type { Definitions, Inline } from '../model/document.js'
import { readSimple } from './simple-inline.js'
import { readUnreferring } from './unreferring-inline.js'

/** More marks than any cell that people write; past it the general reader, whose cost grows with their square, is not asked. */
const mostMarks = 6000
const mark = /[*_~[\]`<&\\]/g

type GeneralReader = (source: string, definitions?: Definitions) => Inline

let readMarked: GeneralReader | null = null
const unprepared = new Error('The general reader of inline content was not loaded; see withInline')

/** Loads the general reader, which is large, so that every source can be read. */
export const prepareInline = async (): Promise<void> => {
  readMarked ??= (await import('./marked-inline.js')).readMarked
}

/** Runs what reads inline content. Where that turns out to need the general reader, it is loaded, and all runs again. */
export const withInline = async <Result>(run: () => Result): Promise<Result> => {
  try {
    return run()
  } catch (error) {
    if (error !== unprepared) throw error
  }
  await prepareInline()
  return run()
}

/**
 * Reads what stands in one cell or heading, given as Markdown source without its block marks. References are resolved
 * with the definitions of its document. A source with thousands of marks that is not simple is taken as it is written.
 * To be called within `withInline`, or after `prepareInline`.
 */
export const readInline = (source: string, definitions?: Definitions): Inline => {
  const simple = readSimple(source)
  if (simple) return simple
  if ((source.match(mark)?.length ?? 0) <= mostMarks) {
    const unreferring = readUnreferring(source, definitions)
    if (unreferring) return unreferring
    if (!readMarked) throw unprepared
    return readMarked(source, definitions)
  }
  return {
    text: source,
    runs: [{ text: source, code: false, strong: false, emphasis: false, struck: false }],
    links: [],
  }
}
