import { noOptions } from './shared/no-options.js'
import { defineRule } from './rule.js'

export default defineRule({
  id: 'lost-id',
  group: 'The change',
  severity: 'notice',
  unagreed: 'off',
  summary: 'Require the title or the body of a pull request to name the rows that its commits name.',
  options: noOptions,
  *check({ rows, change }) {
    const landing = change?.named.landing
    if (!change || !landing) return
    const told = new Set<string>()
    const formerly = new Map(change.renames.map(({ from, to }) => [to, from.id]))
    for (const { row, evidence } of rows) {
      const ids = [row.id, formerly.get(row) ?? row.id]
      if (told.has(row.id) || ids.some(id => landing.has(id))) continue
      const commit = evidence?.changeCommits.find(({ revert, reverted }) => !revert && !reverted)
      if (!commit && !ids.includes(change.named.branch ?? '')) continue
      told.add(row.id)
      const where = commit ? `commit ${commit.sha.slice(0, 8)}` : `branch ${change.words.branch}`
      yield {
        subject: row.id,
        id: row.id,
        message: `Unexpected title and body that do not name ${row.id}, expected the landed commit to name what ${where} names: a squash leaves nothing else`,
        help: `Put ${row.id} into the title, or a line \`Row: ${row.id}\` into the body.`,
        place: row.idPlace,
      }
    }
  },
})
