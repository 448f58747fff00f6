import type { Change } from '../model/change.js'
import { noOptions } from './shared/no-options.js'
import { defineRule, skip } from './rule.js'

export default defineRule({
  id: 'rowless-work',
  group: 'The change',
  severity: 'error',
  unagreed: 'off',
  optIn: true,
  summary: 'Require a change with work in it to name a row, or to say that it belongs to none.',
  options: noOptions,
  *check({ change, settings }) {
    const work = change?.files.filter(({ path }) => !settings.isRecord(path)) ?? []
    const first = work.find(({ after }) => after !== null) ?? work[0]
    if (!change || !first || namesRow(change)) return
    if (change.exempt !== null) {
      yield skip(`${change.exempt} is exempt, and need not name a row`)
      return
    }
    const refusal = change.refusals.find(({ reason }) => reason !== '')
    const isBare = !refusal && change.refusals.length > 0
    yield {
      subject: 'change',
      message: `Unexpected work in ${first.path}${more(work.length - 1)} that names no row${isBare ? ' and gives no reason' : ''}, expected an ID in a commit, the title, a line \`Row: ID\` of the body, or the branch`,
      help: 'Name the row in one of these, or say why there is none in a line of the body or of a commit: `Row: none (reason)`.',
      place: { path: first.path, line: 1, endLine: 1 },
      ...(refusal ? { answer: refusal.reason } : {}),
    }
  },
})

const namesRow = ({ named: { commits, words, branch } }: Change): boolean =>
  commits.size > 0 || words.size > 0 || branch !== null

const more = (count: number): string =>
  count > 0 ? ` and ${count} more ${count === 1 ? 'file' : 'files'}` : ''
