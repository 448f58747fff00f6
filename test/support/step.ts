import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runGitAsync, type Checkout } from './checkout.js'
import { environmentFor } from './event-environment.js'
import { mergeGroupPayload, pullRequestPayload, pushPayload } from './event-payloads.js'
import { temporaryFolder } from './folder.js'
import { auditJson, runActionAsync, type FinishedStep, type JsonReport } from './process.js'
import type { ServedRepository } from './served-repository.js'

const repository = 'acme/record'

/** An event as the platform tells it, and the same question as a person puts it to the command line. */
export interface ToldEvent {
  readonly event: string
  readonly payload: unknown
  /** `GITHUB_SHA`: what actions/checkout checks out. */
  readonly sha: string
  /** Object name of the commit that is judged. */
  readonly head: string
  readonly judged: 'base' | 'change'
}

/** The pull request; its words name no row, and its branch neither. */
export const pullRequestTold = ({ author, pull }: Pick<ServedRepository, 'author' | 'pull'>): ToldEvent => ({
  event: 'pull_request',
  payload: pullRequestPayload({
    repository,
    head: pull.head,
    headBranch: 'contribution',
    base: author.sha('main'),
    fork: 'ada/record',
  }),
  sha: pull.merge,
  head: pull.head,
  judged: 'change',
})

/** A push of the newest commit, or of another one, to a branch. */
export const pushTold = (
  { author }: Pick<ServedRepository, 'author'>,
  branch = 'main',
  sha = author.sha(branch),
): ToldEvent => {
  const before = author.sha(`${sha}~1`)
  const payload = pushPayload({ repository, ref: `refs/heads/${branch}`, before, after: sha })
  return { event: 'push', payload, sha, head: sha, judged: branch === 'main' ? 'base' : 'change' }
}

/** Name of the branch of the merge queue. */
export const queueRef = ({ author }: ServedRepository): string =>
  `refs/heads/gh-readonly-queue/main/pr-7-${author.sha('main')}`

/** The pull request as the only entry of the merge queue. */
export const mergeGroupTold = ({ author, pull }: ServedRepository): ToldEvent => {
  const payload = mergeGroupPayload({ repository, head: pull.merge, base: author.sha('main') })
  return { event: 'merge_group', payload, sha: pull.merge, head: pull.merge, judged: 'change' }
}

/** What differs from a plain step. */
export interface StepOptions {
  readonly inputs?: Readonly<Record<string, string>>
  readonly environment?: Readonly<Record<string, string>>
}

/** What a step left; no report where it wrote none. */
export interface StepResult extends FinishedStep {
  readonly report: JsonReport | null
  /** Everything that anybody may read of the step, less the commands that have the runner mask a secret. */
  readonly shown: string
}

/** Runs the Action in a checkout, with the token of the server. The platform's API refuses to talk. */
export const runStep = async (
  { server, token }: Pick<ServedRepository, 'server' | 'token'>,
  { workspace, temporary }: Checkout,
  { event, payload, sha }: ToldEvent,
  { inputs = {}, environment = {} }: StepOptions = {},
): Promise<StepResult> => {
  const file = join(temporary, 'report.json')
  const finished = await runActionAsync({
    workspace,
    event,
    payload,
    inputs: { token, fetch: 'auto', 'report-json': file, ...inputs },
    environment: {
      // Nobody listens at port 1.
      ...environmentFor(event, payload, {
        sha,
        repository,
        server: server.origin,
        api: 'http://127.0.0.1:1',
      }),
      RUNNER_TEMP: temporary,
      ...environment,
    },
  })
  const text = finished.outputs.get('report-json') === file ? readFileSync(file, 'utf8') : null
  rmSync(file, { force: true })
  const { stdout, stderr, summary, outputs } = finished
  const shown = [stdout.replace(/^::add-mask::.*$/gm, ''), stderr, summary, ...outputs.values(), text ?? '']
  return {
    ...finished,
    report: text === null ? null : (JSON.parse(text) as JsonReport),
    shown: shown.join('\n'),
  }
}

/** A complete clone, with every ref of the server, also those that a clone leaves out. */
export const cloneAll = async ({ folder }: Pick<ServedRepository, 'folder'>): Promise<string> => {
  const clone = temporaryFolder()
  await runGitAsync(clone, 'clone', '--quiet', `file://${folder}`, '.')
  await runGitAsync(clone, 'fetch', '--quiet', 'origin', '+refs/pull/*:refs/pull/*')
  return clone
}

/** What the command line says of the same commit in a complete clone, at the moment of the other report. */
export const judgeLocally = (clone: string, head: string, now: string) =>
  auditJson(clone, ['--head', head, '--now', now])

/** What must be the same, however the repository was come by: all but the notes on how, and the name of head. */
export const substanceOf = (report: JsonReport) => {
  const { head } = report as { readonly head?: { readonly sha: string } | null }
  return { ...report, notes: null, head: head?.sha }
}
