import { documentOf } from '../markdown/text-document.js'
import { textLines } from '../markdown/text-lines.js'
import type { FileText } from '../model/tree.js'
import { fragmentsOf } from './heading-slug.js'

/** What is read from a text once, however many anchors lead there. */
interface TextFacts {
  lines?: readonly string[]
  fragments?: ReadonlySet<string>
  words?: ReadonlyMap<string, readonly number[]>
}

const known = new WeakMap<FileText, TextFacts>()

const factsOf = (file: FileText): TextFacts => {
  const facts = known.get(file) ?? {}
  known.set(file, facts)
  return facts
}

/** The lines of a file; what ends in a line end has no further line behind it. */
export const linesOf = (file: FileText): readonly string[] => {
  const facts = factsOf(file)
  if (facts.lines) return facts.lines
  const lines = textLines(file.text)
  if (lines.at(-1) === '') lines.pop()
  return (facts.lines = lines)
}

/** The fragments that lead somewhere in it, as `asFragment` has them. */
export const fragmentsIn = (path: string, file: FileText): ReadonlySet<string> =>
  (factsOf(file).fragments ??= fragmentsOf(documentOf(path, file), file.text))

/** Whether a name stands on one of the lines from `first` to `last`. Costs the logarithm of the lines that have it. */
export const isNamedWithin = (file: FileText, name: string, first: number, last: number): boolean => {
  const found = linesNaming(file, name)
  let low = 0
  let high = found.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (found[middle]! < first) low = middle + 1
    else high = middle
  }
  return low < found.length && found[low]! <= last
}

/** The lines, from 1 and in order, on which a name stands as a whole word; most files are never asked. */
export const linesNaming = (file: FileText, name: string): readonly number[] =>
  (factsOf(file).words ??= wordsOf(linesOf(file))).get(name) ?? []

const wordsOf = (lines: readonly string[]): ReadonlyMap<string, readonly number[]> => {
  const words = new Map<string, number[]>()
  lines.forEach((line, index) => {
    for (const [word] of line.matchAll(/(?<![\w$])[A-Za-z_$][\w$]*/g)) {
      const known = words.get(word)
      if (!known) words.set(word, [index + 1])
      else if (known.at(-1) !== index + 1) known.push(index + 1)
    }
  })
  return words
}
