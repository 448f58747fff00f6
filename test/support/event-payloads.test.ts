import { describe, expect, it } from 'vitest'
import { environmentFor } from './event-environment.js'
import {
  mergeGroupPayload,
  pullRequestPayload,
  pushPayload,
  recordedPayloads,
  workflowDispatchPayload,
  type Json,
} from './event-payloads.js'

const head = 'a'.repeat(40)
const base = 'b'.repeat(40)
const merge = 'c'.repeat(40)

/** The names in an object, down to the third level. */
const shape = (value: unknown, depth = 3): unknown =>
  typeof value !== 'object' || value === null || depth === 0
    ? null
    : Object.fromEntries(
        Object.keys(value)
          .sort()
          .map(name => [name, shape((value as Json)[name], depth - 1)]),
      )

const facts = { head, headBranch: 'row/ENG-1', base, number: 12, author: 'ann' }

describe('payloads for a repository of a test', () => {
  it('have the shape of recorded ones', () => {
    for (const [name, payload] of [
      ['pull_request', pullRequestPayload({ ...facts, body: 'text' })],
      ['workflow_dispatch', workflowDispatchPayload()],
      ['merge_group', mergeGroupPayload({ head, base })],
    ] as const)
      expect(shape(payload)).toEqual(shape(recordedPayloads(name)[0]))
    expect(Object.keys(pushPayload({ before: base, after: head })).sort()).toEqual(
      Object.keys(recordedPayloads('push')[0] ?? {}).sort(),
    )
  })

  it('name no other repository', () => {
    const place = { repository: 'ada/tables', defaultBranch: 'trunk' }
    for (const payload of [
      pullRequestPayload({ ...facts, ...place }),
      mergeGroupPayload({ head, base, ...place }),
      pushPayload({ before: null, after: head, ...place }),
      workflowDispatchPayload(place),
    ]) {
      expect(JSON.stringify(payload)).not.toMatch(/Hello-World|octo-repo/)
      expect(payload).toMatchObject({ repository: { full_name: 'ada/tables', default_branch: 'trunk' } })
    }
  })

  it('come with what the runner sets', () => {
    expect(environmentFor('pull_request', pullRequestPayload(facts), { sha: merge })).toMatchObject({
      GITHUB_REF: 'refs/pull/12/merge',
      GITHUB_REF_NAME: '12/merge',
      GITHUB_SHA: merge,
      GITHUB_BASE_REF: 'main',
      GITHUB_HEAD_REF: 'row/ENG-1',
      GITHUB_REPOSITORY: 'octo/rows',
    })
    const group = mergeGroupPayload({ head, base, target: 'release/2', number: 12 })
    expect(environmentFor('merge_group', group, { sha: merge })).toMatchObject({
      GITHUB_REF: `refs/heads/gh-readonly-queue/release/2/pr-12-${base}`,
      GITHUB_SHA: head,
      GITHUB_BASE_REF: '',
      GITHUB_HEAD_REF: '',
    })
    const tag = pushPayload({ before: null, after: head, ref: 'refs/tags/v1' })
    expect(environmentFor('push', tag, { sha: merge })).toMatchObject({
      GITHUB_REF: 'refs/tags/v1',
      GITHUB_REF_TYPE: 'tag',
      GITHUB_SHA: head,
    })
    expect(environmentFor('schedule', null, { sha: merge, attempt: 2 })).toMatchObject({
      GITHUB_REF: 'refs/heads/main',
      GITHUB_SHA: merge,
      GITHUB_RUN_ATTEMPT: '2',
    })
  })
})
