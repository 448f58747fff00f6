import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { temporaryFolder } from './folder.js'
import { epoch, runGit } from './git.js'

export { epoch } from './git.js'

export interface TestCommit {
  readonly message: string
  /** Path → content. */
  readonly files?: Readonly<Record<string, string | Buffer>>
  readonly remove?: readonly string[]
  /** Seconds since 1970; a minute after the one before when undefined. */
  readonly time?: number
}

/** A real repository in a temporary folder, with fixed people and a clock of its own. */
export interface TestRepository {
  readonly folder: string
  /** Runs Git here and returns what it wrote. */
  readonly git: (...args: string[]) => string
  /** Object name of a revision. */
  readonly sha: (revision: string) => string
  /** Commits on the branch that is checked out; returns the object name, as all that make commits do. */
  readonly commit: (commit: TestCommit) => string
  /** Makes a branch and checks it out. */
  readonly branch: (name: string, from?: string) => void
  readonly checkout: (name: string) => void
  /** Merges with a merge commit, whatever could be spared. */
  readonly merge: (name: string, message?: string) => string
  readonly fastForward: (name: string) => string
  /** Lands the branch as one commit. */
  readonly squash: (name: string, message: string) => string
  /** Picks the commits of the branch that are not here, one by one. */
  readonly pick: (...revisions: string[]) => string
  readonly revert: (revision: string, message?: string) => string
  /** Makes a bare remote called origin, with every branch of this repository, and fetches from it. */
  readonly publish: () => string
  /** Sends every branch to origin, and forgets those that are gone there. */
  readonly push: () => void
}

/** Makes an empty repository whose first branch is `main`. */
export const createRepository = (folder = temporaryFolder()): TestRepository => {
  let clock = epoch
  const git = (...args: string[]) => runGit(folder, args, '', clock)
  const sha = (revision: string) => git('rev-parse', '--verify', '--end-of-options', revision)
  const tick = (time = clock + 60) => void (clock = time)
  const made = (...args: string[]) => {
    tick()
    git(...args)
    return sha('HEAD')
  }
  git('init', '--quiet')
  return {
    folder,
    git,
    sha,
    commit: ({ message, files = {}, remove = [], time }) => {
      tick(time)
      for (const [path, content] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, path)), { recursive: true })
        writeFileSync(join(folder, path), content)
      }
      for (const path of remove) rmSync(join(folder, path))
      git('add', '--all')
      runGit(
        folder,
        ['commit', '--quiet', '--allow-empty', '--allow-empty-message', '--cleanup=verbatim', '-F', '-'],
        message,
        clock,
      )
      return sha('HEAD')
    },
    branch: (name, from = 'HEAD') => void git('checkout', '--quiet', '-b', name, from, '--'),
    checkout: name => void git('checkout', '--quiet', name, '--'),
    merge: (name, message = `Merge ${name}`) => made('merge', '--quiet', '--no-ff', '-m', message, name),
    fastForward: name => made('merge', '--quiet', '--ff-only', name),
    squash: (name, message) => {
      tick()
      git('merge', '--quiet', '--squash', name)
      return made('commit', '--quiet', '-m', message)
    },
    pick: (...revisions) => made('cherry-pick', ...revisions),
    revert: (revision, message) => {
      const parent =
        git('rev-list', '--parents', '-1', revision, '--').split(' ').length > 2 ? ['-m', '1'] : []
      const reverted = made('revert', '--no-edit', ...parent, revision)
      return message === undefined ? reverted : made('commit', '--quiet', '--amend', '-m', message)
    },
    publish: () => {
      const remote = temporaryFolder()
      runGit(remote, ['init', '--quiet', '--bare'])
      git('remote', 'add', 'origin', remote)
      git('push', '--quiet', 'origin', 'refs/heads/*:refs/heads/*')
      git('remote', 'set-head', 'origin', 'main')
      return remote
    },
    push: () => void git('push', '--quiet', '--force', '--prune', 'origin', 'refs/heads/*:refs/heads/*'),
  }
}

/** Clones a repository by the file protocol, as `git clone` with these options would. */
export const cloneRepository = (source: string, ...options: string[]): string => {
  const folder = temporaryFolder()
  runGit(source, ['config', 'uploadpack.allowFilter', 'true'])
  runGit(folder, ['clone', '--quiet', ...options, `file://${source}`, '.'])
  return folder
}
