import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { temporaryFolder } from './folder.js'
import { epoch, runGit, testEnvironment } from './git.js'

/** What actions/checkout is told, and by which event. */
export interface CheckoutOptions {
  /** URL of the repository. */
  readonly url: string
  readonly token: string | null
  /** Full ref that is checked out: `refs/pull/7/merge`, `refs/heads/main`. */
  readonly ref: string
  readonly sha: string
  /** `fetch-depth`; 0 for everything. */
  readonly depth: number
  /** `filter`. */
  readonly filter?: string
  /** `sparse-checkout`, which filters as well. */
  readonly sparse?: readonly string[]
  /** `path`, below the workspace. */
  readonly path?: string
  /** Where the header is kept afterwards: in the configuration, as up to v5; in a file that it includes; nowhere. */
  readonly credentials?: 'config' | 'included' | 'none'
}

/** A job's folders. */
export interface Checkout {
  /** `GITHUB_WORKSPACE`. */
  readonly workspace: string
  /** The clone: the workspace, or what `path` names below it. */
  readonly folder: string
  /** `RUNNER_TEMP`. */
  readonly temporary: string
}

const execute = promisify(execFile)

/** Runs Git without stopping the server that this process may be serving it from. */
export const runGitAsync = async (folder: string, ...args: string[]): Promise<string> => {
  const { stdout } = await execute('git', args, {
    cwd: folder,
    env: testEnvironment(epoch),
    maxBuffer: 1 << 30,
  })
  return stdout.replace(/\n$/, '')
}

/** Does what actions/checkout does, in a new workspace or once more in one that a persistent runner has kept. */
export const checkOut = async (options: CheckoutOptions, kept?: Checkout): Promise<Checkout> => {
  const { url, token, ref, sha, depth, filter, sparse, path = '', credentials = 'config' } = options
  const workspace = kept?.workspace ?? temporaryFolder()
  const checkout = {
    workspace,
    folder: join(workspace, path),
    temporary: kept?.temporary ?? temporaryFolder(),
  }
  const { folder } = checkout
  const git = (...args: string[]) => runGitAsync(folder, ...args)
  if (!existsSync(join(folder, '.git'))) {
    mkdirSync(folder, { recursive: true })
    await git('init', '--quiet')
    await git('remote', 'add', 'origin', url)
  }
  await git('config', '--local', 'gc.auto', '0')
  const key = `http.${new URL(url).origin}/.extraheader`
  const header = `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`
  const included = join(checkout.temporary, 'git-credentials.config')
  if (token !== null) await keepHeader(checkout, key, header, credentials === 'included' ? included : null)
  const local = ref
    .replace(/^refs\/heads\//, 'refs/remotes/origin/')
    .replace(/^refs\/pull\//, 'refs/remotes/pull/')
  const filtered = sparse ? ['--filter=blob:none'] : filter === undefined ? [] : [`--filter=${filter}`]
  const all = ['+refs/heads/*:refs/remotes/origin/*', '+refs/tags/*:refs/tags/*']
  const specs =
    depth === 0
      ? [...all, ...(ref.startsWith('refs/pull/') ? [`+${sha}:${local}`] : [])]
      : [`+${sha}:${local}`]
  await git(
    ...[
      '-c',
      'protocol.version=2',
      'fetch',
      '--quiet',
      '--no-tags',
      '--prune',
      '--no-recurse-submodules',
      ...filtered,
    ],
    ...[...(depth === 0 ? [] : [`--depth=${depth}`]), 'origin', ...specs],
  )
  if (sparse) await git('sparse-checkout', 'set', ...sparse)
  if (ref.startsWith('refs/heads/'))
    await git('checkout', '--quiet', '--force', '-B', ref.slice('refs/heads/'.length), local)
  else await git('checkout', '--quiet', '--force', local)
  if (credentials === 'none' && token !== null) await git('config', '--local', '--unset-all', key)
  return checkout
}

const keepHeader = async (
  { folder }: Checkout,
  key: string,
  header: string,
  included: string | null,
): Promise<void> => {
  if (included === null) return void (await runGitAsync(folder, 'config', '--local', key, header))
  await runGitAsync(folder, 'config', '--file', included, key, header)
  await runGitAsync(folder, 'config', '--local', `includeIf.gitdir:${join(folder, '.git')}.path`, included)
}

/** Publishes refs as the platform does for a pull request: its head, and the merge of it into the branch it is for. */
export const openPullRequest = (
  server: string,
  number: number,
  target: string,
  head: string,
): { readonly merge: string } => {
  const tree = runGit(server, ['merge-tree', '--write-tree', target, head]).split('\n')[0] ?? ''
  const merge = runGit(server, [
    'commit-tree',
    tree,
    '-p',
    target,
    '-p',
    head,
    '-m',
    `Merge ${head} into ${target}`,
  ])
  runGit(server, ['update-ref', `refs/pull/${number}/head`, head])
  runGit(server, ['update-ref', `refs/pull/${number}/merge`, merge])
  return { merge }
}

/** Everything about a workspace that nobody but its owner may change. */
export const snapshot = ({ folder, temporary }: Checkout): Readonly<Record<string, string | null>> => {
  const gitDir = join(folder, '.git')
  const read = (name: string) =>
    existsSync(join(gitDir, name)) ? hash(readFileSync(join(gitDir, name))) : null
  const files = [
    'config',
    'config.worktree',
    'shallow',
    'HEAD',
    'FETCH_HEAD',
    'index',
    'info/sparse-checkout',
  ]
  const isOurs = /^refs\/remotes\/origin\/(?:main |row\/)/
  // It may belong to somebody else.
  const list = ['-c', 'safe.directory=*', 'for-each-ref', '--format=%(refname) %(objectname) %(symref)']
  const refs = runGit(folder, list).split('\n')
  return {
    ...Object.fromEntries(files.map(name => [name, read(name)])),
    refs: refs.filter(ref => !isOurs.test(ref)).join('\n'),
    files: filesIn(folder).join('\n'),
    temporary: readdirSync(temporary).join('\n'),
  }
}

const hash = (content: Buffer): string => createHash('sha1').update(content).digest('hex')

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => path !== '.git' && !/(?:^|[/\\])\.git[/\\]/.test(path))
    .sort()
    .map(path => {
      const place = join(folder, path)
      const state = lstatSync(place)
      if (state.isSymbolicLink()) return `${path} -> ${readlinkSync(place)}`
      return state.isDirectory()
        ? `${path}/`
        : `${path} ${state.mode} ${state.mtimeMs} ${hash(readFileSync(place))}`
    })
