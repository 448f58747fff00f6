import type { DocumentEntry, Limit } from '../model/document-settings.js'
import type { Problem } from '../model/finding.js'
import type { FileText } from '../model/tree.js'
import { noOptions } from './shared/no-options.js'
import { documentCode } from './shared/section-code.js'
import { defineRule } from './rule.js'

export default defineRule({
  id: 'over-budget',
  group: 'Documents',
  section: 'documents',
  load: documentCode.load,
  severity: 'error',
  unagreed: 'off',
  summary: 'Require documents to stay within the size that is agreed for them.',
  options: noOptions,
  *texts({ settings: { documents }, tree }) {
    const { entriesWith, filesOf, filesToTry } = documentCode.now
    for (const entry of entriesWith(documents, 'budget'))
      for (const path of filesOf(entry, tree)) yield { side: 'tree' as const, path }
    for (const path of filesToTry(documents, 'budget', tree)) yield { side: 'tree' as const, path }
  },
  *check({ settings: { documents, source }, tree }) {
    const { entriesWith, filesOf, unreadable } = documentCode.now
    yield* unreadable(documents, 'budget', { tree, config: source })
    for (const entry of entriesWith(documents, 'budget'))
      for (const path of filesOf(entry, tree)) {
        const file = tree.textOf(path)
        if (file && file.bad !== 'binary')
          for (const limit of entry.budget) yield* excesses(path, file, entry, limit)
      }
  },
})

const mostTold = 30

function* excesses(
  path: string,
  file: FileText,
  { reason }: DocumentEntry,
  { figure, most }: Limit,
): Iterable<Problem> {
  const { excerpt, excessInWords, excessSubject, limitInWords, measure, scanned } = documentCode.now
  const above = measure(scanned(path, file), figure).above(most)
  const because = reason === null ? '' : ` (${reason})`
  for (const excess of above.slice(0, mostTold)) {
    const { text, place } = excess
    const shown = text === null ? '' : `: ${excerpt(text)}`
    yield {
      subject: excessSubject(figure, excess),
      message: `Unexpected ${excessInWords(path, figure, excess)}, expected ${limitInWords(figure, most)}${because}${shown}`,
      help: 'Shorten it: take out what is no longer so, or what stands elsewhere. The limit stands in `documents` of the configuration.',
      place,
    }
  }
  const rest = above.slice(mostTold)
  if (rest[0] === undefined) return
  yield {
    subject: `further ${figure.kind}`,
    message: `Unexpected ${rest.length} more that are too large in ${path}, expected none: the largest is a ${excessInWords(path, figure, rest[0])}`,
    help: 'Shorten those that are named first; these are named then.',
    place: rest[0].place,
  }
}
