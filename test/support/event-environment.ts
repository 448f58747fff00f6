import type { Json } from './event-payloads.js'

/** What a payload does not say. */
export interface EnvironmentFacts {
  /** `GITHUB_SHA` where the payload does not name it: of a pull request the merge commit, else the tip of the branch. */
  readonly sha: string
  /** Full ref, for `schedule`. */
  readonly ref?: string
  readonly repository?: string
  readonly server?: string
  readonly api?: string
  /** How often the run was started. */
  readonly attempt?: number
  /** Who started it. */
  readonly actor?: string
}

/** The variables that the runner sets for an event. Those that it leaves empty are empty here too. */
export const environmentFor = (event: string, payload: unknown, facts: EnvironmentFacts) => {
  const { sha, server = 'https://github.com', actor = 'ada', attempt = 1 } = facts
  const api = facts.api ?? (server === 'https://github.com' ? 'https://api.github.com' : `${server}/api/v3`)
  const { repository } = (payload ?? {}) as { readonly repository?: Json }
  const full = facts.repository ?? (repository?.['full_name'] as string | undefined) ?? 'octo/rows'
  const place = placeOf(event, (payload ?? {}) as Json, facts.ref ?? 'refs/heads/main')
  return {
    GITHUB_EVENT_NAME: event,
    GITHUB_REPOSITORY: full,
    GITHUB_REPOSITORY_OWNER: full.split('/')[0] ?? '',
    GITHUB_SERVER_URL: server,
    GITHUB_API_URL: api,
    GITHUB_GRAPHQL_URL: server === 'https://github.com' ? `${api}/graphql` : `${server}/api/graphql`,
    GITHUB_ACTOR: actor,
    GITHUB_TRIGGERING_ACTOR: actor,
    GITHUB_RUN_ID: '1658821493',
    GITHUB_RUN_ATTEMPT: String(attempt),
    GITHUB_REF: place.ref,
    GITHUB_REF_NAME: place.ref.replace(/^refs\/(?:heads|tags|pull)\//, ''),
    GITHUB_REF_TYPE: place.ref.startsWith('refs/tags/') ? 'tag' : 'branch',
    GITHUB_SHA: place.sha ?? sha,
    GITHUB_BASE_REF: place.target ?? '',
    GITHUB_HEAD_REF: place.headBranch ?? '',
  }
}

interface EventPlace {
  readonly ref: string
  readonly sha?: string
  readonly target?: string
  readonly headBranch?: string
}

const placeOf = (event: string, payload: Json, fallback: string): EventPlace => {
  const request = payload['pull_request'] as
    { readonly number: number; readonly head: Json; readonly base: Json } | undefined
  const group = payload['merge_group'] as Json | undefined
  const ref = payload['ref'] as string | undefined
  switch (event) {
    case 'pull_request':
    case 'pull_request_target': {
      const target = request?.base['ref'] as string
      return {
        // The latter runs on the branch that the pull request is for.
        ref: event === 'pull_request' ? `refs/pull/${request?.number}/merge` : `refs/heads/${target}`,
        target,
        headBranch: request?.head['ref'] as string,
      }
    }
    case 'merge_group':
      return { ref: group?.['head_ref'] as string, sha: group?.['head_sha'] as string }
    case 'push': {
      const after = payload['after'] as string
      // Of something deleted the run is on the tip of the default branch.
      return { ref: ref ?? fallback, ...(/^0+$/.test(after) ? {} : { sha: after }) }
    }
    default:
      return { ref: ref?.startsWith('refs/') ? ref : fallback }
  }
}
