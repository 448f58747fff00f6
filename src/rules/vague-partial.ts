import * as z from 'zod'
import type { Row } from '../model/row.js'
import { standsIn } from './shared/gap-marker.js'
import { lines } from './shared/lines.js'
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
  why: 'Partial alone tells nobody what to take up, and two readers will take it for nearly done and for hardly begun. This is advice and never graver: whether words say enough is for a reader to judge. The marker that was found stands beside the row in the report, as `gap`, since "no" and "gap" also occur in praise.',
  beforehand:
    'Write what is missing behind the state or in another cell of the row, with a word such as `missing`, `not yet`, `only` or `remaining`; words of your own go into `markers`.',
  options: z.strictObject({
    markers: z
      .array(z.string().trim().min(1).max(100))
      .max(1000)
      .default(markers)
      .describe(
        'Words and phrases, taken literally whatever their case, by which a row says what is missing.',
      ),
  }),
  examples: [
    {
      title: 'A state and no more',
      markdown: lines`
        | ID | State | Notes |
        | --- | --- | --- |
        | ENG-1 | PARTIAL | good progress |
        | ENG-2 | PARTIAL | notable |
      `,
      reports: ['3 notice ENG-1', '4 notice ENG-2'],
    },
    {
      title: 'What is missing stands behind the state, or in another cell',
      markdown: lines`
        | ID | State | Notes |
        | --- | --- | --- |
        | ENG-1 | PARTIAL: the footer is missing | |
        | ENG-2 | PARTIAL | Not yet for files over 2 GB |
        | ENG-3 | READY | |
      `,
      reports: [],
    },
    {
      title: 'The name of the row says nothing about its state',
      markdown: lines`
        | ID | Title | State |
        | --- | --- | --- |
        | ENG-1 | Warn of missing files | PARTIAL |
      `,
      reports: ['3 notice ENG-1'],
    },
    {
      title: 'A name that goes on about the state',
      markdown: lines`
        | ID | Title | State |
        | --- | --- | --- |
        | ENG-1 | Reader. Stays \`PARTIAL\` for a residue only: the footer | PARTIAL |
      `,
      reports: [],
    },
    {
      title: 'Words of your own',
      markdown: lines`
        | ID | State | Notes |
        | --- | --- | --- |
        | ENG-1 | PARTIAL | fehlt: Export |
        | ENG-2 | PARTIAL | the footer is missing |
      `,
      config: { rules: { 'vague-partial': { markers: ['fehlt'] } } },
      reports: ['4 notice ENG-2'],
    },
  ],
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
