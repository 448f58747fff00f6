import type { Page } from '../page.js'
import { lines } from './shared/lines.js'

const doneOwesLog = { 'done-log': { when: { move: { to: ['done'] } }, owes: ['docs/log.md'] } }

export default {
  why: 'A claim that stands alone, a row moved to done, a new measurement, another entry of a registry, is understood by whoever made it and by nobody a month later. Documents are owed by claims and never by directories: an honest author of ordinary work owes none.',
  beforehand:
    'Look in `obligations` of the configuration before you move a row. Pay once, in the same change: write something into the document that it did not say. White space, link targets, a deletion and a bare rename do not count; a new document does.',
  examples: [
    {
      title: 'A row is done, and the log was only reformatted',
      config: { obligations: doneOwesLog },
      before: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | GATING |
      `,
      filesBefore: { 'docs/log.md': 'Nothing yet, see [the plan](plan.md).\n' },
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
      `,
      files: { 'docs/log.md': 'Nothing yet,\nsee [the plan](../plan.md).\n' },
      reports: ['3 error ENG-1'],
    },
    {
      title: 'It is paid, in whatever commit, for all rows that moved',
      config: { obligations: doneOwesLog },
      before: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | GATING |
        | ENG-2 | ACTIVE |
      `,
      filesBefore: { 'docs/log.md': 'Nothing yet.\n' },
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
        | ENG-2 | DONE |
      `,
      files: { 'docs/log.md': 'The import reads headers and footers.\n' },
      reports: [],
    },
    {
      title: 'Two documents of which one is enough, and neither is there; a move that owes nothing',
      config: {
        obligations: {
          blocked: {
            when: { move: { from: ['active'], to: ['BLOCKED'] } },
            owes: [{ any: ['docs/log.md', 'notes/*.md'] }],
          },
        },
      },
      before: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | READY |
      `,
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | BLOCKED |
        | ENG-2 | BLOCKED |
      `,
      reports: ['3 error ENG-1'],
    },
    {
      title: 'A measurement says something new, and nobody explains it',
      config: {
        obligations: { figures: { when: { measurement: ['coverage.tsv'] }, owes: ['docs/figures.md'] } },
      },
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
      filesBefore: { 'coverage.tsv': 'reader\t862\nwriter\t10\n' },
      files: { 'coverage.tsv': 'reader\t862\nwriter\t412\n' },
      reports: ['coverage.tsv:2 error coverage.tsv'],
    },
    {
      title: 'An entry of a registry is renamed',
      config: {
        obligations: {
          registry: {
            when: { matches: { of: 'register\\("[^"]+"', in: ['src/registry.ts'] } },
            owes: ['docs/registry.md'],
          },
        },
      },
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
      filesBefore: { 'src/registry.ts': 'register("header", readHeader)\n' },
      files: { 'src/registry.ts': '// All readers.\nregister("head", readHeader)\n' },
      reports: ['src/registry.ts:2 error src/registry.ts'],
    },
    {
      title: 'The registry is edited without registering anything',
      config: {
        obligations: {
          registry: {
            when: { matches: { of: 'register\\("[^"]+"', in: ['src/registry.ts'] } },
            owes: ['docs/registry.md'],
          },
        },
      },
      markdown: lines`
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
      filesBefore: { 'src/registry.ts': 'register("header", readHeader)\nregister("footer", readFooter)\n' },
      files: { 'src/registry.ts': 'register("footer", readFooter)\nregister("header", readHead)\n' },
      reports: [],
    },
    {
      title: 'An exempt author',
      config: { obligations: doneOwesLog, 'exempt-authors': ['*[bot]'] },
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
      author: 'record-keeper[bot]',
      reports: [],
      skips: ['record-keeper[bot] is exempt'],
    },
  ],
} satisfies Page
