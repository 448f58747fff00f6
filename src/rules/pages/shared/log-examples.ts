import type { Example } from '../../page.js'
import { lines } from './lines.js'

const log = (order: string, more = {}) => ({
  documents: [{ files: ['log.md'], log: { entry: '## ', order }, ...more }],
})

const rows = lines`
  | ID | State |
  | --- | --- |
  | ENG-1 | READY |
`

/** A log of these entries, with a line of text under each. */
const logOf = (...entries: readonly string[]): string =>
  ['# Log\n', ...entries.map(entry => `## ${entry}\n\nSaid.\n`)].join('\n')

const linesDaysAgo = { '## 2026-05-20': 12, '## 2026-05-21': 11, '## 2026-05-22': 10 }

/** Examples of a log whose entries are and are not in order. Examples are judged on 2026-06-01. */
export const logExamples: readonly Example[] = [
  {
    title: 'One wrong stamp is one finding, and not one for every entry after it',
    markdown: rows,
    config: log('oldest-first'),
    files: { 'log.md': logOf('2026-05-01', '2026-05-28', '2026-05-02', '2026-05-03', '2026-05-04') },
    reports: ['log.md:7 error "## 2026-05-28"'],
  },
  {
    title: 'Newest first, and times within a day',
    markdown: rows,
    config: log('newest-first'),
    files: {
      'log.md': logOf('2026-05-03 09:10', '2026-05-03 11:00', '2026-05-03', '2026-05-02 23:59', '2026-05-01'),
    },
    reports: ['log.md:3 error "## 2026-05-03 09:10"'],
  },
  {
    title: 'Equal dates, and an entry that was entered late in its chronological place',
    markdown: rows,
    config: log('oldest-first'),
    filesBefore: { 'log.md': logOf('2026-05-01', '2026-05-03', '2026-05-03 (later)') },
    files: { 'log.md': logOf('2026-05-01', '2026-05-02', '2026-05-03', '2026-05-03 (later)') },
    reports: [],
  },
  {
    title: 'Entries that stood there days before their date',
    markdown: rows,
    config: log('oldest-first'),
    linesDaysAgo: { ...linesDaysAgo, '## 2026-05-24': 11, '## 2026-05-25': 10 },
    files: { 'log.md': logOf('2026-05-20', '2026-05-24', '2026-05-25', '2026-05-22') },
    reports: ['log.md:7 error "## 2026-05-24"', 'log.md:11 error "## 2026-05-25"'],
  },
  {
    title: 'An entry of tomorrow may be one of a clock that is ahead, one of the day after is not',
    markdown: rows,
    config: log('oldest-first'),
    change: [{ message: 'ENG-1: report', paths: ['log.md'], daysAgo: 0 }],
    filesBefore: { 'log.md': logOf('2026-05-20') },
    files: {
      'log.md': logOf('2026-05-20', '2026-06-01', '2026-06-01 13:00', '2026-06-01T13:00Z', '2026-06-02'),
    },
    linesDaysAgo,
    reports: ['log.md:15 error "## 2026-06-01T13:00Z"', 'log.md:19 error "## 2026-06-02"'],
  },
  {
    title: 'Dates that are none, and an entry without one',
    markdown: rows,
    config: log('oldest-first'),
    files: { 'log.md': logOf('2026-02-28', '2026-02-30', '2026-03-01 25:00', 'Yesterday', '2026-03-02') },
    reports: [
      'log.md:7 error "## 2026-02-30"',
      'log.md:11 error "## 2026-03-01 25:00"',
      'log.md:15 error "## Yesterday"',
    ],
  },
  {
    title: 'What stands in a fence is an example of an entry',
    markdown: rows,
    config: log('oldest-first'),
    files: { 'log.md': `${logOf('2026-05-01')}\n\`\`\`\n## 2020-01-01\n\`\`\`\n\n## 2026-05-02\n` },
    reports: [],
  },
  {
    title: 'A pattern that begins no line, though there are dates',
    markdown: rows,
    config: { documents: [{ files: ['log.md'], log: { entry: '### ', order: 'oldest-first' } }] },
    files: { 'log.md': logOf('2026-05-01') },
    reports: ['.github/rowaudit.yml:21 error log log.md'],
  },
  {
    title: 'A log that has hardly begun',
    markdown: rows,
    config: log('oldest-first'),
    files: { 'log.md': '# Log\n\nWhat happened, the oldest first.\n' },
    reports: [],
  },
  {
    title: 'A name that is no file',
    markdown: rows,
    config: { documents: [{ files: ['lgo.md'], log: { entry: '## ', order: 'oldest-first' } }] },
    reports: ['.github/rowaudit.yml:21 error lgo.md'],
  },
]
