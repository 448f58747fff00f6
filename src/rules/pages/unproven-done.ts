import type { Page } from '../page.js'
import { lines } from './shared/lines.js'

export default {
  why: 'Done is the one state that nobody looks at again. A row that was set to done when its change was submitted says so still after that change was rejected; and a note that says merged has been believed by three readers in a row while nothing was there.',
  beforehand:
    'Name the ID in a commit that does the work, or write the pull request or the SHA that did it behind the state: `DONE (#12)`, also for work under another name and for rows whose work is a document. Move the row to done in the change that lands the work, not before.',
  examples: [
    {
      title: 'No commit, records alone, and work on a branch that has not landed',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
        | ENG-2 | DONE |
        | ENG-3 | DONE |
      `,
      base: [{ message: 'ENG-2 is done', paths: ['matrix.md'] }],
      branches: [{ name: 'row/ENG-3', paths: ['src/search.ts'] }],
      reports: ['3 warning ENG-1', '4 warning ENG-2', '5 warning ENG-3'],
    },
    {
      title: 'A commit, a landed branch, a number behind the state, and the work of the change itself',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
        | ENG-2 | DONE |
        | ENG-3 | DONE (#7) |
        | ENG-4 | DONE |
      `,
      base: [
        { message: 'ENG-1: Read the header', paths: ['src/header.ts'] },
        { message: 'Describe the format (#7)', paths: ['docs/format.md'] },
      ],
      branches: [{ name: 'row/ENG-2', paths: ['src/footer.ts'], landed: true }],
      change: [{ message: 'ENG-4: Search', paths: ['src/search.ts'] }],
      reports: [],
    },
    {
      title: 'Git cannot tell what became of the branch',
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
      `,
      branches: [{ name: 'row/ENG-1', paths: [], unknown: 'its objects are missing' }],
      reports: [],
      skips: ['its objects are missing'],
    },
    {
      title: 'A number in its table is nothing that messages could name',
      markdown: lines`
        | # | Title | State |
        | --- | --- | --- |
        | 1 | Import | DONE |
      `,
      config: { columns: { id: ['#'], state: ['State'] } },
      reports: [],
    },
  ],
} satisfies Page
