import { branchOf, rowsWith } from './shared/asked.js'
import { formerState, legalFloor } from './shared/legal-floor.js'
import { habitOf, skipRare } from './shared/named-share.js'
import { defineRule, skip } from './rule.js'
import { noOptions } from './shared/no-options.js'
import { milder } from './shared/severity.js'

const unagreedDays = 30

export default defineRule({
  id: 'abandoned-row',
  group: 'Evidence',
  severity: 'error',
  unagreed: 'warning',
  summary: 'Require a trace of work in Git for every row that claims work.',
  options: noOptions,
  past: ({ verdict }) => verdict?.verdict === 'ABANDONED',
  days: (_options, settings) => (settings.agreed ? [] : [unagreedDays]),
  *check(view) {
    const habit = habitOf(view)
    const rare = new Set<number>()
    for (const { row, verdict, weight } of rowsWith(view, ['ABANDONED'])) {
      const named = habit(row)
      if (named === 'rare') {
        rare.add(row.table)
        continue
      }
      if (!view.settings.agreed) {
        const before = view.stood(row, unagreedDays)
        if (!before.found) yield skip(before.reason)
        if (!before.found || before.value?.state !== row.state) continue
      }
      const floor = formerState(view, row) ?? legalFloor(view, row)
      yield {
        subject: row.id,
        id: row.id,
        severity: named === 'mixed' ? milder(weight, 'notice') : weight,
        message: `Unexpected state ${row.state} for ${row.id}, expected a trace of work in Git: ${verdict.reason}`,
        help: `Set the row back to ${floor.word}, since ${floor.because}; this says nothing about how far the work got. Or, where there is work, name ${row.id} in a commit, push it as ${branchOf(view, row)}, or write its pull request or SHA behind the state.`,
        place: row.statePlace,
        extra: { floor: floor.class },
      }
    }
    yield* skipRare(view, rare)
  },
})
