import { cut } from './shared/cut.js'
import { noOptions } from './shared/no-options.js'
import { contractCode } from './shared/section-code.js'
import { defineRule } from './rule.js'

export default defineRule({
  id: 'broken-anchor',
  group: 'Contracts',
  section: 'contracts',
  load: contractCode.load,
  severity: 'error',
  unagreed: 'off',
  summary: 'Require every link and every `path:line` of a row under a contract to lead somewhere.',
  options: noOptions,
  *texts({ census, settings, tree, target }) {
    const { auditedAnchors, textOfAnchor } = contractCode.now
    for (const audited of auditedAnchors(census, settings, tree, target)) {
      const path = textOfAnchor(audited, tree)
      if (path !== null) yield { side: 'tree', path }
    }
  },
  *check({ census, settings, tree, target }) {
    const { auditedAnchors, faultOf } = contractCode.now
    const told = new Set<string>()
    for (const audited of auditedAnchors(census, settings, tree, target)) {
      const fault = faultOf(audited, tree)
      if (fault === null) continue
      const { row, anchor, path } = audited
      const key = JSON.stringify([row.place.path, row.place.line, anchor.text, fault.instead])
      if (told.has(key)) continue
      told.add(key)
      const { kind, instead, expected, help } = fault
      yield {
        subject: `${row.id} ${cut(path ?? anchor.text)}`,
        id: row.id,
        ...(kind === 'stray' ? { severity: 'warning' as const } : {}),
        message: `Unexpected anchor ${cut(anchor.text)} of ${row.id}, expected ${expected}: ${instead}`,
        help,
        place: anchor.cell.place,
      }
    }
  },
})
