import * as z from 'zod'
import type { Row } from '../model/row.js'
import { standsIn } from './shared/gap-marker.js'
import { defineRule, type View } from './rule.js'

const markers = [
  ...[
    'missing',
    'lacks',
    'lacking',
    'absent',
    'without',
    'except',
    'only',
    'remaining',
    'remain',
    'remains',
    'left',
    'gap',
  ],
  ...[
    'gaps',
    'no',
    'not',
    'none',
    'cannot',
    'never',
    'yet',
    'still',
    'open',
    'pending',
    'todo',
    'tbd',
    'wip',
    'later',
  ],
  ...[
    'next',
    'needs',
    'need',
    'requires',
    'until',
    'blocked',
    'waiting',
    'awaiting',
    'follow-up',
    'deferred',
  ],
  ...[
    'incomplete',
    'unfinished',
    'unsupported',
    'untested',
    'unverified',
    'stub',
    'stubbed',
    'limited to',
    'but',
  ],
]

export default defineRule({
  id: 'vague-partial',
  group: 'Evidence',
  severity: 'notice',
  unagreed: 'notice',
  summary: 'Require a partial row to say what is missing.',
  options: z.strictObject({
    markers: z
      .array(z.string().trim().min(1).max(100))
      .max(1000)
      .default(markers)
      .describe(
        'Words and phrases, taken literally whatever their case, by which a row says what is missing.',
      ),
  }),
  *check(view, options) {
    for (const row of view.census.rows) {
      if (row.class !== 'partial') continue
      const text = textOf(view, row)
      const gap = options.markers.find(marker => standsIn(text, marker))
      if (gap !== undefined) {
        yield { row, gap }
        continue
      }
      yield {
        subject: row.id,
        id: row.id,
        severity: 'notice',
        message: `Unexpected state ${row.state} alone for ${row.id}, expected what is missing, since nobody can take up a rest that is not named`,
        help: 'Write what is missing behind the state or in another cell, with a word such as `missing` or `not yet`.',
        place: row.statePlace,
      }
    }
  },
})

const nameHeader = /^(?:title|name|item|task|feature|story|subject|requirement|capability|component)s?$/i

/**
 * The note and the cells that are neither the row's name nor its state, in lower case. A name that has the word of the
 * state, as it is spelt, goes on about it.
 */
const textOf = (view: View, row: Row): string => {
  const table = view.census.tables[row.table]
  const others = row.cells.filter(
    ({ text }, column) =>
      column !== table?.idColumn &&
      column !== table?.stateColumn &&
      (!nameHeader.test(row.header[column]?.trim() ?? '') || text.includes(row.state)),
  )
  return [row.note, ...others.map(({ text }) => text)].join('\n').toLowerCase()
}
