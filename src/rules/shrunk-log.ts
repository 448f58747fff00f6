import { noOptions } from './shared/no-options.js'
import { documentCode } from './shared/section-code.js'
import { defineRule } from './rule.js'

export default defineRule({
  id: 'shrunk-log',
  group: 'Documents',
  section: 'documents',
  load: documentCode.load,
  ofChange: true,
  severity: 'error',
  unagreed: 'off',
  summary: 'Require an append-only file to keep its lines.',
  options: noOptions,
  *texts(reading) {
    const { comparedPaths, entriesWith, filesToTry } = documentCode.now
    const { settings, tree } = reading
    for (const path of filesToTry(settings.documents, 'append-only', tree))
      yield { side: 'tree' as const, path }
    for (const entry of entriesWith(settings.documents, 'append-only')) {
      const paths = comparedPaths(entry, reading)
      for (const path of paths.before) yield { side: 'target' as const, path }
      for (const path of [...paths.after, ...paths.successors]) yield { side: 'tree' as const, path }
    }
  },
  *check(view) {
    const { entriesWith, shrinkages, unreadable } = documentCode.now
    const { documents, source } = view.settings
    yield* unreadable(documents, 'append-only', { tree: view.tree, config: source })
    for (const entry of entriesWith(documents, 'append-only'))
      for (const { path, isGone, lost, place } of shrinkages(entry, view)) {
        const because = entry.reason === null ? '' : ` (${entry.reason})`
        const count = `${lost.length} ${lost.length === 1 ? 'line' : 'lines'}`
        yield {
          subject: path,
          message: `Unexpected loss of ${isGone ? `${path} with ${count}` : `${count} of ${path}`}, expected an append-only file to keep them${because}: ${told(lost)}`,
          help: 'Bring the lines back, and write below them what is to be corrected. Only dates may be mended.',
          place,
        }
      }
  },
})

const shown = 3

const told = (lost: readonly { readonly line: number; readonly text: string }[]): string => {
  const { excerpt } = documentCode.now
  const first = lost.slice(0, shown).map(({ line, text }) => `${excerpt(text)} (line ${line} before)`)
  const rest = lost.length - first.length
  return rest > 0 ? `${first.join(', ')} and ${rest} more` : first.join(', ')
}
