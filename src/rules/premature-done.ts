import type { Evidence } from '../model/evidence.js'
import { defineRule, skip, type View } from './rule.js'
import { noOptions } from './shared/no-options.js'
import { isStandingWork, landedWork, unknownOf } from './shared/work.js'

export default defineRule({
  id: 'premature-done',
  group: 'The change',
  severity: 'warning',
  unagreed: 'off',
  summary: 'Require a row to be moved to done by the change that does its work, or after it.',
  options: noOptions,
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
