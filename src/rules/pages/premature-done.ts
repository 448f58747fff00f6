import type { Page } from '../page.js'
import { lines } from './shared/lines.js'

export default {
  why: 'A row that is set to done when its work is handed in stays done when that work waits, and when it is rejected. Done needs work on base, or work that lands in the same moment.',
  beforehand:
    'Move the row to done in the change that brings its work. Where the work landed before under another name, write its number or its SHA behind the state: `DONE (#12)`.',
  examples: [
    {
      title: 'The change only says that it is done, of a row that was there and of a new one',
      before: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | GATING |
      `,
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
        | ENG-2 | DONE |
      `,
      change: [{ message: 'ENG-1 and ENG-2 are done', paths: ['matrix.md'] }],
      reports: ['3 warning ENG-1', '4 warning ENG-2'],
    },
    {
      title: 'The change brings work',
      before: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
      `,
      change: [{ message: 'Read the header', paths: ['src/header.ts', 'matrix.md'] }],
      reports: [],
    },
    {
      title:
        'The work is on base, by its name or by the number behind the state; and a row that was done before',
      before: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | GATING |
        | ENG-2 | GATING |
        | ENG-3 | DONE |
      `,
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
        | ENG-2 | DONE (#7) |
        | ENG-3 | DONE |
      `,
      base: [
        { message: 'ENG-1: Read the header', paths: ['src/header.ts'] },
        { message: 'Describe the format (#7)', paths: ['docs/format.md'] },
      ],
      reports: [],
    },
    {
      title: 'Git cannot tell what became of the branch',
      before: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | GATING |
      `,
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
      `,
      branches: [{ name: 'row/ENG-1', paths: [], unknown: 'its objects are missing' }],
      reports: [],
      skips: ['its objects are missing'],
    },
  ],
} satisfies Page
