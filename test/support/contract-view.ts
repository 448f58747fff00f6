import { stringify } from 'yaml'
import { loadSettings } from '../../src/config/load.js'
import { parseMarkdown } from '../../src/markdown/document.js'
import type { FileText } from '../../src/model/tree.js'
import { readCensus } from '../../src/record/census.js'
import { plainConfig } from '../../src/rules/page.js'
import type { View } from '../../src/rules/rule.js'
// Who makes such a view asks a rule of the contracts.
import './rules.js'
import { viewOf } from './view.js'

/** What a test says of a tree: texts by path, null for a symbolic link or a submodule. */
type Files = Readonly<Record<string, string | null>>

/** A view of one matrix under contracts, with a tree of these files. */
export const contractView = (
  contracts: Readonly<Record<string, unknown>>,
  markdown: string,
  files: Files = {},
  changes: Partial<View> = {},
): View => {
  const loaded = loadSettings({ path: 'rowaudit.yml', text: stringify({ ...plainConfig, contracts }) }, [])
  if ('problems' in loaded) throw new Error(JSON.stringify(loaded.problems))
  const { settings } = loaded
  const census = readCensus([{ ...parseMarkdown('matrix.md', markdown), text: markdown }], settings)
  const texts = new Map<string, FileText>(
    Object.entries({ 'matrix.md': markdown, ...files }).flatMap(([path, text]) =>
      text === null
        ? []
        : [[path, text.includes('\0') ? { text: '', bad: 'binary' as const } : { text, bad: null }] as const],
    ),
  )
  const others = Object.entries(files).flatMap(([path, text]) => (text === null ? [path] : []))
  const tree = {
    files: new Set(texts.keys()),
    others: new Set(others),
    isRead: () => true,
    textOf: (path: string) => texts.get(path) ?? null,
  }
  const rows = census.rows.map(row => ({ row, verdict: null, evidence: null }))
  return viewOf({ census, settings, rows, tree, ...changes })
}
