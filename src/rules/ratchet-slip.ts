import type { DocumentEntry } from '../model/document-settings.js'
import { noOptions } from './shared/no-options.js'
import { documentCode } from './shared/section-code.js'
import { defineRule, type Reading } from './rule.js'

export default defineRule({
  id: 'ratchet-slip',
  group: 'Documents',
  section: 'documents',
  load: documentCode.load,
  ofChange: true,
  severity: 'error',
  unagreed: 'off',
  summary: 'Require figures that may only fall not to rise.',
  options: noOptions,
  *texts(reading) {
    const { entriesWith, filesToTry } = documentCode.now
    const { settings, tree } = reading
    for (const path of filesToTry(settings.documents, 'ratchet', tree)) yield { side: 'tree' as const, path }
    for (const entry of entriesWith(settings.documents, 'ratchet'))
      for (const path of changedFiles(entry, reading))
        yield* [
          { side: 'tree' as const, path },
          { side: 'target' as const, path },
        ]
  },
  *check(view) {
    const { entriesWith, figureInWords, measure, scanned, unreadable, valueInWords } = documentCode.now
    const { settings, tree, target } = view
    yield* unreadable(settings.documents, 'ratchet', { tree, config: settings.source })
    for (const entry of entriesWith(settings.documents, 'ratchet'))
      for (const path of changedFiles(entry, view)) {
        const [before, after] = [target?.textOf(path), tree.textOf(path)]
        if (!before || !after || before.bad === 'binary' || after.bad === 'binary') continue
        for (const figure of entry.ratchet) {
          const old = measure(scanned(path, before), figure).value
          const now = measure(scanned(path, after), figure)
          const [first] = now.above(old)
          if (!first) continue
          const because = entry.reason === null ? '' : ` (${entry.reason})`
          yield {
            subject: figureInWords(figure),
            message: `Unexpected rise of ${figureInWords(figure)} in ${path} from ${old} to ${valueInWords(figure, now.value)}, expected no more than before the change${because}`,
            help: 'Take out at least as much as you add.',
            place: first.place,
          }
        }
      }
  },
})

/** Files of the entry that stood on target already, and that the change writes. */
const changedFiles = (entry: DocumentEntry, { tree, target, change }: Reading): readonly string[] => {
  if (!target || !change) return []
  const changed = new Set(change.files.map(({ path }) => path))
  return documentCode.now.filesOf(entry, tree).filter(path => changed.has(path) && target.files.has(path))
}
