import { describe, expect, it } from 'vitest'
import { readEvent, type Environment, type Event } from '../../src/github/event.js'

const sha = 'a'.repeat(40)
const other = 'b'.repeat(40)

const environment = (name: string, more: Environment = {}): Environment => ({
  GITHUB_EVENT_NAME: name,
  GITHUB_SHA: sha,
  GITHUB_REF: 'refs/heads/main',
  GITHUB_REPOSITORY: 'owner/name',
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_WORKSPACE: '/workspace',
  ...more,
})

const repository = { full_name: 'owner/name', default_branch: 'main' }

const pullRequest = (more: Readonly<Record<string, unknown>> = {}) => ({
  repository,
  pull_request: {
    number: 12,
    title: 'Build it',
    body: 'Row: ENG-1',
    user: { login: 'ann' },
    head: { ref: 'row/ENG-1', sha: other, repo: { full_name: 'owner/name' } },
    base: { ref: 'release/2', sha, repo: { full_name: 'owner/name' } },
    ...more,
  },
})

const pullRequestEnvironment = environment('pull_request', {
  GITHUB_REF: 'refs/pull/12/merge',
  GITHUB_BASE_REF: 'release/2',
})

const read = (env: Environment, payload: unknown): Event => {
  const event = readEvent(env, payload)
  if (!event.found) throw new Error(event.reason)
  return event.value
}

const refusal = (env: Environment, payload: unknown): string => {
  const event = readEvent(env, payload)
  if (event.found) throw new Error('not refused')
  expect(event.remedy).not.toBe('')
  return event.reason
}

describe('an event that judges a branch as it stands', () => {
  it('is a push', () =>
    expect(read(environment('push'), { ref: 'refs/heads/main', before: other, repository })).toEqual({
      name: 'push',
      kind: 'branch',
      server: 'https://github.com',
      repository: 'owner/name',
      defaultBranch: 'main',
      branch: 'main',
      target: null,
      head: sha,
      ref: 'refs/heads/main',
      before: other,
      rerun: false,
      pullRequest: null,
      queued: null,
    }))

  it('is a push to any branch: only the configuration can tell whether that is base', () =>
    expect(read(environment('push', { GITHUB_REF: 'refs/heads/row/ENG-1' }), { repository })).toMatchObject({
      kind: 'branch',
      branch: 'row/ENG-1',
      defaultBranch: 'main',
    }))

  it('is a push of a tag, which is no branch', () => {
    for (const name of ['push', 'workflow_dispatch'])
      for (const ref of ['refs/tags/v1', 'refs/tags/heads/main'])
        expect(read(environment(name, { GITHUB_REF: ref }), { repository })).toMatchObject({
          kind: 'branch',
          branch: null,
          ref,
          head: sha,
        })
  })

  it('is a push of a new branch, which has no commit before it', () =>
    expect(read(environment('push'), { before: '0'.repeat(40), repository }).before).toBeNull())

  it('is a forced push, whose commit before it may be gone', () =>
    expect(read(environment('push'), { before: other, forced: true, repository }).before).toBe(other))

  it('is a schedule, which has no payload and runs on the default branch', () =>
    expect(read(environment('schedule', { GITHUB_REF: 'refs/heads/trunk' }), null)).toMatchObject({
      kind: 'branch',
      branch: 'trunk',
      defaultBranch: 'trunk',
      head: sha,
    }))

  it('is a dispatch on any branch', () =>
    expect(
      read(environment('workflow_dispatch', { GITHUB_REF: 'refs/heads/x' }), { repository }),
    ).toMatchObject({ kind: 'branch', branch: 'x', defaultBranch: 'main', ref: 'refs/heads/x' }))

  it('may be read once more, which the runner counts', () => {
    for (const [attempt, rerun] of [
      ['', false],
      ['1', false],
      ['2', true],
      ['x', false],
    ] as const)
      expect(read(environment('push', { GITHUB_RUN_ATTEMPT: attempt }), { repository }).rerun).toBe(rerun)
  })
})

describe('an entry of a merge queue', () => {
  const queued = (head_ref: unknown, base_ref = 'refs/heads/main', base_sha: unknown = sha) =>
    read(environment('merge_group'), {
      repository,
      merge_group: { head_sha: other, base_sha, base_ref, head_ref },
    }).queued

  it('names its pull request in the name of its branch, and what it stands upon', () => {
    expect(queued(`refs/heads/gh-readonly-queue/main/pr-104-${sha}`)).toEqual({ number: 104, upon: sha })
    const release = `refs/heads/gh-readonly-queue/release/2/pr-9-${sha}`
    expect(queued(release, 'refs/heads/release/2')).toEqual({ number: 9, upon: sha })
    const nested = `refs/heads/gh-readonly-queue/main/pr-1-${sha}/pr-2-${other}`
    expect(queued(nested, `refs/heads/main/pr-1-${sha}`)?.number).toBe(2)
    expect(queued(nested)).toBeNull()
  })

  it.each([
    null,
    '',
    7,
    'refs/heads/main',
    `refs/heads/gh-readonly-queue/other/pr-104-${sha}`,
    `refs/heads/gh-readonly-queue/main/pr-0-${sha}`,
    `refs/heads/gh-readonly-queue/main/pr-104-${sha.slice(1)}`,
    `refs/heads/gh-readonly-queue/main/pr--1-${sha}`,
    `refs/heads/gh-readonly-queue/main/pr-${'9'.repeat(20)}-${sha}`,
    `refs/heads/gh-readonly-queue/main/pr-104-${sha}\nx`,
  ])('is judged without where that says something else: %j', ref => expect(queued(ref)).toBeNull())

  it('may stand upon what nobody names', () =>
    expect(
      queued(`refs/heads/gh-readonly-queue/main/pr-104-${sha}`, 'refs/heads/main', null)?.upon,
    ).toBeNull())
})

describe('an event that judges a change', () => {
  it('is a pull request, by its own head and its own target', () =>
    expect(read(pullRequestEnvironment, pullRequest())).toMatchObject({
      name: 'pull_request',
      kind: 'change',
      target: 'release/2',
      head: other,
      pullRequest: {
        number: 12,
        title: 'Build it',
        body: 'Row: ENG-1',
        headBranch: 'row/ENG-1',
        fork: false,
        author: 'ann',
      },
    }))

  it('is a pull request from a fork, also from one that is gone', () => {
    for (const repo of [{ full_name: 'stranger/name' }, null]) {
      const payload = pullRequest({ head: { ref: 'row/ENG-1', sha: other, repo } })
      expect(read(pullRequestEnvironment, payload).pullRequest?.fork).toBe(true)
    }
  })

  it('is no fork for the case of a name', () => {
    const payload = pullRequest({ head: { ref: 'x', sha: other, repo: { full_name: 'Owner/Name' } } })
    expect(read(pullRequestEnvironment, payload).pullRequest?.fork).toBe(false)
  })

  it('is a pull request without a body', () =>
    expect(read(pullRequestEnvironment, pullRequest({ body: null })).pullRequest?.body).toBe(''))

  it('is a merge group, against the branch and not against the entry before it', () =>
    expect(
      read(environment('merge_group', { GITHUB_BASE_REF: '' }), {
        repository,
        merge_group: { head_sha: other, base_sha: sha, base_ref: 'refs/heads/release/2' },
      }),
    ).toMatchObject({ kind: 'change', target: 'release/2', head: other, pullRequest: null }))
})

describe('an event that cannot be judged', () => {
  it('is refused by name', () => {
    expect(refusal(environment('issue_comment'), {})).toContain('issue_comment')
    expect(refusal(environment('constructor'), {})).toContain('constructor')
  })

  it('is pull_request_target, for what a stranger wrote with the rights of the repository', () => {
    const payload = pullRequest({ head: { ref: 'x', sha: other, repo: { full_name: 'stranger/name' } } })
    expect(refusal(environment('pull_request_target'), payload)).toMatch(
      /pull_request_target.*another repository/,
    )
    expect(refusal(environment('pull_request_target'), pullRequest())).toContain('pull_request_target')
    expect(refusal(environment('pull_request_target'), {})).toContain('another repository')
  })

  it('is the deletion of a branch', () =>
    expect(refusal(environment('push'), { ref: 'refs/heads/x', deleted: true, repository })).toContain(
      'refs/heads/x',
    ))

  it('is none at all', () => expect(refusal({}, null)).toContain('GITHUB_EVENT_NAME'))

  it.each([
    ['pull_request.head.sha', pullRequest({ head: { ref: 'x', sha: 'HEAD', repo: null } })],
    ['pull_request.head.sha', pullRequest({ head: { ref: 'x', sha: '0'.repeat(40), repo: null } })],
    ['pull_request.head.ref', pullRequest({ head: { sha: other, repo: null } })],
    ['pull_request.number', pullRequest({ number: '12' })],
    ['pull_request.number', { pull_request: 'text' }],
    ['pull_request.number', null],
    ['pull_request.number', []],
    ['pull_request.number', JSON.parse('{"__proto__": {"pull_request": {"number": 1}}}')],
  ])('has no readable %s', (way, payload: unknown) =>
    expect(refusal(pullRequestEnvironment, payload)).toContain(way),
  )

  it('names no commit, no repository or no server that could be one', () => {
    expect(refusal(environment('push', { GITHUB_SHA: 'main' }), { repository })).toContain('GITHUB_SHA')
    expect(refusal(environment('push', { GITHUB_REPOSITORY: '../x' }), {})).not.toBe('')
    expect(refusal(environment('push', { GITHUB_REPOSITORY: 'a/b)c' }), {})).toContain('GITHUB_REPOSITORY')
    for (const server of ['javascript:alert(1)', 'file:///etc', 'not a URL', 'https://user:word@host']) {
      expect(refusal(environment('push', { GITHUB_SERVER_URL: server }), {})).toContain('GITHUB_SERVER_URL')
    }
  })

  it('is a merge group without a branch', () =>
    expect(
      refusal(environment('merge_group'), {
        repository,
        merge_group: { head_sha: other, base_ref: 'refs/heads/' },
      }),
    ).toContain('merge_group.base_ref'))
})
