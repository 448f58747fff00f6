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

describe('an event that judges base itself', () => {
  it('is a push', () =>
    expect(read(environment('push'), { ref: 'refs/heads/main', before: other, repository })).toEqual({
      name: 'push',
      kind: 'base',
      server: 'https://github.com',
      repository: 'owner/name',
      defaultBranch: 'main',
      target: null,
      head: sha,
      ref: 'refs/heads/main',
      before: other,
      pullRequest: null,
    }))

  it('is a push of a new branch, which has no commit before it', () =>
    expect(read(environment('push'), { before: '0'.repeat(40), repository }).before).toBeNull())

  it('is a schedule, which has no payload and runs on the default branch', () =>
    expect(read(environment('schedule', { GITHUB_REF: 'refs/heads/trunk' }), null)).toMatchObject({
      kind: 'base',
      defaultBranch: 'trunk',
      head: sha,
    }))

  it('is a dispatch on any branch', () =>
    expect(
      read(environment('workflow_dispatch', { GITHUB_REF: 'refs/heads/x' }), { repository }),
    ).toMatchObject({ kind: 'base', defaultBranch: 'main', ref: 'refs/heads/x' }))
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
