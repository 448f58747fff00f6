import { chownSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { checkOut, runGitAsync, snapshot, type Checkout, type CheckoutOptions } from '../support/checkout.js'
import { bytesOf, countCommands } from '../support/git-server.js'
import type { JsonReport } from '../support/process.js'
import { checkoutOf, type ServedRepository } from '../support/served-repository.js'
import { serveRecord } from '../support/served-record.js'
import {
  cloneAll,
  judgeLocally,
  mergeGroupTold,
  pullRequestTold,
  pushTold,
  queueRef,
  runStep,
  substanceOf,
  type ToldEvent,
} from '../support/step.js'

let served: ServedRepository
let clone: string

beforeAll(async () => {
  served = await serveRecord()
  await runGitAsync(served.folder, 'update-ref', queueRef(served), served.pull.merge)
  clone = await cloneAll(served)
})

interface State {
  readonly name: string
  /** A pull request unless told otherwise. */
  readonly told?: (served: ServedRepository) => ToldEvent
  readonly checkout?: (served: ServedRepository) => Partial<CheckoutOptions>
  readonly prepare?: (checkout: Checkout) => unknown
  readonly inputs?: Readonly<Record<string, string>>
  /** What the server is asked for. */
  readonly asked: Readonly<Record<string, number>>
}

// The history; then contents, each time of all files together: what is merged, what the change edits before it did, what
// the rules ask for in work files, and head's own version of a file that target has changed since.
const change = { 'ls-refs': 1, fetch: 5 }
// An entry of the queue is on top of its target, so that there is nothing to merge and no other version; last come
// matrices of a fortnight ago, which the merge would have read.
const queued = { 'ls-refs': 1, fetch: 5 }
// A checkout without the record has neither configuration, nor other matrices, nor documents.
const sparse = { 'ls-refs': 1, fetch: 8 }
// The history, and matrices of a fortnight ago.
const base = { 'ls-refs': 1, fetch: 2 }
// The history, and what target has by now; nothing else is changed by this branch that the record tells of.
const behind = { 'ls-refs': 1, fetch: 2 }
const nothing = { 'ls-refs': 1 }
// Refs are written, while everything that they lead to is here.
const refreshed = { 'ls-refs': 2 }

const onMain = ({ author }: ServedRepository) => ({ ref: 'refs/heads/main', sha: author.sha('main') })

const onRow = ({ author }: ServedRepository) => ({
  ref: 'refs/heads/row/ENG-1',
  sha: author.sha('row/ENG-1'),
})

/** Does what a container job does to a checkout that somebody else has made. */
const giveAway = ({ folder }: Checkout): void => {
  for (const path of ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
    chownSync(join(folder, path), 4711, 4711)
}

const isRoot = process.getuid?.() === 0

const states: readonly State[] = [
  { name: 'a pull request, depth 1', asked: change },
  { name: 'a pull request, everything', checkout: () => ({ depth: 0 }), asked: nothing },
  { name: 'a push, depth 1', told: repository => pushTold(repository), checkout: onMain, asked: base },
  {
    name: 'a push, everything',
    told: repository => pushTold(repository),
    checkout: repository => ({ ...onMain(repository), depth: 0 }),
    asked: nothing,
  },
  {
    name: 'a push to the branch of a row, depth 1',
    told: repository => pushTold(repository, 'row/ENG-1'),
    checkout: onRow,
    asked: behind,
  },
  {
    name: 'a push to the branch of a row, everything',
    told: repository => pushTold(repository, 'row/ENG-1'),
    checkout: repository => ({ ...onRow(repository), depth: 0 }),
    asked: nothing,
  },
  {
    name: 'a merge group, depth 1',
    told: mergeGroupTold,
    checkout: repository => ({ ref: queueRef(repository), sha: repository.pull.merge }),
    asked: queued,
  },
  {
    name: 'a merge group, everything',
    told: mergeGroupTold,
    checkout: repository => ({ ref: queueRef(repository), sha: repository.pull.merge, depth: 0 }),
    asked: nothing,
  },
  { name: 'sparse, without the record', checkout: () => ({ sparse: ['src'] }), asked: sparse },
  {
    name: 'sparse, everything, without the record',
    checkout: () => ({ sparse: ['src'], depth: 0 }),
    asked: sparse,
  },
  {
    name: 'partial, everything',
    checkout: () => ({ filter: 'blob:none', depth: 0 }),
    asked: change,
  },
  {
    name: 'partial without trees, everything',
    checkout: () => ({ filter: 'tree:0', depth: 0 }),
    asked: change,
  },
  { name: 'partial, depth 1', checkout: () => ({ filter: 'blob:none' }), asked: change },
  {
    name: 'a path with working-directory, depth 1',
    checkout: () => ({ path: 'nested/here' }),
    inputs: { 'working-directory': 'nested/here' },
    asked: change,
  },
  {
    name: 'a path with working-directory, everything',
    checkout: () => ({ path: 'nested/here', depth: 0 }),
    inputs: { 'working-directory': 'nested/here' },
    asked: nothing,
  },
  { name: 'no header kept, depth 1', checkout: () => ({ credentials: 'none' }), asked: change },
  {
    name: 'no header kept, everything',
    checkout: () => ({ credentials: 'none', depth: 0 }),
    asked: nothing,
  },
  {
    name: 'a header in an included file, depth 1',
    checkout: () => ({ credentials: 'included' }),
    asked: change,
  },
  {
    name: 'a header in an included file, everything',
    checkout: () => ({ credentials: 'included', depth: 0 }),
    asked: nothing,
  },
  ...(isRoot ? [0, 1] : []).map((depth): State => ({
    name: `the files belong to somebody else, fetch-depth ${depth}`,
    checkout: () => ({ depth }),
    prepare: giveAway,
    asked: depth === 0 ? nothing : change,
  })),
  {
    name: 'a tag called origin/main, and others, everything',
    checkout: () => ({ depth: 0 }),
    prepare: async ({ folder }) => {
      const tags = [
        'origin/main',
        'main',
        'refs/remotes/origin/main',
        'origin/row/ENG-1',
        'row/ENG-1',
        'HEAD',
      ]
      for (const tag of tags)
        await runGitAsync(folder, 'update-ref', `refs/tags/${tag}`, 'refs/remotes/origin/row/ENG-9')
    },
    asked: nothing,
  },
  {
    name: 'a tag called origin/main, and others, depth 1',
    prepare: async ({ folder }) => {
      for (const tag of ['origin/main', 'main', 'refs/remotes/origin/main', 'row/ENG-1', 'HEAD'])
        await runGitAsync(folder, 'update-ref', `refs/tags/${tag}`, 'HEAD')
    },
    asked: change,
  },
  {
    name: 'no remote-tracking refs, everything',
    checkout: () => ({ depth: 0 }),
    prepare: async ({ folder }) => {
      const refs = await runGitAsync(folder, 'for-each-ref', '--format=%(refname)', 'refs/remotes/origin/')
      for (const ref of refs.split('\n')) await runGitAsync(folder, 'update-ref', '-d', ref)
    },
    asked: refreshed,
  },
]

/** Runs the step and holds what holds in every state. */
const judge = async (
  from: ServedRepository,
  checkout: Checkout,
  told: ToldEvent,
  inputs: Readonly<Record<string, string>> = {},
) => {
  const before = snapshot(checkout)
  from.server.forget()
  const step = await runStep(from, checkout, told, { inputs })
  expect(snapshot(checkout)).toEqual(before)
  for (const { authorizations, status } of from.server.requests)
    expect([authorizations.length, status]).toEqual([1, 200])
  return step
}

const reportOf = ({ report, stdout, stderr }: Awaited<ReturnType<typeof runStep>>): JsonReport => {
  if (report === null) throw new Error(`no report: ${stdout}${stderr}`)
  return report
}

/** Holds that the command line says the same in a complete clone, and that it says a lot. */
const expectSame = (
  step: Awaited<ReturnType<typeof runStep>>,
  { head, event, judged }: ToldEvent,
  from = clone,
  abandoned = 3,
) => {
  const report = reportOf(step)
  const local = judgeLocally(from, head, report.now)
  expect(substanceOf(report)).toEqual(substanceOf(local.report))
  expect(step.status).toBe(local.status)
  expect(report.verdicts).toEqual({
    'IN-FLIGHT': event === 'push' ? 1 : 2,
    LANDED: 3,
    ABANDONED: abandoned,
    UNKNOWN: 0,
  })
  expect(report.judged).toBe(judged)
}

describe('the Action says what the command line says in a complete clone, and leaves no trace', () => {
  it.each(states)('$name', async ({ told = pullRequestTold, checkout: options, prepare, inputs, asked }) => {
    const checkout = await checkOut(checkoutOf(served, options?.(served)))
    await prepare?.(checkout)
    const step = await judge(served, checkout, told(served), inputs)
    expectSame(step, told(served))
    expect(countCommands(served.server.requests)).toEqual(asked)
    // Nothing of what is large and no record: it alone would be 128 kB.
    expect(bytesOf(served.server.requests)).toBeLessThan(20_000)
    expect(reportOf(step).notes.some(note => /fetched|came from/i.test(note))).toBe(asked !== nothing)
  })

  it.skipIf(isRoot)(
    `the files belong to somebody else${isRoot ? '' : ' (SKIPPED: takes root)'}`,
    () => undefined,
  )
})

describe('a push that others have overtaken', () => {
  it.each([0, 1])('is judged as it was pushed, fetch-depth %i', async depth => {
    const pushed = served.author.sha('main~1')
    const told = pushTold(served, 'main', pushed)
    const checkout = await checkOut(checkoutOf(served, { ref: 'refs/heads/main', sha: pushed, depth }))
    const then = await cloneAll(served)
    await runGitAsync(then, 'update-ref', 'refs/remotes/origin/main', pushed)
    expectSame(await judge(served, checkout, told), told, then, 2)
  })
})

describe('a persistent runner', () => {
  /** Rebases, renames, lands and removes branches after the checkout. */
  const goOn = ({ author }: ServedRepository): void => {
    const sha = author.sha('row/ENG-1')
    author.git('push', '--quiet', 'origin', ':row/ENG-1', ':row/ENG-9')
    author.git('push', '--quiet', 'origin', `${sha}:refs/heads/row/ENG-1/more`)
    author.checkout('row/ENG-2')
    author.git('commit', '--quiet', '--amend', '--no-edit', '--reset-author')
    author.git('push', '--quiet', '--force', 'origin', 'row/ENG-2', 'main:refs/heads/row/ENG-8')
    author.checkout('main')
  }

  it.each([
    [
      'with a complete clone follows what came, went and was renamed, with one fetch',
      0,
      { 'ls-refs': 2, fetch: 1 },
    ],
    [
      'with a clone that was cut off since believes no stale branch, and uses the contents that it has',
      1,
      { 'ls-refs': 1, fetch: 1 },
    ],
  ])('%s', async (_, depth, asked) => {
    const own = await serveRecord()
    const kept = await checkOut(checkoutOf(own, { depth: 0 }))
    goOn(own)
    const checkout = depth === 0 ? kept : await checkOut(checkoutOf(own, { depth }), kept)
    const told = pullRequestTold(own)
    const stale = ['for-each-ref', 'refs/remotes/origin/row/']
    const before = await runGitAsync(checkout.folder, ...stale)
    expect(before).toContain('refs/remotes/origin/row/ENG-1\n')
    const step = await judge(own, checkout, told)
    expectSame(step, told, await cloneAll(own))
    expect(countCommands(own.server.requests)).toEqual(asked)
    const after = await runGitAsync(checkout.folder, ...stale)
    if (depth === 0) expect(after).toBe(await runGitAsync(await cloneAll(own), ...stale))
    else expect(after).toBe(before)
  })
})

describe('fetch: never', () => {
  const never = { fetch: 'never' }

  it('asks nobody where nothing is missing', async () => {
    const checkout = await checkOut(checkoutOf(served, { depth: 0 }))
    expectSame(await judge(served, checkout, pullRequestTold(served), never), pullRequestTold(served))
    expect(served.server.requests).toEqual([])
  })

  it.each<[string, Partial<CheckoutOptions>, RegExp, RegExp]>([
    ['a shallow clone', {}, /the clone is shallow/, /git fetch --unshallow origin \+refs\/heads\/main/],
    [
      'contents',
      { depth: 0, filter: 'blob:none' },
      /the clone is partial/,
      /`fetch-depth: 0` .*without a filter/,
    ],
  ])('stops with what is missing: %s', async (_, options, reason, remedy) => {
    const checkout = await checkOut(checkoutOf(served, options))
    const step = await judge(served, checkout, pullRequestTold(served), never)
    expect(step.status).toBe(2)
    expect(reportOf(step)).toMatchObject({ outcome: 'unknown', rows: [], findings: [] })
    expect(reportOf(step).problem?.message).toMatch(reason)
    expect(reportOf(step).problem?.remedy).toMatch(remedy)
    expect(served.server.requests).toEqual([])
  })

  it('stops with what is missing: base', async () => {
    const checkout = await checkOut(checkoutOf(served, { depth: 0 }))
    await runGitAsync(checkout.folder, 'update-ref', '-d', 'refs/remotes/origin/main')
    const step = await judge(served, checkout, pullRequestTold(served), never)
    expect(step.status).toBe(2)
    expect(reportOf(step).problem?.message).toContain('there is no refs/remotes/origin/main')
    expect(served.server.requests).toEqual([])
  })
})
