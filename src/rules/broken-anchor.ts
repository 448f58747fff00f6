import { faultOf, textOfAnchor } from '../contracts/anchor-fault.js'
import { auditedAnchors } from '../contracts/audited-anchors.js'
import { cut } from './shared/cut.js'
import { noOptions } from './shared/no-options.js'
import { defineRule } from './rule.js'

export default defineRule({
  id: 'broken-anchor',
  group: 'Contracts',
  section: 'contracts',
  severity: 'error',
  unagreed: 'off',
  summary: 'Require every link and every `path:line` of a row under a contract to lead somewhere.',
  options: noOptions,
  *texts({ census, settings, tree, target }) {
    for (const audited of auditedAnchors(census, settings, tree, target)) {
      const path = textOfAnchor(audited, tree)
      if (path !== null) yield { side: 'tree', path }
    }
  },
  *check({ census, settings, tree, target }) {
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
