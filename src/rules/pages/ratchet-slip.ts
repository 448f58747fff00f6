import type { Page } from '../page.js'
import { lines } from './shared/lines.js'

const ratchet = [{ files: ['notes.md'], ratchet: ['lines', 'paragraph', { phrase: 'nothing left to do' }] }]

const rows = lines`
  | ID | State |
  | --- | --- |
  | ENG-1 | READY |
`

export default {
  why: 'A document that is too large is brought down step by step, and each step is lost when the next change adds what the last one took away. A limit that somebody keeps by hand is raised when it hurts: one status file stood at exactly its limit for weeks, and every note was paid for by deleting another. A ratchet compares with the branch that the change is for, and nobody keeps a number.',
  beforehand:
    'Before you add to a document that has a `ratchet`, take out at least as much. Where a figure has to rise for once, say so in a commit: `Rowaudit-Allow: ratchet-slip characters the reasons are longer than the state`.',
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
} satisfies Page
