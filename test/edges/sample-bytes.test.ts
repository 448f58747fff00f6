import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, describe, expect, it, type TestContext } from 'vitest'
import { checkOut, snapshot } from '../support/checkout.js'
import { hasSample, sampleTitle } from '../support/sample.js'
import { measure, pushRowBranches, serveSample, type ServedSample } from '../support/served-sample.js'
import { cloneAll, judgeLocally, pullRequestTold, runStep, substanceOf } from '../support/step.js'

/** Runs the Action after a checkout of depth 1, holds that it says what a complete clone says, and weighs it. */
const weigh = async (sample: ServedSample, { annotate }: TestContext) => {
  const { url, pull, server } = sample
  const told = pullRequestTold(sample)
  const checkoutOf = (depth: number) =>
    checkOut({ url, token: null, ref: 'refs/pull/7/merge', sha: pull.merge, depth })
  const all = await measure(sample, () => checkoutOf(0))
  const checkout = await checkoutOf(1)
  const before = snapshot(checkout)
  const run = await measure(sample, () => runStep({ server, token: 'ghs_sample' }, checkout, told))
  expect(snapshot(checkout)).toEqual(before)
  const { report, stdout } = run.result
  if (report === null) throw new Error(stdout)
  const local = judgeLocally(await cloneAll(sample), told.head, report.now)
  expect(substanceOf(report)).toEqual(substanceOf(local.report))
  const share = run.bytes / all.bytes
  const times = Object.entries(run.asked).map(([command, count]) => `${count} ${command}`)
  await annotate(`${run.bytes} of ${all.bytes} bytes: ${(100 * share).toFixed(1)} % (${times.join(', ')})`)
  // The history alone is more than a million bytes; what is less has not been looked at.
  expect(run.bytes).toBeGreaterThan(1_000_000)
  return { share, asked: run.asked, report }
}

describe.skipIf(!hasSample)(
  sampleTitle('the bytes that the Action fetches after a checkout of depth 1'),
  () => {
    let configured: ServedSample
    beforeAll(async () => {
      configured = await serveSample(readFileSync(resolve('examples/parity/rowaudit.yml'), 'utf8'))
    })

    it('are at most a third of all, with a configuration', async context => {
      const { share, asked, report } = await weigh(configured, context)
      expect(share).toBeLessThan(1 / 3)
      expect(asked['ls-refs']).toBe(1)
      expect(report.examined).toMatchObject({ rows: 628, branches: 0 })
    })

    it('are at most a third of all, with a configuration and twenty branches of rows', async context => {
      pushRowBranches(configured)
      const { share, asked, report } = await weigh(configured, context)
      expect(share).toBeLessThan(1 / 3)
      expect(asked['ls-refs']).toBe(1)
      expect(report.examined).toMatchObject({ rows: 628, branches: 20 })
    })

    it('are told without a configuration, where every Markdown file is read', async context => {
      const { share } = await weigh(await serveSample(), context)
      expect(share).toBeLessThan(1)
    })
  },
)
