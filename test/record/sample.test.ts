import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { parseMarkdown } from '../../src/markdown/document.js'
import type { Census } from '../../src/model/census.js'
import { readCensus } from '../../src/record/census.js'
import { mayHoldStatusTable, selectFiles } from '../../src/record/selection.js'
import { cloneSample, hasSample, sampleTitle } from '../support/sample.js'
import { settingsOf } from './census-of.js'

/** Counted by a slow independent reading, line by line. */
const facts = {
  rows: 628,
  live: 148,
  states: {
    INVENTORIED: 457,
    PARTIAL: 51,
    ACTIVE: 47,
    GATING: 18,
    SPIKE: 17,
    'ANCHOR-BACKFILL': 14,
    READY: 10,
    DONE: 9,
    BLOCKED: 5,
  },
  files: { engine: 110, model: 326, quantization: 82, kernel: 34, backend: 57, feature: 19 },
}

const tally = (words: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1
  return counts
}

describe.skipIf(!hasSample)(sampleTitle('the sample record'), () => {
  let folder = ''
  let paths: readonly string[] = []

  beforeAll(() => {
    folder = cloneSample()
    paths = execFileSync('git', ['-C', folder, 'ls-files', '-z'], { encoding: 'utf8' })
      .split('\0')
      .filter(Boolean)
  })

  const read = (config: string | null): Census => {
    const settings = settingsOf(config)
    const { listed, searched } = selectFiles(paths, settings)
    const textOf = (path: string): string => readFileSync(join(folder, path), 'utf8')
    const chosen = [
      ...listed,
      ...searched.filter(path => mayHoldStatusTable(Buffer.from(textOf(path)), settings)),
    ]
    return readCensus(
      chosen.map(path => ({ ...parseMarkdown(path, textOf(path)), text: textOf(path) })),
      settings,
      paths,
    )
  }

  it('with a configuration is what was counted by hand', () => {
    const { rows, files, flaws, untaken } = read(readFileSync('examples/parity/rowaudit.yml', 'utf8'))
    expect(rows).toHaveLength(facts.rows)
    expect(rows.filter(({ live }) => live)).toHaveLength(facts.live)
    expect(tally(rows.map(({ state }) => state))).toEqual(facts.states)
    expect(tally(rows.map(({ place }) => place.path))).toEqual(
      Object.fromEntries(
        Object.entries(facts.files).map(([name, count]) => [`.agents/${name}-matrix.md`, count]),
      ),
    )
    expect(files.filter(({ skipped }) => skipped === undefined)).toHaveLength(6)
    // A paragraph right below a table, which GitHub takes for three more rows of it.
    expect(flaws.map(({ rule, place }) => `${rule} ${place.path}:${place.line}`)).toEqual([
      'unread-line .agents/quantization-matrix.md:77',
      'unread-line .agents/quantization-matrix.md:78',
      'unread-line .agents/quantization-matrix.md:79',
    ])
    expect(untaken.filter(({ status }) => status).map(({ place }) => place.path)).toEqual([
      '.agents/specs/feature-anchor-backfill.md',
    ])
  })

  it('without one is found all the same, and its rollups are not', () => {
    const configured = read(readFileSync('examples/parity/rowaudit.yml', 'utf8'))
    const found = read(null)
    const places = new Set(found.rows.map(({ id, place }) => `${place.path}:${place.line} ${id}`))
    const missing = configured.rows.filter(
      ({ id, place }) => !places.has(`${place.path}:${place.line} ${id}`),
    )
    expect(missing).toEqual([])
    const inMatrices = found.rows.filter(({ place }) => /-matrix\.md$/.test(place.path))
    expect(inMatrices).toHaveLength(facts.rows)
  })
})
