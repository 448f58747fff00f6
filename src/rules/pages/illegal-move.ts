import type { Page } from '../page.js'
import { lines } from './shared/lines.js'

export default {
  why: 'A state that can be skipped is a step that nobody takes. Where a team has agreed on the way of a row, from its spec over its work to its review, a move that leaves a part of it out is a claim that nobody has looked at.',
  beforehand:
    'Look in `moves` of the configuration, where it is agreed what a row may become; a row that is not on its way there is moved to a state between first. Without `moves` every move is allowed, and so is every move from a class or state that is not listed there.',
  examples: [
    {
      title: 'A row that skips its work, one that arrives as done, and one that is taken out',
      config: { moves: { ready: ['active', 'blocked'], arrival: ['inventoried', 'planned', 'ready'] } },
      before: lines`
        # Engine

        | ID | State | Title |
        | --- | --- | --- |
        | ENG-1 | READY | Read the header |
        | ENG-2 | READY | Read the footer |
      `,
      markdown: lines`
        # Engine

        | ID | State | Title |
        | --- | --- | --- |
        | ENG-1 | DONE | Read the header |
        | ENG-3 | DONE | Search |
      `,
      reports: ['3 error ENG-2', '5 error ENG-1', '6 error ENG-3'],
    },
    {
      title: 'Allowed moves, by class and by state, and moves from where nothing is said',
      config: { moves: { ready: ['active'], GATING: ['PARTIAL', 'done', 'departure'] } },
      before: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
        | ENG-2 | GATING |
        | ENG-3 | GATING |
        | ENG-4 | PLANNED |
      `,
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | PARTIAL |
        | ENG-4 | DONE |
      `,
      reports: [],
    },
    {
      title: 'What is said of a state goes before what is said of its class',
      config: {
        states: { READY: 'ready', SPIKE: 'active', ACTIVE: 'active', DONE: 'done' },
        moves: { active: ['done'], SPIKE: ['READY', 'ACTIVE'] },
      },
      before: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | SPIKE |
        | ENG-2 | SPIKE |
        | ENG-3 | ACTIVE |
      `,
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | DONE |
        | ENG-3 | DONE |
      `,
      reports: ['4 error ENG-2'],
    },
    {
      title: 'Nothing is agreed about moves',
      before: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | INVENTORIED |
      `,
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
      `,
      reports: [],
    },
  ],
} satisfies Page
