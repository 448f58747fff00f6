import { verdictWords } from '../model/evidence.js'
import type { JudgedRow } from '../model/report.js'
import type { Paint, Style } from './colour.js'
import { escapeStart } from './escape-log.js'
import { escapeTerminal } from './escape-terminal.js'
import { tallyStates, type StateTally } from './tally.js'
import { clip } from './visible.js'
import { plural } from './words.js'
import { columns } from './wrap.js'

const mostStates = 30
const widest = 24

/** How many rows stand in each state, and what the evidence says of those that were asked. */
export const stateTable = (rows: readonly JudgedRow[], paint: Paint): string[] => {
  const tallies = tallyStates(rows)
  if (tallies.length === 0) return []
  const shown = tallies.slice(0, mostStates)
  const labels = shown.map(({ state }) =>
    state === null ? 'not readable' : escapeStart(clip(escapeTerminal(state), widest)),
  )
  const width = Math.max('state'.length, ...labels.map(columns))
  const asked = shown.some(({ verdicts }) => verdicts)
  const head = [
    'rows'.padStart(6),
    ...(asked ? verdictWords.map(word => word.padStart(word.length + 2)) : []),
  ]
  const left = tallies.slice(mostStates)
  const leftRows = left.reduce((sum, tally) => sum + tally.rows, 0)
  return [
    `  ${paint('faint', `${'state'.padEnd(width)}${head.join('')}`)}`,
    ...shown.map((tally, index) => {
      const label = labels[index] ?? ''
      return `  ${label}${' '.repeat(width - columns(label))}${figures(tally, paint)}`
    }),
    ...(left.length > 0
      ? [`  … and ${plural(left.length, 'state')} more with ${plural(leftRows, 'row')}`]
      : []),
  ]
}

const figures = ({ rows, verdicts }: StateTally, paint: Paint): string => {
  if (verdicts === null) return String(rows).padStart(6)
  const cells = verdictWords.map(word => {
    const count = verdicts.get(word) ?? 0
    const style: Style =
      count === 0 ? 'faint' : word === 'ABANDONED' ? 'red' : word === 'UNKNOWN' ? 'yellow' : 'plain'
    return paint(style, String(count).padStart(word.length + 2))
  })
  return `${String(rows).padStart(6)}${cells.join('')}`
}
