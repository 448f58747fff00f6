import type { Page } from '../page.js'
import { lines } from './shared/lines.js'

const nextStep = {
  'next-step': { when: { move: {} }, owes: [{ section: ['Next step', 'What comes next'] }] },
}

export default {
  why: 'Whoever moves a row knows what has to be done next; whoever takes it up later does not. A section in the spec of the row itself is written in its own place, where no two changes meet, unlike one digest that every change has to edit.',
  beforehand:
    'When you move a row, fill the section in the spec that the row links, with more than a promise to write it. A row that is done or dropped has nothing before it and owes none, nor does one that departs.',
  examples: [
    {
      title: 'No spec, a spec without the section, and one in which it is empty',
      config: { obligations: nextStep },
      before: lines`
        | ID | State | Spec |
        | --- | --- | --- |
        | ENG-1 | READY | |
        | ENG-2 | READY | [spec](two.md) |
        | ENG-3 | READY | [spec](three.md) |
      `,
      markdown: lines`
        | ID | State | Spec |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | |
        | ENG-2 | ACTIVE | [spec](two.md) |
        | ENG-3 | ACTIVE | [spec](three.md) |
      `,
      files: {
        'two.md': '# ENG-2\n\nRead the footer.\n',
        'three.md': '# ENG-3\n\n## Next step\n\nTBD\n\n## Risks\n\nMany.\n',
      },
      reports: ['3 error ENG-1', '4 error ENG-2', '5 error ENG-3'],
    },
    {
      title: 'The section is filled, or there is nothing before the row',
      config: { obligations: nextStep },
      before: lines`
        | ID | State | Spec |
        | --- | --- | --- |
        | ENG-1 | READY | [spec](one.md) |
        | ENG-2 | GATING | |
        | ENG-3 | INVENTORIED | |
        | ENG-4 | READY | |
      `,
      markdown: lines`
        | ID | State | Spec |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | [spec](one.md) |
        | ENG-2 | DONE | |
        | ENG-4 | READY | |
      `,
      files: { 'one.md': '# ENG-1\n\n## 3. What comes next\n\n- Read the length field.\n' },
      reports: [],
    },
    {
      title: 'An exempt author',
      config: { obligations: nextStep, 'exempt-authors': ['record-keeper'] },
      before: lines`
        | ID | State | Spec |
        | --- | --- | --- |
        | ENG-1 | READY | |
      `,
      markdown: lines`
        | ID | State | Spec |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | |
      `,
      author: 'Record-Keeper',
      reports: [],
      skips: ['Record-Keeper is exempt'],
    },
  ],
} satisfies Page
