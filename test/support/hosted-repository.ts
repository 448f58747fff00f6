import { runReportedAction, type ReportedStep } from './action-process.js'
import { agreement, plan, told } from './change-repository.js'
import { openPullRequest } from './checkout.js'
import { environmentFor, type EnvironmentFacts } from './event-environment.js'
import {
  mergeGroupPayload,
  pullRequestPayload,
  pushPayload,
  type PullRequestFacts,
} from './event-payloads.js'
import { runGit } from './git.js'
import { cloneRepository, createRepository, type TestRepository } from './repository.js'

/** A repository on the platform, and the clone of somebody who works on it. */
export interface Hosted {
  readonly author: TestRepository
  /** Folder of the bare repository. */
  readonly remote: string
}

/** Begins an hour ago, since the Action goes by the clock: a plan and its agreement on main, already published. */
export const hosted = (
  rows: readonly string[],
  files: Readonly<Record<string, string | Buffer>> = {},
  configuration = agreement,
): Hosted => {
  const author = createRepository()
  author.commit({
    message: 'Plan',
    files: {
      '.github/rowaudit.yml': configuration,
      'plan.md': plan(...rows),
      'more.md': plan('MORE-1 READY'),
      ...files,
    },
    time: Math.floor(Date.now() / 1000) - 3_600,
  })
  return { author, remote: author.publish() }
}

/** A complete clone, as actions/checkout makes it with `fetch-depth: 0`, with this commit checked out. */
export const workspaceAt = (remote: string, sha: string, ...refs: readonly string[]): string => {
  const workspace = cloneRepository(remote)
  const specs = refs.map(ref => `+${ref}:${ref.replace(/^refs\//, 'refs/remotes/')}`)
  if (specs.length > 0) runGit(workspace, ['fetch', '--quiet', '--no-tags', 'origin', ...specs])
  runGit(workspace, ['checkout', '--quiet', '--force', '--detach', sha])
  return workspace
}

/** A pull request as the platform has it, and the workspace of a job for it. */
export interface Pull {
  readonly workspace: string
  readonly merge: string
  readonly facts: PullRequestFacts
}

/** Opens pull request 7 for what is checked out. A fork's branch is nowhere but in `refs/pull/7`. */
export const openPull = (
  { author, remote }: Hosted,
  { fork, target = 'main' }: { readonly fork?: string | null; readonly target?: string } = {},
): Pull => {
  const head = author.sha('HEAD')
  const headBranch = author.git('branch', '--show-current')
  const isHere = fork === undefined
  const specs = ['HEAD:refs/pull/7/head', ...(isHere ? [`HEAD:refs/heads/${headBranch}`] : [])]
  author.git('push', '--quiet', '--force', 'origin', ...specs)
  const base = runGit(remote, ['rev-parse', '--verify', `refs/heads/${target}`])
  const { merge } = openPullRequest(remote, 7, base, head)
  return {
    workspace: workspaceAt(remote, merge, 'refs/pull/7/merge'),
    merge,
    facts: { head, headBranch, base, target, ...(fork !== undefined && { fork }) },
  }
}

/** How a job is run, but for its event. */
export interface RunOptions extends Partial<EnvironmentFacts> {
  readonly inputs?: Readonly<Record<string, string>>
  readonly environment?: Readonly<Record<string, string>>
}

/** What the Action says, and what is new and what is not, as `rule subject`, notices left out. */
export interface Ran extends ReportedStep {
  readonly fresh: readonly string[]
  readonly standing: readonly string[]
}

/** Runs the Action for an event; the payload says what of the environment it can. */
export const runEvent = async (
  workspace: string,
  event: string,
  payload: unknown,
  { inputs = {}, environment = {}, ...facts }: RunOptions & Pick<EnvironmentFacts, 'sha'>,
): Promise<Ran> => {
  const finished = await runReportedAction({
    workspace,
    event,
    payload,
    inputs,
    environment: { ...environmentFor(event, payload, facts), ...environment },
  })
  return { ...finished, ...(finished.report ? told(finished.report) : { fresh: [], standing: [] }) }
}

/** Runs the Action for a pull request. */
export const runPull = (
  { workspace, merge, facts }: Pull,
  changes: Partial<PullRequestFacts> = {},
  options: RunOptions = {},
): Promise<Ran> =>
  runEvent(workspace, 'pull_request', pullRequestPayload({ ...facts, ...changes }), {
    sha: merge,
    ...options,
  })

/** Runs the Action for a push of what the remote's branch now holds. */
export const runPush = (
  { remote }: Hosted,
  { branch = 'main', before }: { readonly branch?: string; readonly before: string | null },
  options: RunOptions = {},
): Promise<Ran> => {
  const after = runGit(remote, ['rev-parse', '--verify', `refs/heads/${branch}`])
  const payload = pushPayload({ before, after, ref: `refs/heads/${branch}` })
  return runEvent(workspaceAt(remote, after), 'push', payload, { sha: after, ...options })
}

/** Runs the Action for pull request 7 in the merge queue: `head` is its entry, and `upon` what that stands on. */
export const runEntry = (
  { author, remote }: Hosted,
  { head, upon }: { readonly head: string; readonly upon: string },
  options: RunOptions = {},
): Promise<Ran> => {
  const payload = mergeGroupPayload({ head, base: upon })
  const ref = payload.merge_group.head_ref
  author.git('push', '--quiet', '--force', 'origin', `${head}:${ref}`)
  return runEvent(workspaceAt(remote, head), 'merge_group', payload, { sha: head, ...options })
}
