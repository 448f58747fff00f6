import type { OwedDocument } from '../model/change.js'
import { either } from './shared/enumeration.js'
import { noOptions } from './shared/no-options.js'
import { defineRule, skip } from './rule.js'

export default defineRule({
  id: 'owed-document',
  group: 'The change',
  severity: 'error',
  unagreed: 'off',
  summary: 'Require a change to bring the documents that its claims owe.',
  options: noOptions,
  *check({ change, settings }) {
    if (!change) return
    const owes = settings.change.obligations.some(({ owes }) => owes.some(({ kind }) => kind === 'document'))
    if (owes && change.exempt !== null) yield skip(`${change.exempt} is exempt, and owes no document`)
    for (const owed of change.owedDocuments) {
      const { occasion, obligation, reason } = owed
      yield {
        subject: occasion.subject,
        ...(occasion.move ? { id: occasion.move.id } : {}),
        message: `Unexpected change without ${either(owed.documents)}, expected what obligation ${obligation} owes: ${occasion.words}${because(owed)}`,
        help: `${reason === null ? '' : `${sentence(reason)} `}Write into ${either(owed.documents)}, in this change, what it did not say before; white space, link targets, a deletion and a bare rename do not count.`,
        place: occasion.place,
        extra: { obligation },
      }
    }
  },
})

const because = ({ shortfall }: OwedDocument): string => (shortfall === null ? '' : `, and ${shortfall}`)

const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/[.\s]+$/, '')}.`
