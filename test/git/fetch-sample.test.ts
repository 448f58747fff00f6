import { beforeAll, describe, expect, it, type TestContext } from 'vitest'
import { differenceLine } from '../../src/git/differences.js'
import { obtain } from '../../src/git/fetch.js'
import { readHistory } from '../../src/git/history.js'
import { mergeLine } from '../../src/git/merges.js'
import type { Obtained } from '../../src/git/need.js'
import { readObjects } from '../../src/git/objects.js'
import { supplyDifferences } from '../../src/git/supply-differences.js'
import { supplyMerges } from '../../src/git/supply-merges.js'
import { readTree } from '../../src/git/tree.js'
import { checkOut } from '../support/checkout.js'
import { hasSample, sampleTitle } from '../support/sample.js'
import { openCheckout } from '../support/served-repository.js'
import { measure, pushRowBranches, serveSample, type ServedSample } from '../support/served-sample.js'
import { valueOf } from './gathered.js'

const isMatrix = (path: string) =>
  /^\.agents\/(?:engine|model|quantization|kernel|backend|feature)-matrix\.md$/.test(path)
const isMarkdown = (path: string) => path.endsWith('.md')

const checkoutOf = ({ url, pull }: ServedSample, depth: number) =>
  checkOut({ url, token: null, ref: 'refs/pull/7/merge', sha: pull.merge, depth })

/** All that an audit of the change reads: history, record of now and then, and whether each row branch has landed. */
const audit = async (sample: ServedSample, isRecord: (path: string) => boolean): Promise<Obtained> => {
  const checkout = await checkoutOf(sample, 1)
  sample.server.forget()
  const obtained = valueOf(
    await obtain(await openCheckout(checkout), {
      server: sample.server.origin,
      repository: 'acme/record',
      branches: ['main'],
      prefixes: ['row/'],
      head: sample.pull.head,
      headRef: 'refs/pull/7/head',
      token: null,
      mode: 'auto',
      temporary: checkout.temporary,
    }),
  )
  const { repository } = obtained
  const refs = repository.refs.filter(({ symbolic }) => symbolic === null)
  const main = sample.author.sha('main')
  let commits = 0
  valueOf(await readHistory(repository, { include: refs.map(({ sha }) => sha) }, () => void commits++))
  expect(commits).toBeGreaterThan(1_100)
  // The grace of a fortnight takes one more census.
  const before = sample.author.sha('main~400')
  for (const commit of [main, sample.pull.head, before]) {
    const shas = valueOf(await readTree(repository, commit)).flatMap(({ path, sha }) =>
      isRecord(path) ? [sha] : [],
    )
    expect(shas.length).toBeGreaterThanOrEqual(6)
    if (repository.supply) valueOf(await repository.supply(shas))
    expect([...valueOf(await readObjects(repository, shas)).values()]).not.toContain(null)
  }
  const tips = refs.map(({ sha }) => sha).filter(sha => sha !== main)
  valueOf(
    await supplyMerges(
      repository,
      [sample.pull.head, ...tips].map(tip => mergeLine(main, tip)),
    ),
  )
  valueOf(
    await supplyDifferences(
      repository,
      tips.map(tip => differenceLine(sample.author.sha(`${tip}~1`), tip)),
    ),
  )
  return obtained
}

describe.skipIf(!hasSample)(sampleTitle('the bytes of an audit after a checkout of depth 1'), () => {
  let sample: ServedSample
  beforeAll(async () => {
    sample = await serveSample()
  })

  const compare = async (isRecord: (path: string) => boolean, { annotate }: TestContext) => {
    const all = await measure(sample, () => checkoutOf(sample, 0))
    const { result, bytes, asked } = await measure(sample, () => audit(sample, isRecord))
    await result.dispose()
    const share = bytes / all.bytes
    await annotate(
      `${bytes} of ${all.bytes} bytes: ${(100 * share).toFixed(1)} %, in ${asked['fetch']} fetches`,
    )
    expect(bytes).toBeGreaterThan(1_000_000)
    return { share, asked }
  }

  it('are at most a third of all, with its six matrices configured', async context => {
    const { share, asked } = await compare(isMatrix, context)
    expect(share).toBeLessThan(1 / 3)
    expect(asked).toEqual({ 'ls-refs': 1, fetch: 4 })
  })

  it('are told for every Markdown file, which is what is read without a configuration', async context => {
    expect((await compare(isMarkdown, context)).share).toBeLessThan(1)
  })

  it('are at most a third of all with twenty row branches on the server, and two more requests', async context => {
    pushRowBranches(sample)
    const { share, asked } = await compare(isMatrix, context)
    expect(share).toBeLessThan(1 / 3)
    expect(asked).toEqual({ 'ls-refs': 1, fetch: 6 })
  })
})
