import type { Page } from '../page.js'
import { lines } from './shared/lines.js'

const appendOnly = (...files: readonly string[]) => ({ documents: [{ files, 'append-only': true }] })

const rows = lines`
  | ID | State |
  | --- | --- |
  | ENG-1 | READY |
`

const before = '# Log\n\n## 2026-05-01\n\nThe header is read.\n\n## 2026-05-02\n\nThe footer is read.\n'

export default {
  why: 'A log is what is left when people, and the memory of agents, are gone. A line that can be taken out or rewritten afterwards proves nothing, and most are lost by accident: by a merge that took one side, or by a tool that wrote the file anew from a part of it.',
  beforehand:
    'Add to an append-only file, and correct an entry by another that says so. Lines may be moved, within the file or to another of the same entry in `documents`, and a date may be mended. Take both sides when the file is in conflict. What has to go for once, such as a secret, is said in a commit: `Rowaudit-Allow: shrunk-log docs/log.md it held a token`.',
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
} satisfies Page
