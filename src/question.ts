import { tmpdir } from 'node:os'
import type { AuditOptions } from './gather/options.js'
import type { Environment, Event } from './github/event.js'
import { readOpenPullRequests } from './github/open-pull-requests.js'
import { readPullRequest } from './github/pull-request-now.js'
import { askedPullRequest, renewEvent } from './github/renewed-event.js'
import type { Order } from './order.js'

/**
 * What a step asks, as the audit can answer it. The platform is asked what the pull request says now, and meanwhile for the
 * others that are open; a refusal of either is told in the report and changes no verdict.
 */
export const toQuestion = async (
  { inputs, event: told, directory }: Order,
  environment: Environment,
): Promise<Omit<AuditOptions, 'now' | 'progress'>> => {
  const access = {
    token: inputs.token,
    apiUrl: environment['GITHUB_API_URL'] ?? '',
    repository: told.repository,
  }
  const number = askedPullRequest(told)
  const pullRequests = readOpenPullRequests({ ...access, except: number })
  const now = number === null ? null : await readPullRequest({ ...access, number })
  const { event, notes } = now === null ? { event: told, notes: [] } : renewEvent(told, now)
  const { pullRequest, queued, branch, defaultBranch } = event
  return {
    directory,
    config: inputs.config,
    committedOnly: true,
    matrices: inputs.matrices,
    base: inputs.base,
    target: event.target,
    head: event.head,
    ...(event.kind === 'branch' && { branch }),
    ...(branch !== null && { pinned: { ref: `refs/remotes/origin/${branch}`, sha: event.head } }),
    failOn: inputs.failOn,
    only: null,
    ...(defaultBranch !== null && { defaultBranch }),
    ...(pullRequest && {
      title: pullRequest.title,
      body: pullRequest.body,
      headBranch: pullRequest.headBranch,
      ...(pullRequest.author !== null && { author: pullRequest.author }),
    }),
    ...(queued && { queued }),
    pullRequests,
    notes,
    remote: {
      server: event.server,
      repository: event.repository,
      head: event.head,
      headRef: headRefOf(event),
      token: inputs.token,
      mode: inputs.fetch,
      temporary: environment['RUNNER_TEMP'] || tmpdir(),
    },
  }
}

/** The full ref under which the remote has the commit, should it not give it by name. */
const headRefOf = ({ pullRequest, queued, ref }: Event): string | null =>
  pullRequest !== null && queued === null ? `refs/pull/${pullRequest.number}/head` : ref
