import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { openRepository, type Repository } from '../../src/git/repository.js'
import type { Need } from '../../src/git/need.js'
import { openPullRequest, type Checkout, type CheckoutOptions } from './checkout.js'
import { temporaryFolder } from './folder.js'
import { runGit } from './git.js'
import { startGitServer, type GitServer } from './git-server.js'
import { createRepository, type TestRepository } from './repository.js'

/** A repository on a server, and the clone of somebody who works on it. */
export interface ServedRepository {
  readonly server: GitServer
  /** `http://127.0.0.1:<port>/acme/record`. */
  readonly url: string
  /** The bare repository that is served. */
  readonly folder: string
  readonly author: TestRepository
  readonly token: string
  /** Head and merge commit of pull request 7, whose branch is in a fork. */
  readonly pull: { readonly head: string; readonly merge: string }
}

const token = 'ghs_0123456789abcdef'

const stops: (() => Promise<void>)[] = []

afterAll(async () => {
  for (const stop of stops.splice(0)) await stop()
})

const matrix = (state: string) =>
  `| ID | State |\n| --- | --- |\n| ENG-1 | ${state} |\n| ENG-2 | ACTIVE |\n| ENG-3 | ACTIVE |\n`

/** Starts a server with a record, an open and a landed row branch, and a pull request from a fork. */
export const serveRepository = (access: Access = 'private'): Promise<ServedRepository> =>
  serve(author => {
    author.commit({
      message: 'Begin',
      files: { 'docs/matrix.md': matrix('READY'), 'src/part.ts': 'part\n', 'README.md': 'read\n' },
    })
    author.commit({ message: 'ENG-1: claim', files: { 'docs/matrix.md': matrix('ACTIVE') } })
    author.branch('row/ENG-1')
    author.commit({ message: 'ENG-1: work', files: { 'src/part.ts': 'part\nmore\n' } })
    author.checkout('main')
    author.branch('row/ENG-2')
    author.commit({ message: 'ENG-2: work', files: { 'src/two.ts': 'two\n' } })
    author.checkout('main')
    author.squash('row/ENG-2', 'ENG-2: land (#3)')
    author.branch('contribution')
    author.commit({
      message: 'ENG-3: work',
      files: { 'src/three.ts': 'three\n', 'docs/matrix.md': matrix('GATING') },
    })
    author.checkout('main')
    author.commit({ message: 'Unrelated', files: { 'src/other.ts': 'other\n' } })
  }, access)

/** Whether the server demands the token. */
export type Access = 'private' | 'public'

/** Starts a server with what is built on `main` and on branches of rows; `contribution` becomes pull request 7, from a fork. */
export const serve = async (
  build: (author: TestRepository) => void,
  access: Access = 'private',
): Promise<ServedRepository> => {
  const root = temporaryFolder()
  const folder = join(root, 'acme', 'record')
  mkdirSync(folder, { recursive: true })
  runGit(folder, ['init', '--quiet', '--bare'])
  const author = createRepository()
  build(author)
  const head = author.sha('contribution')
  author.git('remote', 'add', 'origin', folder)
  author.git('push', '--quiet', 'origin', `${head}:refs/pull/7/head`)
  author.git('branch', '--quiet', '-D', 'contribution')
  author.git('push', '--quiet', 'origin', 'main', 'refs/heads/row/*:refs/heads/row/*')
  const { merge } = openPullRequest(folder, 7, author.sha('main'), head)
  const server = await startGitServer(root, access === 'private' ? token : null)
  stops.push(server.stop)
  return { server, url: `${server.origin}/acme/record`, folder, author, token, pull: { head, merge } }
}

/** How actions/checkout is called for the pull request, unless told otherwise. */
export const checkoutOf = (
  { url, token, pull }: ServedRepository,
  options: Partial<CheckoutOptions> = {},
): CheckoutOptions => ({ url, token, ref: 'refs/pull/7/merge', sha: pull.merge, depth: 1, ...options })

/** What a run for the pull request needs, unless told otherwise. */
export const needOf = (
  { server, token, pull }: ServedRepository,
  { temporary }: Pick<Checkout, 'temporary'>,
  changes: Partial<Need> = {},
): Need => ({
  server: server.origin,
  repository: 'acme/record',
  branches: ['main'],
  prefixes: ['row/'],
  head: pull.head,
  headRef: 'refs/pull/7/head',
  token,
  mode: 'auto',
  temporary,
  patience: { tries: 3, pause: 0.01, silence: 1 },
  ...changes,
})

/** Opens the clone of a checkout. */
export const openCheckout = async ({ folder }: Pick<Checkout, 'folder'>): Promise<Repository> => {
  const opened = await openRepository(folder)
  if (!opened.found) throw new Error(opened.reason)
  return opened.value
}
