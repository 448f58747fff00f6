import type { Page } from '../page.js'
import { lines } from './shared/lines.js'

export default {
  why: 'A squash writes its message from the title and the body. What only the commits or the branch name is gone once it has landed and the branch is deleted, and the row stands there without evidence for work that was done.',
  beforehand:
    'Put the ID into the title, or a line `Row: ENG-1` into the body. Where pull requests land as merges or are rebased, the commits keep their names: switch the rule off.',
  examples: [
    {
      title: 'Only a commit, and only the branch',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | ACTIVE |
      `,
      change: [{ message: 'ENG-1: Read the header', paths: ['src/header.ts'] }],
      headBranch: 'row/ENG-2',
      pullTitle: 'Read the header',
      reports: ['3 notice ENG-1', '4 notice ENG-2'],
    },
    {
      title: 'The title names one, and the body the other',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | ACTIVE |
      `,
      change: [
        { message: 'ENG-1: Read the header', paths: ['src/header.ts'] },
        { message: 'ENG-2: Read the footer', paths: ['src/footer.ts'] },
      ],
      pullTitle: 'ENG-1: Read the header',
      body: 'It was easy to do ENG-2 as well.',
      reports: [],
    },
    {
      title: 'The row had the name that the title says',
      before: lines`
        | ID | State | Title |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | Read the header |
      `,
      markdown: lines`
        | ID | State | Title |
        | --- | --- | --- |
        | HEAD-1 | ACTIVE | Read the header |
      `,
      change: [{ message: 'HEAD-1: Read the header', paths: ['src/header.ts'] }],
      pullTitle: 'ENG-1: Read the header',
      reports: [],
    },
    {
      title: 'No pull request, so nobody can tell what the message will be',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
      change: [{ message: 'ENG-1: Read the header', paths: ['src/header.ts'] }],
      reports: [],
    },
  ],
} satisfies Page
