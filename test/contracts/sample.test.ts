import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'

import { parse, stringify } from 'yaml'
import { loadSettings } from '../../src/config/load.js'
import { claimMismatches } from '../../src/contracts/claim-mismatches.js'
import { markMismatches } from '../../src/contracts/mark-mismatches.js'
import { rollupMismatches } from '../../src/contracts/rollup-mismatches.js'
import { decodeText } from '../../src/markdown/decoded-text.js'
import { parseMarkdown } from '../../src/markdown/document.js'
import type { Problem } from '../../src/model/finding.js'
import type { Settings } from '../../src/model/settings.js'
import type { FileText, Tree } from '../../src/model/tree.js'
import { readCensus } from '../../src/record/census.js'
import { rules } from '../support/rules.js'
import { cloneSample, hasSample, sampleTitle } from '../support/sample.js'

const sections = {
  claims: {
    states: ['SPIKE', 'ACTIVE'],
    in: {
      files: '.agents/coordination.md',
      under: 'Active claims',
      name: 'Claim',
      rows: 'Row IDs',
      owner: 'Agent',
      state: 'State',
      retired: ['DONE', 'RELEASED'],
    },
  },
  rollups: { sections: { 'Serving, API, CLI, library': 'Serving surface, CLI, and library' } },
  marks: {
    files: '.agents/model-matrix.md',
    under: 'Architecture-support checklist',
    mark: 'Support',
    row: 'Row',
    marks: {
      '✅': ['DONE', 'ACTIVE', 'GATING', 'PARTIAL'],
      '🚧': ['ACTIVE', 'GATING', 'READY'],
      '📋': ['SPIKE'],
      '🚫': ['BLOCKED'],
    },
    complete: true,
  },
}

const settingsOf = (): Settings => {
  const config = parse(readFileSync('examples/parity/rowaudit.yml', 'utf8')) as object
  const text = stringify({ ...config, ...sections })
  const loaded = loadSettings({ path: 'rowaudit.yml', text }, rules)
  if ('problems' in loaded) throw new Error(JSON.stringify(loaded.problems))
  return loaded.settings
}

describe.skipIf(!hasSample)(sampleTitle('the claims, counts and marks of the sample record'), () => {
  let folder = ''
  let paths: readonly string[] = []
  const settings = settingsOf()

  beforeAll(() => {
    folder = cloneSample()
    paths = execFileSync('git', ['-C', folder, 'ls-files', '-z'], { encoding: 'utf8' })
      .split('\0')
      .filter(path => path.startsWith('.agents/'))
  })

  /** The sample, one of its files edited. */
  const groundOf = (edited = '', edit = (text: string): string => text) => {
    const texts = new Map<string, FileText>()
    const textOf = (path: string): FileText => {
      const known = texts.get(path)
      if (known) return known
      const read = decodeText(readFileSync(join(folder, path)))
      const text = path === edited ? { ...read, text: edit(read.text) } : read
      texts.set(path, text)
      return text
    }
    const tree: Tree = { files: new Set(paths), others: new Set(), isRead: () => true, textOf }
    const matrices = paths.filter(path => settings.matrices.some(({ isMatch }) => isMatch(path)))
    const census = readCensus(
      matrices.map(path => ({ ...parseMarkdown(path, textOf(path).text), text: textOf(path).text })),
      settings,
    )
    return { census, settings, tree, change: null }
  }

  const told = (problems: Iterable<Problem>): readonly string[] =>
    [...problems].map(
      ({ place, subject }) => `${place.path.slice('.agents/'.length)}:${place.line} ${subject}`,
    )

  it('has counts that agree with its rows, but for two', () => {
    // Two rows of the section are SPIKE and six INVENTORIED; its line says three and five.
    expect(told(rollupMismatches(groundOf()))).toEqual([
      'engine-matrix.md:41 KV cache and memory SPIKE',
      'engine-matrix.md:41 KV cache and memory INVENTORIED',
    ])
  })

  it('has each of the counts recognised, and the right number of each given', () => {
    const wrong = groundOf('.agents/engine-matrix.md', text =>
      text.replace(/^(?:\| [^|]+ )(?:\| \**\d+\** ){9}\|$/gm, line =>
        line.replace(/(?<=\| \**)\d+(?=\** \|)/g, '999'),
      ),
    )
    const problems = [...rollupMismatches(wrong)]
    expect(problems).toHaveLength(11 * 9)
    const total = problems.filter(({ subject }) => subject.startsWith('Total '))
    // Counted line by line with awk.
    expect(
      total.map(({ subject, message }) => `${subject} ${/expected (\d+)/.exec(message)?.[1] ?? ''}`),
    ).toEqual([
      'Total Rows 110',
      'Total ANCHOR-BACKFILL 8',
      'Total PARTIAL 18',
      'Total SPIKE 3',
      'Total READY 6',
      'Total ACTIVE 10',
      'Total GATING 14',
      'Total DONE 3',
      'Total INVENTORIED 48',
    ])
  })

  it('has marks that their states allow, and every live row once', () =>
    expect(told(markMismatches(groundOf()))).toEqual([]))

  it('has each of its marks recognised', () => {
    const wrong = groundOf('.agents/model-matrix.md', text =>
      text.replace(/^\| (?:✅|🚧|📋|🚫) \|/gm, '| 🎉 |'),
    )
    expect(told(markMismatches(wrong))).toHaveLength(36)
  })

  it('has claims that differ from its rows where both files show it', () => {
    const said = told(claimMismatches(groundOf()))
    expect(said.filter(each => each.endsWith('outside of any table'))).toHaveLength(17)
    expect(said.filter(each => !each.endsWith('outside of any table'))).toEqual([
      'backend-matrix.md:106 BACKEND-SEAM-AUDIT',
      'kernel-matrix.md:55 KERNEL-GEMM-CPU-ELEM',
      'quantization-matrix.md:28 QUANT-GGUF-CIQ-GEMM',
      'quantization-matrix.md:29 QUANT-GGUF-KEEPQ-LOADER',
      'coordination.md:298 KV-EXTERNAL-CACHE also in CLAIM-LMCACHE-CPP-CLIENT',
      'coordination.md:308 MODEL-TEXT-qwen3-qwen3-for-causal-lm also in CLAIM-MODEL-QWEN3-DENSE',
      'coordination.md:311 SERVE-GATE-ONLINE also in CLAIM-SERVE-GATE-2',
      'coordination.md:321 SERVE-GATE-ONLINE also in CLAIM-ITL-TAIL-1',
      'coordination.md:329 SERVE-GATE-ONLINE also in CLAIM-35B-GRAPH-SCRATCH-1',
    ])
  })
})
