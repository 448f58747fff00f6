import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readEvent } from '../../src/github/event.js'
import { environmentFor } from '../support/event-environment.js'
import { recordedEvents, recordedPayloads, schedulePayload, type Json } from '../support/event-payloads.js'

const sha = 'c'.repeat(40)
const zeros = '0'.repeat(40)

const read = (name: string, payload: unknown) =>
  readEvent(environmentFor(name, payload, { sha, repository: repositoryOf(payload) }), payload)

const repositoryOf = (payload: unknown): string =>
  (payload as { repository?: { full_name?: string } } | null)?.repository?.full_name ?? 'octo/rows'

/** Each recorded payload with a name that tells it from the others. */
const numbered = (name: string) =>
  recordedPayloads(name).map(
    (payload, index) => [`${index}: ${String(payload['action'] ?? payload['ref'])}`, payload] as const,
  )

const taken = ['push', 'pull_request', 'merge_group', 'workflow_dispatch']

describe('what people recorded', () => {
  it('is there', () => {
    expect(recordedEvents.length).toBeGreaterThan(50)
    for (const name of taken) expect(recordedPayloads(name).length).toBeGreaterThan(1)
  })

  it.each(numbered('pull_request'))('a pull request, %s', (_, payload) => {
    const request = payload['pull_request'] as {
      head: Json
      base: Json
      user: Json
      title: string
      body: string
    }
    expect(read('pull_request', payload)).toEqual({
      found: true,
      value: {
        name: 'pull_request',
        kind: 'change',
        server: 'https://github.com',
        repository: 'Codertocat/Hello-World',
        defaultBranch: 'master',
        ref: 'refs/pull/2/merge',
        branch: null,
        target: 'master',
        head: request.head['sha'],
        before: null,
        rerun: false,
        pullRequest: {
          number: 2,
          title: request.title,
          body: request.body ?? '',
          headBranch: 'changes',
          fork: false,
          author: 'Codertocat',
        },
        queued: null,
      },
    })
  })

  it.each(numbered('pull_request'))(
    'the same as pull_request_target, %s, is refused by name',
    (_, payload) => {
      expect(read('pull_request_target', payload)).toMatchObject({
        found: false,
        reason: expect.stringContaining('pull_request_target') as string,
      })
    },
  )

  it.each(numbered('merge_group'))('an entry of a merge queue, %s', (_, payload) => {
    expect(read('merge_group', payload)).toMatchObject({
      value: {
        name: 'merge_group',
        kind: 'change',
        target: 'main',
        branch: null,
        head: '2ffea6db159f6b6c47a24e778fb9ef40cf6b1c7d',
        pullRequest: null,
        queued: { number: 104, upon: '380387fbc80638b734a49e1be1c4dfec1c01b33c' },
      },
    })
  })

  it.each(numbered('push'))('a push, %s', (_, payload) => {
    const { ref, before, after, deleted } = payload as Record<'ref' | 'before' | 'after', string> & {
      deleted: boolean
    }
    const event = read('push', payload)
    if (deleted) {
      expect(event).toMatchObject({ found: false, reason: expect.stringContaining(ref) as string })
      return
    }
    expect(event).toMatchObject({
      value: {
        kind: 'branch',
        ref,
        branch: ref.startsWith('refs/heads/') ? ref.slice('refs/heads/'.length) : null,
        head: after,
        before: before === zeros ? null : before,
        target: null,
        defaultBranch: 'master',
      },
    })
  })

  it.each(numbered('workflow_dispatch'))('a dispatch, %s', (_, payload) => {
    const branch = String(payload['ref']).slice('refs/heads/'.length)
    expect(read('workflow_dispatch', payload)).toMatchObject({
      value: { kind: 'branch', branch, defaultBranch: branch, head: sha, before: null },
    })
  })

  it('has no schedule, whose payload says hardly anything, or is none', () => {
    expect(recordedEvents.map(({ name }) => name)).not.toContain('schedule')
    for (const payload of [null, {}, schedulePayload()])
      expect(read('schedule', payload)).toMatchObject({
        value: { kind: 'branch', branch: 'main', defaultBranch: 'main', head: sha },
      })
  })

  it.each(recordedEvents.map(({ name }) => name).filter(name => !taken.includes(name)))(
    '%s is refused by name, whatever it brings',
    name => {
      for (const payload of recordedPayloads(name)) {
        const event = read(name, payload)
        expect(event).toMatchObject({ found: false, reason: expect.stringContaining(` ${name} `) as string })
      }
    },
  )

  it('is read or refused, never thrown at, whatever becomes of it', () => {
    const paths = (value: unknown, way: readonly string[] = []): (readonly string[])[] =>
      typeof value !== 'object' || value === null || way.length > 3
        ? [way]
        : [way, ...Object.entries(value).flatMap(([name, each]) => paths(each, [...way, name]))]
    const replaced = (value: unknown, [name, ...rest]: readonly string[], by: unknown): unknown =>
      name === undefined ? by : { ...(value as Json), [name]: replaced((value as Json)[name], rest, by) }
    const payloads = taken.flatMap(name => recordedPayloads(name).map(payload => ({ name, payload })))
    fc.assert(
      fc.property(fc.constantFrom(...payloads), fc.nat(), fc.jsonValue(), ({ name, payload }, at, by) => {
        const ways = paths(payload)
        const changed = replaced(payload, ways[at % ways.length] ?? [], by)
        const event = readEvent(environmentFor(name, payload, { sha }), changed)
        if (event.found) expect(event.value.head).toMatch(/^[0-9a-f]{40}$/)
        else expect(event.remedy).not.toBe('')
      }),
      { numRuns: 300 },
    )
  })
})
