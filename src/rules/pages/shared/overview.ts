import type { Example } from '../../page.js'
import { lines } from './lines.js'

/** A second matrix with these rows, each an ID and a state. */
export const overview = (...rows: readonly string[]) => ({
  files: { 'overview.md': `| ID | State |\n| --- | --- |\n${rows.map(row => `| ${row} |\n`).join('')}` },
  config: { matrices: ['matrix.md', 'overview.md'] },
})

/** The ID `ENG-1` in two files that number their rows independently, in this state in the second. */
export const independentFiles = (state: string): Example => {
  const { files, config } = overview(`ENG-1 | ${state}`)
  return {
    title: 'IDs that are one file’s own',
    markdown: lines`
      | ID | State |
      | --- | --- |
      | ENG-1 | READY |
    `,
    files,
    config: { ...config, namespace: 'file' },
    reports: [],
  }
}
