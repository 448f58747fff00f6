import type { Page } from '../page.js'
import { lines } from './shared/lines.js'

export default {
  why: 'Two branches for one row are, more often than not, two people doing the same work without knowing of each other. One of them will have worked in vain.',
  beforehand:
    'Before you begin, look for a branch of the row; join it, or take over from it. When you continue on a new branch, delete the old one, or rename it so that a `parked` pattern covers it. Parts that land apart are better rows of their own.',
  examples: [
    {
      title: 'Two branches with work still to land',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
      branches: [
        { name: 'row/ENG-1', paths: ['src/header.ts'] },
        { name: 'row/ENG-1-again', paths: ['src/header.ts'] },
      ],
      reports: ['3 notice ENG-1'],
    },
    {
      title: 'One has landed, one only takes notes, one is empty',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
      branches: [
        { name: 'row/ENG-1', paths: ['src/header.ts'] },
        { name: 'row/ENG-1-first', paths: ['src/header.ts'], landed: true },
        { name: 'row/ENG-1-notes', paths: ['notes.md'] },
        { name: 'row/ENG-1-later', paths: [], commits: 0 },
      ],
      reports: [],
    },
    {
      title: 'A branch and its copy on origin',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
      branches: [
        { name: 'row/ENG-1', paths: ['src/header.ts'], daysAgo: 2 },
        { name: 'row/ENG-1', local: true, paths: ['src/header.ts'], daysAgo: 1 },
      ],
      reports: [],
    },
  ],
} satisfies Page
