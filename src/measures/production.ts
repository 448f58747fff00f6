import type { Settings } from '../model/settings.js'
import type { FileText, Tree } from '../model/tree.js'
import { asideByAttributes } from './attributes.js'

const attributeFile = /(?:^|\/)\.gitattributes$/

/** Files that say which others are generated, foreign or binary. */
export const attributeFiles = (tree: Tree): readonly string[] =>
  [...tree.files].filter(path => attributeFile.test(path)).sort()

/** True for a file of production code: no test, nothing generated or foreign, no record. `textOf` answers for attribute files. */
export const productionTest = (
  { coverage, isRecord }: Settings,
  tree: Tree,
  textOf: (path: string) => FileText | null,
): ((path: string) => boolean) => {
  if (coverage === null) return () => false
  const isAside = asideByAttributes(
    attributeFiles(tree).flatMap(path => {
      const text = textOf(path)
      return text ? [{ path, text: text.text }] : []
    }),
  )
  return path =>
    !isRecord(path) && !coverage.tests.isMatch(path) && !coverage.generated.isMatch(path) && !isAside(path)
}

const counted = new WeakMap<FileText, number>()

/** Lines of a text in which there is more than white space; null for a binary file. */
export const countLines = (text: FileText): number | null => {
  if (text.bad === 'binary') return null
  const count = counted.get(text) ?? nonBlankLines(text.text)
  counted.set(text, count)
  return count
}

/** Lines are parted by `\n`, `\r\n` and `\r`. */
const nonBlankLines = (text: string): number => {
  let count = 0
  let isBlank = true
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 10 || code === 13) isBlank = true
    else if (isBlank && code > 32 && (code < 128 || /\S/.test(text.charAt(at)))) {
      isBlank = false
      count++
    }
  }
  return count
}
