import type { CoverageSettings } from '../model/coverage-settings.js'
import type { Settings } from '../model/settings.js'
import type { FileText, Tree } from '../model/tree.js'
import { asideByAttributes } from './attributes.js'

const attributeFile = /(?:^|\/)\.gitattributes$/

/** Files that say which others are generated, foreign or binary. */
export const attributeFiles = (tree: Tree): readonly string[] =>
  [...tree.files].filter(path => attributeFile.test(path)).sort()

type PathTest = (path: string) => boolean

const tests = new WeakMap<Tree, { readonly of: CoverageSettings; readonly isProduction: PathTest }>()

/**
 * True for a file of production code: no test, nothing generated or foreign, no record. Each path of a tree is looked at
 * once. `textOf` answers for attribute files, and with null for those that have not been read yet.
 */
export const productionTest = (
  { coverage, isRecord }: Settings,
  tree: Tree,
  textOf: (path: string) => FileText | null,
): PathTest => {
  if (coverage === null) return () => false
  const before = tests.get(tree)
  if (before?.of === coverage) return before.isProduction
  const paths = attributeFiles(tree)
  const files = paths.flatMap(path => {
    const text = textOf(path)
    return text ? [{ path, text: text.text }] : []
  })
  const isAside = asideByAttributes(files)
  const isProduction = onceForEach(
    path =>
      !isRecord(path) && !coverage.tests.isMatch(path) && !coverage.generated.isMatch(path) && !isAside(path),
  )
  if (files.length === paths.length) tests.set(tree, { of: coverage, isProduction })
  return isProduction
}

const onceForEach = (test: PathTest): PathTest => {
  const known = new Map<string, boolean>()
  return path => {
    const before = known.get(path)
    if (before !== undefined) return before
    const answer = test(path)
    known.set(path, answer)
    return answer
  }
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
