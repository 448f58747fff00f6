import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { obtain } from '../../src/git/fetch.js'
import type { Need } from '../../src/git/need.js'
import { readObjects } from '../../src/git/objects.js'
import type { Repository } from '../../src/git/repository.js'
import { readHistory } from '../../src/git/history.js'
import { readTree } from '../../src/git/tree.js'
import { checkOut, runGitAsync, snapshot, type CheckoutOptions } from '../support/checkout.js'
import { temporaryFolder } from '../support/folder.js'
import { runGit } from '../support/git.js'
import { countCommands } from '../support/git-server.js'
import {
  checkoutOf,
  needOf,
  openCheckout,
  serveRepository,
  type ServedRepository,
} from '../support/served-repository.js'
import { valueOf } from './gathered.js'

const branchesOf = ({ refs }: Repository) =>
  refs.filter(({ ref }) => /^refs\/remotes\/origin\/(?:main$|row\/)/.test(ref))

const tracked = (repository: Repository) => branchesOf(repository).map(({ ref, sha }) => `${sha} ${ref}`)

/** All that an audit reads: branches, every commit with its paths, every file of base and head. */
const readAll = async (repository: Repository, heads: readonly string[]) => {
  const commits: string[] = []
  const include = [...branchesOf(repository).map(({ sha }) => sha), ...heads]
  valueOf(
    await readHistory(repository, { include }, ({ sha, parents, paths }) =>
      commits.push([sha, ...parents, ...paths].join(' ')),
    ),
  )
  const entries = []
  for (const head of heads) entries.push(...valueOf(await readTree(repository, head)))
  const shas = [...new Set(entries.map(({ sha }) => sha))].sort()
  if (repository.supply) valueOf(await repository.supply(shas))
  const files = valueOf(await readObjects(repository, shas))
  return {
    branches: tracked(repository),
    commits: commits.sort(),
    files: shas.map(sha => files.get(sha)?.toString() ?? null),
  }
}

const complete = async (served: ServedRepository, heads: readonly string[]) => {
  const folder = temporaryFolder()
  await runGitAsync(folder, 'clone', '--quiet', `file://${served.folder}`, '.')
  await runGitAsync(folder, 'fetch', '--quiet', 'origin', '+refs/pull/*:refs/pull/*')
  return readAll(await openCheckout({ folder }), heads)
}

interface State {
  readonly name: string
  readonly checkout?: (served: ServedRepository) => Partial<CheckoutOptions>
  readonly need?: (served: ServedRepository) => Partial<Need>
  /** The commit that is judged. */
  readonly head?: (served: ServedRepository) => string
  /** What the server is asked for. */
  readonly asked: Readonly<Record<string, number>>
  readonly apart: boolean
}

const ofMain = (served: ServedRepository) => served.author.sha('main')
const push = {
  checkout: (served: ServedRepository) => ({ ref: 'refs/heads/main', sha: ofMain(served) }),
  need: () => ({ head: null, headRef: null }),
  head: ofMain,
}
const elsewhere = 'refs/heads/elsewhere'
const queued = 'refs/heads/gh-readonly-queue/main/pr-7'
const gathered = { 'ls-refs': 1, fetch: 1 }
const supplied = { 'ls-refs': 1, fetch: 2 }
const looked = { 'ls-refs': 1 }

const states: readonly State[] = [
  { name: 'a pull request, depth 1', asked: supplied, apart: true },
  { name: 'a pull request, depth 2', checkout: () => ({ depth: 2 }), asked: gathered, apart: true },
  { name: 'a pull request, everything', checkout: () => ({ depth: 0 }), asked: looked, apart: false },
  { name: 'a push, depth 1', ...push, asked: gathered, apart: true },
  {
    name: 'a push, everything',
    ...push,
    checkout: served => ({ ...push.checkout(served), depth: 0 }),
    asked: looked,
    apart: false,
  },
  {
    name: 'a push to another branch, depth 1',
    checkout: ({ folder }) => ({ ref: elsewhere, sha: runGit(folder, ['rev-parse', elsewhere]) }),
    need: push.need,
    head: ({ folder }) => runGit(folder, ['rev-parse', elsewhere]),
    asked: supplied,
    apart: true,
  },
  {
    name: 'a merge group, depth 1',
    checkout: ({ pull }) => ({ ref: queued, sha: pull.merge }),
    need: ({ pull }) => ({ head: pull.merge, headRef: queued }),
    head: ({ pull }) => pull.merge,
    asked: supplied,
    apart: true,
  },
  {
    name: 'a push, sparse',
    ...push,
    checkout: served => ({ ...push.checkout(served), sparse: ['docs'] }),
    asked: supplied,
    apart: true,
  },
  { name: 'sparse', checkout: () => ({ sparse: ['docs'] }), asked: supplied, apart: true },
  {
    name: 'sparse, everything',
    checkout: () => ({ sparse: ['src'], depth: 0 }),
    asked: supplied,
    apart: true,
  },
  {
    name: 'partial, everything',
    checkout: () => ({ filter: 'blob:none', depth: 0 }),
    asked: supplied,
    apart: true,
  },
  {
    name: 'partial without trees',
    checkout: () => ({ filter: 'tree:0', depth: 0 }),
    asked: supplied,
    apart: true,
  },
  { name: 'a path', checkout: () => ({ path: 'nested/here' }), asked: supplied, apart: true },
  {
    name: 'a header in an included file',
    checkout: () => ({ credentials: 'included' }),
    asked: supplied,
    apart: true,
  },
  {
    name: 'a header in an included file, everything',
    checkout: () => ({ credentials: 'included', depth: 0 }),
    asked: looked,
    apart: false,
  },
  { name: 'no header kept', checkout: () => ({ credentials: 'none' }), asked: supplied, apart: true },
  {
    name: 'no header kept, everything',
    checkout: () => ({ credentials: 'none', depth: 0 }),
    asked: looked,
    apart: false,
  },
]

describe('obtain', () => {
  let served: ServedRepository
  beforeAll(async () => {
    served = await serveRepository()
    await runGitAsync(served.folder, 'update-ref', queued, served.pull.merge)
    const on = ['commit-tree', `${served.pull.head}^{tree}`, '-p', served.pull.head, '-m', 'ENG-3: more']
    await runGitAsync(served.folder, 'update-ref', elsewhere, await runGitAsync(served.folder, ...on))
  })

  it.each(states)('knows after $name what a complete clone knows', async state => {
    const head = state.head?.(served) ?? served.pull.head
    const checkout = await checkOut(checkoutOf(served, state.checkout?.(served)))
    const workspace = await openCheckout(checkout)
    const before = snapshot(checkout)
    served.server.forget()
    const obtained = valueOf(await obtain(workspace, needOf(served, checkout, state.need?.(served))))
    const heads = [served.author.sha('main'), head]
    expect(await readAll(obtained.repository, heads)).toEqual(await complete(served, heads))
    expect(countCommands(served.server.requests)).toEqual(state.asked)
    expect(served.server.requests.every(({ authorizations }) => authorizations.length === 1)).toBe(true)
    expect(obtained.repository.gitDir !== workspace.gitDir).toBe(state.apart)
    expect(obtained.fetched.length).toBe(state.apart ? 1 : 0)
    await obtained.dispose()
    expect(snapshot(checkout)).toEqual(before)
    expect(tracked(await openCheckout(checkout))).toEqual(tracked(workspace))
  })

  it('stands where the workspace stands', async () => {
    const checkout = await checkOut(checkoutOf(served))
    const { repository, dispose } = valueOf(
      await obtain(await openCheckout(checkout), needOf(served, checkout)),
    )
    const { merge, head } = served.pull
    expect(await runGitAsync(repository.gitDir, 'rev-parse', 'HEAD', 'HEAD^2')).toBe(`${merge}\n${head}`)
    const { folder: root } = checkout
    expect(repository).toMatchObject({ root, bare: false, shallow: false, partial: false })
    await dispose()
    expect(existsSync(repository.gitDir)).toBe(false)
  })

  it('takes what is checked out where it was made after the checkout', async () => {
    const { ref, sha } = { ref: 'refs/heads/main', sha: served.author.sha('main') }
    const checkout = await checkOut(checkoutOf(served, { ref, sha }))
    await runGitAsync(checkout.folder, 'commit', '--quiet', '--allow-empty', '-m', 'ENG-1: made by a step')
    const made = await runGitAsync(checkout.folder, 'rev-parse', 'HEAD')
    const need = needOf(served, checkout, { head: null, headRef: null })
    const { repository, dispose } = valueOf(await obtain(await openCheckout(checkout), need))
    const commits: string[] = []
    valueOf(await readHistory(repository, { include: [made] }, commit => commits.push(commit.sha)))
    expect(commits).toEqual([made, ...served.author.git('rev-list', 'main').split('\n')])
    await dispose()
  })
})
