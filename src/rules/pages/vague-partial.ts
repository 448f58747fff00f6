import type { Page } from '../page.js'
import { lines } from './shared/lines.js'

export default {
  why: 'Partial alone tells nobody what to take up, and two readers will take it for nearly done and for hardly begun. This is advice and never graver: whether words say enough is for a reader to judge. The marker that was found stands beside the row in the report, as `gap`, since "no" and "gap" also occur in praise.',
  beforehand:
    'Write what is missing behind the state or in another cell of the row, with a word such as `missing`, `not yet`, `only` or `remaining`; words of your own go into `markers`.',
  examples: [
    {
      title: 'A state and no more',
      markdown: lines`
        | ID | State | Notes |
        | --- | --- | --- |
        | ENG-1 | PARTIAL | good progress |
        | ENG-2 | PARTIAL | notable |
      `,
      reports: ['3 notice ENG-1', '4 notice ENG-2'],
    },
    {
      title: 'What is missing stands behind the state, or in another cell',
      markdown: lines`
        | ID | State | Notes |
        | --- | --- | --- |
        | ENG-1 | PARTIAL: the footer is missing | |
        | ENG-2 | PARTIAL | Not yet for files over 2 GB |
        | ENG-3 | READY | |
      `,
      reports: [],
    },
    {
      title: 'The name of the row says nothing about its state',
      markdown: lines`
        | ID | Title | State |
        | --- | --- | --- |
        | ENG-1 | Warn of missing files | PARTIAL |
      `,
      reports: ['3 notice ENG-1'],
    },
    {
      title: 'A name that goes on about the state',
      markdown: lines`
        | ID | Title | State |
        | --- | --- | --- |
        | ENG-1 | Reader. Stays \`PARTIAL\` for a residue only: the footer | PARTIAL |
      `,
      reports: [],
    },
    {
      title: 'Words of your own',
      markdown: lines`
        | ID | State | Notes |
        | --- | --- | --- |
        | ENG-1 | PARTIAL | fehlt: Export |
        | ENG-2 | PARTIAL | the footer is missing |
      `,
      config: { rules: { 'vague-partial': { markers: ['fehlt'] } } },
      reports: ['4 notice ENG-2'],
    },
  ],
} satisfies Page
