import { createRequire } from 'node:module'

/** JSON of an object. */
export type Json = Readonly<Record<string, unknown>>

/** An event of the platform, and all payloads that people recorded of it. */
export interface Recorded {
  readonly name: string
  readonly examples: readonly Json[]
}

/** Every event in the package of recorded payloads. */
export const recordedEvents = createRequire(import.meta.url)(
  '@octokit/webhooks-examples',
) as readonly Recorded[]

/** The recorded payloads of one event. */
export const recordedPayloads = (name: string): readonly Json[] => {
  const event = recordedEvents.find(each => each.name === name)
  if (event === undefined) throw new Error(`nobody recorded ${name}`)
  return event.examples
}

/** Where it happens; the repository is `octo/rows` and its default branch `main` unless told otherwise. */
export interface PayloadPlace {
  readonly repository?: string
  readonly defaultBranch?: string
}

const octo = 'octo/rows'

/** A recorded payload, moved into another repository: its name, its owner and every URL. */
const moved = (name: string, { repository = octo, defaultBranch = 'main' }: PayloadPlace): Json => {
  const [recorded] = recordedPayloads(name)
  const from = (recorded?.['repository'] as { readonly full_name: string }).full_name
  const text = JSON.stringify(recorded)
    .replaceAll(from, repository)
    .replaceAll(JSON.stringify(from.split('/')[1]), JSON.stringify(repository.split('/')[1]))
    .replaceAll('"default_branch":"master"', `"default_branch":${JSON.stringify(defaultBranch)}`)
  const payload = JSON.parse(text) as { readonly repository: Json }
  return { ...payload, repository: { ...payload.repository, default_branch: defaultBranch } }
}

/** A pull request in a real repository. */
export interface PullRequestFacts extends PayloadPlace {
  readonly number?: number
  /** Object name of its head. */
  readonly head: string
  readonly headBranch: string
  /** Object name of the target's tip as the event saw it. */
  readonly base: string
  /** Short name of the target; the default branch unless told otherwise. */
  readonly target?: string
  readonly title?: string
  readonly body?: string | null
  /** Login; null where the account is gone. */
  readonly author?: string | null
  /** `owner/name` of the fork, or null for one that is gone. */
  readonly fork?: string | null
  readonly action?: string
  readonly draft?: boolean
  readonly state?: 'open' | 'closed'
}

/** The payload of `pull_request`. */
export const pullRequestPayload = (facts: PullRequestFacts) => {
  const { number = 7, head, headBranch, base, fork, author = 'ada', body = null } = facts
  const { repository = octo, defaultBranch = 'main', draft = false, state = 'open' } = facts
  const payload = moved('pull_request', facts)
  const text = JSON.stringify(payload['pull_request']).replaceAll('/pulls/2"', `/pulls/${number}"`)
  const recorded = JSON.parse(text) as Record<'head' | 'base' | 'user', Json>
  const home = recorded.head['repo'] as Json
  const repo = fork === null ? null : { ...home, full_name: fork ?? repository, fork: fork !== undefined }
  const owner = (fork ?? repository).split('/')[0]
  return {
    ...payload,
    action: facts.action ?? 'synchronize',
    number,
    pull_request: {
      ...recorded,
      number,
      title: facts.title ?? 'Build it',
      body,
      draft,
      state,
      user: author === null ? null : { ...recorded.user, login: author },
      head: { ...recorded.head, label: `${owner}:${headBranch}`, ref: headBranch, sha: head, repo },
      base: { ...recorded.base, ref: facts.target ?? defaultBranch, sha: base },
    },
  }
}

/** An entry of a merge queue. */
export interface MergeGroupFacts extends PayloadPlace {
  readonly head: string
  /** Object name of the entry before it, or of the target's tip. */
  readonly base: string
  readonly target?: string
  /** Of its pull request. */
  readonly number?: number
}

/** The payload of `merge_group`. */
export const mergeGroupPayload = (facts: MergeGroupFacts) => {
  const { head, base, target = facts.defaultBranch ?? 'main', number = 7 } = facts
  const payload = moved('merge_group', facts)
  const recorded = payload['merge_group'] as Json
  return {
    ...payload,
    merge_group: {
      ...recorded,
      head_sha: head,
      head_ref: `refs/heads/gh-readonly-queue/${target}/pr-${number}-${base}`,
      base_sha: base,
      base_ref: `refs/heads/${target}`,
      head_commit: {
        ...(recorded['head_commit'] as Json),
        id: head,
        message: `Merge pull request #${number}`,
      },
    },
  }
}

/** A push. */
export interface PushFacts extends PayloadPlace {
  /** Null for a new branch. */
  readonly before: string | null
  /** Null for one that was deleted. */
  readonly after: string | null
  /** Full ref. */
  readonly ref?: string
  readonly forced?: boolean
}

/** The payload of `push`. */
export const pushPayload = (facts: PushFacts) => {
  const { before, after, ref = `refs/heads/${facts.defaultBranch ?? 'main'}`, forced = false } = facts
  const zeros = '0'.repeat(40)
  return {
    ...moved('push', facts),
    ref,
    before: before ?? zeros,
    after: after ?? zeros,
    created: before === null,
    deleted: after === null,
    forced,
    head_commit: after === null ? null : { id: after },
  }
}

/** The payload of `workflow_dispatch`. */
export const workflowDispatchPayload = (facts: PayloadPlace & { readonly ref?: string } = {}) => ({
  ...moved('workflow_dispatch', facts),
  ref: facts.ref ?? `refs/heads/${facts.defaultBranch ?? 'main'}`,
})

/** The payload of `schedule`: nobody recorded one, and it says hardly anything. */
export const schedulePayload = (): Json => ({ schedule: '17 4 * * 1' })
