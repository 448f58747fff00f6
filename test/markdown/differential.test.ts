import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cmarkXml, hasCmark } from '../support/cmark.js'
import { readCmark } from '../support/cmark-tables.js'
import { differences } from '../support/differences.js'
import { runGit } from '../support/git.js'
import { markdownDocument } from '../support/markdown-arbitrary.js'
import { cloneSample, hasSample } from '../support/sample.js'

/** The differences of each document that has any, under its name, and how much there was to compare. */
const compare = async (documents: ReadonlyMap<string, string>) => {
  const xml = await cmarkXml([...documents.values()])
  const found: string[] = []
  let tables = 0
  let rows = 0
  for (const [index, [name, text]] of [...documents].entries()) {
    const theirs = readCmark(xml[index] ?? '')
    tables += theirs.tables.length
    rows += theirs.tables.reduce((sum, table) => sum + table.rows.length, 0)
    found.push(...differences(text, theirs).map(difference => `${name}: ${difference}`))
  }
  return { found, tables, rows }
}

/** A test that says aloud why it is skipped, where it is. */
const testUnless = (obstacle: string | null, name: string, run: () => Promise<void>): void => {
  if (obstacle) process.stderr.write(`SKIPPED, ${obstacle}: ${name}\n`)
  test.skipIf(obstacle)(obstacle ? `${name} (SKIPPED: ${obstacle})` : name, run)
}

const noCmark = hasCmark() ? null : 'cmark-gfm is not installed'
const noSample = hasSample ? null : 'there is no sample at ../shared/samples'

testUnless(noCmark, 'reads ten thousand generated documents as cmark-gfm does', async () => {
  const texts = fc.sample(markdownDocument, { numRuns: 10_000, seed: 20_261_129 })
  const { found, tables, rows } = await compare(new Map(texts.map(text => [JSON.stringify(text), text])))
  expect(found.slice(0, 9)).toEqual([])
  expect(tables).toBeGreaterThan(3_000)
  expect(rows).toBeGreaterThan(3_000)
})

testUnless(
  noCmark ?? noSample,
  'reads every file of the sample that has a pipe as cmark-gfm does',
  async () => {
    const folder = cloneSample()
    const paths = runGit(folder, ['ls-files', '-z', '*.md']).split('\0').filter(Boolean)
    const texts = paths.map((path): [string, string] => [path, readFileSync(join(folder, path), 'utf8')])
    const { found, tables, rows } = await compare(new Map(texts.filter(([, text]) => text.includes('|'))))
    expect(found.slice(0, 9)).toEqual([])
    expect(tables).toBeGreaterThan(100)
    expect(rows).toBeGreaterThan(1_000)
  },
)
