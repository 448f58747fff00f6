import { describe, expect, it } from 'vitest'
import { readEvent, type Event } from '../../src/github/event.js'
import type { PullRequestNow } from '../../src/github/pull-request-now.js'
import { askedPullRequest, renewEvent } from '../../src/github/renewed-event.js'
import { found, missing } from '../../src/model/sought.js'
import { environmentFor } from '../support/event-environment.js'
import { mergeGroupPayload, pullRequestPayload, pushPayload } from '../support/event-payloads.js'

const head = 'a'.repeat(40)
const base = 'b'.repeat(40)
const merge = 'c'.repeat(40)

const eventOf = (name: string, payload: unknown, attempt = 1): Event => {
  const event = readEvent(environmentFor(name, payload, { sha: merge, attempt }), payload)
  if (!event.found) throw new Error(event.reason)
  return event.value
}

const payload = pullRequestPayload({
  number: 7,
  head,
  headBranch: 'row/ENG-1',
  base,
  title: 'Old',
  body: 'old',
})
const now: PullRequestNow = {
  number: 7,
  title: 'New',
  body: 'Row: ENG-1',
  headBranch: 'row/ENG-1',
  fork: false,
  author: 'ada',
  head,
  target: 'main',
  state: 'open',
}
const refusal = missing('the token may not', 'give it')

describe('an event that is brought up to date', () => {
  it('has the words of the pull request as they are now', () => {
    const event = eventOf('pull_request', payload, 2)
    expect(askedPullRequest(event)).toBe(7)
    const { number, title, body, headBranch, fork, author } = now
    const words = { number, title, body, headBranch, fork, author }
    expect(renewEvent(event, found(now))).toEqual({ event: { ...event, pullRequest: words }, notes: [] })
  })

  it('keeps its head, to which the result belongs, and says that there is another', () => {
    const event = eventOf('pull_request', payload, 2)
    const renewed = renewEvent(event, found({ ...now, head: base }))
    expect(renewed.event.head).toBe(head)
    expect(renewed.notes).toEqual([expect.stringMatching(`another head .*${base}.*judges ${head}`)])
  })

  it('is a change of the branch that the pull request is for now', () => {
    const renewed = renewEvent(eventOf('pull_request', payload), found({ ...now, target: 'release/2' }))
    expect(renewed.event.target).toBe('release/2')
    expect(renewed.notes).toEqual([expect.stringMatching(/for release\/2 by now and not for main/)])
  })

  it('stays as it is where the platform does not tell, which only a re-run has to say', () => {
    for (const [attempt, count] of [
      [1, 0],
      [2, 1],
    ] as const) {
      const event = eventOf('pull_request', payload, attempt)
      const renewed = renewEvent(event, refusal)
      expect(renewed.event).toBe(event)
      expect(renewed.notes).toHaveLength(count)
    }
  })

  it('knows who opened the pull request of an entry of the merge queue, and nothing else changes', () => {
    const event = eventOf('merge_group', mergeGroupPayload({ head, base, number: 104 }))
    expect(askedPullRequest(event)).toBe(104)
    const told = { ...now, number: 104, author: 'bot[bot]', head: merge, target: 'other' }
    const renewed = renewEvent(event, found(told))
    expect(renewed.event).toMatchObject({
      head,
      target: 'main',
      pullRequest: { number: 104, author: 'bot[bot]' },
    })
    expect(renewed.notes).toEqual([])
    expect(renewEvent(event, refusal)).toMatchObject({
      event: { pullRequest: null },
      notes: [expect.stringContaining('#104')],
    })
  })

  it('is the same where it brings no pull request', () => {
    const event = eventOf('push', pushPayload({ before: base, after: head }))
    expect(askedPullRequest(event)).toBeNull()
    expect(renewEvent(event, refusal)).toEqual({ event, notes: [] })
  })
})
