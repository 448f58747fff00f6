import * as z from 'zod'
import type { Evidence } from '../model/evidence.js'
import { lines } from './shared/lines.js'
import { defineRule, skip, type View } from './rule.js'
import { isStandingWork, landedWork, unknownOf } from './shared/work.js'

export default defineRule({
  id: 'premature-done',
  group: 'The change',
  severity: 'warning',
  unagreed: 'off',
  summary: 'Require a row to be moved to done by the change that does its work, or after it.',
  why: 'A row that is set to done when its work is handed in stays done when that work waits, and when it is rejected. Done needs work on base, or work that lands in the same moment.',
  beforehand:
    'Move the row to done in the change that brings its work. Where the work landed before under another name, write its number or its SHA behind the state: `DONE (#12)`.',
  options: z.strictObject({}),
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
  *check(view) {
    const evidence = new Map(view.rows.map(judged => [judged.row, judged.evidence]))
    for (const { id, to, place } of view.change?.moves ?? []) {
      const known = to && evidence.get(to)
      if (to?.class !== 'done' || !known || bringsWork(view, to.place.path) || isProven(known)) continue
      const unknown = unknownOf(known)
      if (unknown !== null) {
        yield skip(`${id} was not asked for its work: ${unknown}`)
        continue
      }
      yield {
        subject: id,
        id,
        message: `Unexpected move of ${id} to ${to.state}, expected work: there is none in this change, and none on base that names the row`,
        help: `Move the row together with its work, or write the number or the SHA of what did it behind the state.`,
        place,
      }
    }
  },
})

const bringsWork = ({ change, settings }: View, matrix: string): boolean => {
  const isRecord = settings.matrices.find(({ isMatch }) => isMatch(matrix))?.isRecord ?? settings.isRecord
  return change?.files.some(({ path }) => !isRecord(path)) === true
}

const isProven = (evidence: Evidence): boolean =>
  landedWork(evidence) !== null ||
  evidence.changeCommits.some(isStandingWork) ||
  evidence.references.some(({ commit }) => !commit.reverted && !commit.revert)
