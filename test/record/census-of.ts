import { loadSettings } from '../../src/config/load.js'
import { parseMarkdown } from '../../src/markdown/document.js'
import type { Census } from '../../src/model/census.js'
import type { Settings } from '../../src/model/settings.js'
import { readCensus } from '../../src/record/census.js'

export const settingsOf = (config: string | null): Settings => {
  const loaded = loadSettings(config === null ? null : { path: 'rowaudit.yml', text: config }, [])
  if ('problems' in loaded) throw new Error(JSON.stringify(loaded.problems))
  return loaded.settings
}

/** The vocabulary and columns that most tests agree on. */
export const agreed = `
matrices: [matrix.md]
columns: { id: [ID], state: [State], spec: [Spec] }
states: { READY: ready, ACTIVE: active, GATING: gating, PARTIAL: partial, BLOCKED: blocked, DONE: done, SEE: pointer }
`

/** Reads files by path, or one text as `matrix.md`. Without a configuration where that is null. */
export const censusOf = (
  files: string | Readonly<Record<string, string>>,
  config: string | null = agreed,
  trackedPaths?: readonly string[],
): Census => {
  const texts = typeof files === 'string' ? { 'matrix.md': files } : files
  const documents = Object.entries(texts).map(([path, text]) => ({ ...parseMarkdown(path, text), text }))
  return readCensus(documents, settingsOf(config), trackedPaths)
}

/** A table with a header and one line for each row. */
export const tableOf = (header: string, ...rows: readonly string[]): string =>
  [header, header.replace(/[^|]+/g, '---'), ...rows].map(line => `| ${line} |`).join('\n')
