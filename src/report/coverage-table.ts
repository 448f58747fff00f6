import type { Coverage, CoverageTable } from '../model/coverage.js'
import { visible } from './visible.js'

/** Header of the column that is added where a table records no size. */
const measuredHeader = 'Measured'

/**
 * The coverage tables as Markdown, ready to paste, with what was measured in place of every figure that is not so any more.
 * Of several tables each has its file and line in a comment above it. Empty where there is none.
 */
export const toCoverageMarkdown = ({ tables }: Pick<Coverage, 'tables'>): string =>
  tables.map(table => `${tables.length > 1 ? `${comment(table)}\n\n` : ''}${toMarkdown(table)}`).join('\n')

const comment = ({ place }: CoverageTable): string =>
  `<!-- ${visible(place.path).replaceAll('--', '- -')}, line ${place.line} -->`

const toMarkdown = ({ header, lines, measuredColumn }: CoverageTable): string => {
  const isAdded = measuredColumn === null
  const heads = isAdded ? [...header, measuredHeader] : header
  const column = measuredColumn ?? header.length
  const body = lines.map(({ cells, measured, isRight }) => {
    const own = isAdded ? [...cells, ''] : [...cells]
    if (measured !== null && !isRight) own[column] = figure(measured, own[column] ?? '')
    return own
  })
  const rule = heads.map((_, index) => (index === column ? '--:' : '---'))
  return [heads, rule, ...body].map(cells => `| ${cells.map(cell).join(' | ')} |\n`).join('')
}

/** A figure that was rough stays rough. */
const figure = (measured: number, before: string): string =>
  `${before.startsWith('~') ? '~' : ''}${String(measured).replace(/\B(?=(?:\d{3})+$)/g, ',')}`

const cell = (source: string): string => visible(source).trim().replaceAll('|', '\\|')
