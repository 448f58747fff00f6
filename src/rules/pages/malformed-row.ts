import type { Page } from '../page.js'
import { lines } from './shared/lines.js'

export default {
  why: 'GitHub splits a row at every pipe that no backslash precedes, also inside a code span, and drops the cells that are too many. What the author wrote behind such a pipe is not on the page, and the State that a reader sees may be a piece of another cell.',
  beforehand:
    'Write a pipe that belongs to a cell as `\\|`, also between backticks, and look at the rendered table before you push. A cell that says nothing is still there: `| |`.',
  examples: [
    {
      title: 'A pipe inside a code span begins a new cell',
      markdown: lines`
        | ID | State | Notes |
        | --- | --- | --- |
        | ENG-1 | READY | split at \`a|b\` |
      `,
      reports: ['3 error ENG-1'],
    },
    {
      title: 'A cell is missing',
      markdown: lines`
        | ID | Title | State |
        | --- | --- | --- |
        | ENG-1 | READY |
      `,
      reports: ['3 error ENG-1'],
    },
    {
      title: 'An escaped pipe, an empty cell, and no pipe at the end',
      markdown: lines`
        | ID | State | Notes |
        | --- | --- | --- |
        | ENG-1 | READY | split at \`a\|b\` |
        | ENG-2 | READY | |
        | ENG-3 | READY | later
      `,
      reports: [],
    },
    {
      title: 'Without a configuration',
      markdown: lines`
        | ID | State | Notes |
        | --- | --- | --- |
        | ENG-1 | todo | first |
        | ENG-2 | todo | split at a|b |
      `,
      config: null,
      reports: ['4 warning ENG-2'],
    },
  ],
} satisfies Page
