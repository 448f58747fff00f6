import * as z from 'zod'
import { entriesWith, filesOf, filesToTry, unreadable } from '../documents/entry-files.js'
import { figureInWords, valueInWords } from '../documents/figure-words.js'
import { measure } from '../documents/measure.js'
import { scanned } from '../documents/scanned.js'
import type { DocumentEntry } from '../model/document-settings.js'
import { lines } from './shared/lines.js'
import { defineRule, type Reading } from './rule.js'

const ratchet = [{ files: ['notes.md'], ratchet: ['lines', 'paragraph', { phrase: 'nothing left to do' }] }]

const rows = lines`
  | ID | State |
  | --- | --- |
  | ENG-1 | READY |
`

export default defineRule({
  id: 'ratchet-slip',
  group: 'Documents',
  section: 'documents',
  ofChange: true,
  severity: 'error',
  unagreed: 'off',
  summary: 'Require figures that may only fall not to rise.',
  why: 'A document that is too large is brought down step by step, and each step is lost when the next change adds what the last one took away. A limit that somebody keeps by hand is raised when it hurts: one status file stood at exactly its limit for weeks, and every note was paid for by deleting another. A ratchet compares with the branch that the change is for, and nobody keeps a number.',
  beforehand:
    'Before you add to a document that has a `ratchet`, take out at least as much. Where a figure has to rise for once, say so in a commit: `Rowaudit-Allow: ratchet-slip characters the reasons are longer than the state`.',
  options: z.strictObject({}),
  examples: [
    {
      title: 'More lines, a longer paragraph and the phrase once more',
      markdown: rows,
      config: { documents: ratchet },
      filesBefore: { 'notes.md': 'The header is read.\n\nNothing left to do.\n' },
      files: {
        'notes.md': 'The header is read.\n\nThe footer is, too.\nNothing left to do. Nothing left to do!\n',
      },
      reports: [
        'notes.md:3 error longest paragraph',
        'notes.md:4 error lines',
        'notes.md:4 error phrase "nothing left to do"',
      ],
    },
    {
      title: 'Another text of the same size, and a smaller one',
      markdown: rows,
      config: { documents: [{ files: ['*.md', '!matrix.md'], ratchet: ['characters', 'lines'] }] },
      filesBefore: { 'notes.md': 'The header.\n', 'status.md': 'Long.\n\nLonger.\n' },
      files: { 'notes.md': 'The footer.\n', 'status.md': 'Long.\n' },
      reports: [],
    },
    {
      title: 'A new file has nothing to be compared with, nor has one that the change leaves alone',
      markdown: rows,
      config: { documents: [{ files: ['*.md', '!matrix.md'], ratchet: ['lines'] }] },
      filesBefore: { 'status.md': 'Long.\n' },
      files: { 'status.md': 'Long.\n', 'notes.md': 'The header.\n\nThe footer.\n' },
      reports: [],
    },
    {
      title: 'A commit says why',
      markdown: rows,
      config: { documents: ratchet },
      filesBefore: { 'notes.md': 'The header.\n' },
      files: { 'notes.md': 'The header.\n\nWhy.\n' },
      change: [
        {
          message: 'Say why\n\nRowaudit-Allow: ratchet-slip lines the reason is needed',
          paths: ['notes.md'],
        },
      ],
      reports: [],
    },
    {
      title: 'No change is judged',
      markdown: rows,
      config: { documents: ratchet },
      files: { 'notes.md': 'Nothing left to do.\n'.repeat(100) },
      reports: [],
    },
    {
      title: 'A name that is no file',
      markdown: rows,
      config: { documents: [{ files: ['nots.md'], ratchet: ['lines'] }] },
      reports: ['.github/rowaudit.yml:21 error nots.md'],
    },
  ],
  *texts(reading) {
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
  return filesOf(entry, tree).filter(path => changed.has(path) && target.files.has(path))
}
