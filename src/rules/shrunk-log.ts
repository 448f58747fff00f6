import * as z from 'zod'
import { entriesWith, filesToTry, unreadable } from '../documents/entry-files.js'
import { comparedPaths, shrinkages } from '../documents/shrinkage.js'
import { excerpt } from '../documents/excerpt.js'
import { lines } from './shared/lines.js'
import { defineRule } from './rule.js'

const appendOnly = (...files: readonly string[]) => ({ documents: [{ files, 'append-only': true }] })

const rows = lines`
  | ID | State |
  | --- | --- |
  | ENG-1 | READY |
`

const before = '# Log\n\n## 2026-05-01\n\nThe header is read.\n\n## 2026-05-02\n\nThe footer is read.\n'

export default defineRule({
  id: 'shrunk-log',
  group: 'Documents',
  section: 'documents',
  ofChange: true,
  severity: 'error',
  unagreed: 'off',
  summary: 'Require an append-only file to keep its lines.',
  why: 'A log is what is left when people, and the memory of agents, are gone. A line that can be taken out or rewritten afterwards proves nothing, and most are lost by accident: by a merge that took one side, or by a tool that wrote the file anew from a part of it.',
  beforehand:
    'Add to an append-only file, and correct an entry by another that says so. Lines may be moved, within the file or to another of the same entry in `documents`, and a date may be mended. Take both sides when the file is in conflict. What has to go for once, such as a secret, is said in a commit: `Rowaudit-Allow: shrunk-log docs/log.md it held a token`.',
  options: z.strictObject({}),
  examples: [
    {
      title: 'An entry is gone, another is written anew; the finding stands below the line before them',
      markdown: rows,
      config: appendOnly('log.md'),
      filesBefore: { 'log.md': before },
      files: { 'log.md': '# Log\n\n## 2026-05-02\n\nThe footer is nearly read.\n' },
      reports: ['log.md:1 error log.md'],
    },
    {
      title: 'The file is gone',
      markdown: rows,
      config: { documents: [{ files: ['*.md', '!matrix.md'], 'append-only': true }] },
      filesBefore: { 'log.md': before, 'other.md': 'Said.\n' },
      files: { 'other.md': 'Said.\n' },
      reports: ['log.md:1 error log.md'],
    },
    {
      title: 'Entries are added and moved, and a wrong date is mended',
      markdown: rows,
      config: appendOnly('log.md'),
      filesBefore: { 'log.md': before },
      files: {
        'log.md':
          '# Log\n\n## 2026-05-02\n\nThe footer is read.\n\n## 2026-04-30\n\nThe header is read.\n\n## 2026-05-03\n\nBoth.\n',
      },
      reports: [],
    },
    {
      title: 'Old entries go to the archive, which is another file of the entry',
      markdown: rows,
      config: appendOnly('log.md', 'archive/*.md'),
      filesBefore: { 'log.md': before, 'archive/2025.md': '# Log\n' },
      files: {
        'log.md': '# Log\n\n## 2026-05-02\n\nThe footer is read.\n',
        'archive/2025.md': '# Log\n\n## 2026-05-01\n\nThe header is read.\n',
      },
      reports: [],
    },
    {
      title: 'The file is renamed and goes on; the configuration has to follow',
      markdown: rows,
      config: { documents: [{ files: ['log*.md'], 'append-only': true }] },
      filesBefore: { 'log.md': before, 'log-2.md': '' },
      files: { 'journal.md': `${before}\n## 2026-05-03\n\nBoth.\n`, 'log-2.md': '' },
      reports: [],
    },
    {
      title: 'A commit says why',
      markdown: rows,
      config: appendOnly('log.md'),
      filesBefore: { 'log.md': before },
      files: { 'log.md': before.replace('The header is read.', 'Taken out.') },
      change: [
        { message: 'Take it out\n\nRowaudit-Allow: shrunk-log log.md it held a token', paths: ['log.md'] },
      ],
      reports: [],
    },
    {
      title: 'A name that is no file',
      markdown: rows,
      config: appendOnly('lgo.md'),
      reports: ['.github/rowaudit.yml:21 error lgo.md'],
    },
  ],
  *texts(reading) {
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
  const first = lost.slice(0, shown).map(({ line, text }) => `${excerpt(text)} (line ${line} before)`)
  const rest = lost.length - first.length
  return rest > 0 ? `${first.join(', ')} and ${rest} more` : first.join(', ')
}
