import type { Move } from '../model/change.js'
import type { AllowedMoves } from '../model/change-settings.js'
import type { Row } from '../model/row.js'
import { isMeantBy } from '../model/state-word.js'
import { either } from './shared/enumeration.js'
import { noOptions } from './shared/no-options.js'
import { defineRule } from './rule.js'

export default defineRule({
  id: 'illegal-move',
  group: 'The change',
  severity: 'error',
  unagreed: 'off',
  summary: 'Require every move of a row to be one of those that are allowed.',
  options: noOptions,
  *check({ change, settings }) {
    for (const move of change?.moves ?? []) {
      const { id, from, to, place } = move
      const allowed = allowedFor(move, settings.change.moves ?? [])
      if (!allowed || isUnread(from) || isUnread(to) || allowed.to.some(word => isMeantBy(word, to, 'to')))
        continue
      const ways = allowed.to.length > 0 ? either(allowed.to) : 'nothing else'
      yield {
        subject: id,
        id,
        message: `Unexpected ${inWords(move)}, expected ${ways} from ${allowed.from}`,
        help: 'Move the row to a state on its way first, or change `moves` of the configuration in a change of its own.',
        place,
      }
    }
  },
})

/** What is agreed for where a row comes from: for its state if it is listed, else for its class. */
const allowedFor = ({ from }: Move, moves: readonly AllowedMoves[]): AllowedMoves | undefined => {
  const meant = moves.filter(each => isMeantBy(each.from, from, 'from'))
  return meant.find(each => each.from !== from?.class) ?? meant[0]
}

/** A state that could not be read has a finding of its own. */
const isUnread = (row: Row | null): boolean => row?.class === 'unknown'

const inWords = ({ id, from, to }: Move): string => {
  if (from === null) return `arrival of ${id} as ${to?.state ?? ''}`
  return to === null
    ? `departure of ${id} from ${from.state}`
    : `move of ${id} from ${from.state} to ${to.state}`
}
