import { isDelimiterLine } from './cell-bounds.js'

const containerMarks = /^[ \t>]+/

/**
 * How many lines of a text look like rows of a table: lines that begin with a pipe, or hold one and follow a delimiter
 * line; neither header nor delimiter.
 */
export const countRows = (text: string): number => {
  let rows = 0
  let inTable = false
  let previous = 0
  for (const whole of text.split(/\r\n|\n|\r/)) {
    const line = whole.replace(containerMarks, '')
    if (line.includes('|') && isDelimiterLine(line)) {
      rows -= previous
      previous = 0
      inTable = true
      continue
    }
    if (line === '') inTable = false
    previous = line.startsWith('|') || (inTable && line.includes('|')) ? 1 : 0
    rows += previous
  }
  return rows
}
