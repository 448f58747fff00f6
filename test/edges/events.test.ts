import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApiServer, type ApiServer } from '../support/api-server.js'
import { agreement, plan, verdictOf } from '../support/change-repository.js'
import {
  pullRequestPayload,
  pushPayload,
  recordedPayloads,
  schedulePayload,
  workflowDispatchPayload,
} from '../support/event-payloads.js'
import {
  hosted,
  openPull,
  runEntry,
  runEvent,
  runPull,
  runPush,
  workspaceAt,
  type Hosted,
  type Ran,
} from '../support/hosted-repository.js'

let api: ApiServer
const token = 'ghs_events'

beforeAll(async () => {
  api = await startApiServer({ token })
})

afterAll(() => api.stop())

/** With the right to ask the platform, which knows these pull requests. */
const asking = (...pullRequests: ApiServer['pullRequests']) => {
  api.pullRequests = pullRequests
  api.misbehave = () => null
  api.forget()
  return { api: api.origin, inputs: { token } }
}

const verdict = ({ report }: Ran, id: string) => report && verdictOf(report, id)
const rulesOf = ({ report }: Ran) => report?.findings.map(({ rule }) => rule)
const notes = ({ report }: Ran) => report?.notes.join('\n')

const exempting = `${agreement}exempt-authors: ['*[bot]', kim]
obligations: { log: { when: { move: { to: [DONE] } }, owes: [docs/log.md] } }
`

describe('pull_request', () => {
  it('from the same repository is judged as a change, by its own head', async () => {
    const there = hosted(['ENG-1 READY', 'ENG-2 ACTIVE'])
    there.author.branch('row/ENG-1')
    there.author.commit({
      message: 'Claim ENG-1',
      files: { 'plan.md': plan('ENG-1 ACTIVE', 'ENG-2 ACTIVE') },
    })
    const pull = openPull(there)
    const ran = await runPull(pull)
    expect(ran.status).toBe(0)
    expect(ran.report).toMatchObject({
      judged: 'change',
      target: { ref: 'refs/remotes/origin/main' },
      head: { sha: pull.facts.head },
    })
    expect(ran).toMatchObject({ fresh: [], standing: ['abandoned-row ENG-2'] })
    expect(verdict(ran, 'ENG-1')).toBe('IN-FLIGHT')
  })

  it.each([
    ['of somebody', 'kim/rows'],
    ['that is gone', null],
  ])('from a fork %s: the name of its branch counts, which exists nowhere else', async (_, fork) => {
    const there = hosted(['ENG-1 READY', 'ENG-2 READY'])
    there.author.branch('row/ENG-1')
    there.author.commit({
      message: 'Begin',
      files: { 'a.c': 'a', 'plan.md': plan('ENG-1 ACTIVE', 'ENG-2 ACTIVE') },
    })
    const ran = await runPull(openPull(there, { fork }))
    expect(ran).toMatchObject({ status: 1, fresh: ['abandoned-row ENG-2'] })
    expect(verdict(ran, 'ENG-1')).toBe('IN-FLIGHT')
  })

  it('from a bot whose token may read no pull requests says so once, and comes to the same', async () => {
    const there = hosted(['ENG-1 READY'], {}, exempting)
    there.author.branch('dependabot/npm/x')
    there.author.commit({ message: 'Bump x', files: { 'a.c': 'a', 'plan.md': plan('ENG-1 DONE') } })
    const pull = openPull(there)
    const author = 'dependabot[bot]'
    const told = await runPull(pull, { author }, asking({ ...pull.facts, number: 7, author }))
    const refusing = asking()
    api.misbehave = () => ({ status: 403, body: { message: 'Resource not accessible by integration' } })
    const refused = await runPull(pull, { author }, refusing)
    expect(api.requests.length).toBeGreaterThan(0)
    expect(refused).toMatchObject({ status: told.status, fresh: told.fresh, standing: told.standing })
    expect(refused.status).toBe(0)
    expect(refused.report?.rows.map(({ verdict }) => verdict)).toEqual(
      told.report?.rows.map(({ verdict }) => verdict),
    )
    expect(refused.report?.notes.filter(note => note.includes('403'))).toEqual([
      expect.stringContaining('Open pull requests of others were not looked at'),
    ])
    expect(notes(told)).not.toContain('403')
  })

  it('exempts by who opened it, and not by who runs it again', async () => {
    const there = hosted(['ENG-1 READY'], {}, exempting)
    there.author.branch('row/ENG-1')
    there.author.commit({ message: 'ENG-1: do it', files: { 'a.c': 'a', 'plan.md': plan('ENG-1 DONE') } })
    const pull = openPull(there)
    const again = { attempt: 2, actor: 'kim' }
    expect(await runPull(pull, { author: 'ada' }, again)).toMatchObject({
      status: 1,
      fresh: ['owed-document ENG-1'],
    })
    const own = await runPull(pull, { author: 'kim' }, { attempt: 2, actor: 'ada' })
    expect(own).toMatchObject({ status: 0, fresh: [] })
    expect(await runPull(pull, { author: null }, again)).toMatchObject({ status: 1 })
  })
})

describe('merge_group', () => {
  /** Two entries of the queue, squashed: pull request 6 of somebody else, and upon it number 7. */
  const queue = (files: Readonly<Record<string, string>>, other: Readonly<Record<string, string>> = {}) => {
    const there = hosted(['ENG-1 READY', 'ENG-2 ACTIVE', 'ENG-3 READY'], {}, exempting)
    const main = there.author.sha('main')
    there.author.git('checkout', '--quiet', '--detach')
    const first = there.author.commit({ message: 'Other (#6)', files: { 'o.c': 'o', ...other } })
    const second = there.author.commit({ message: 'Mine (#7)', files: { 'm.c': 'm', ...files } })
    there.author.git('checkout', '--quiet', '--detach', main)
    const alone = there.author.commit({ message: 'Mine (#7)', files: { 'm.c': 'm', ...files } })
    return { there, main, first, second, alone }
  }
  const done = { 'plan.md': plan('ENG-1 DONE', 'ENG-2 ACTIVE', 'ENG-3 READY') }
  const bot = { number: 7, author: 'renovate[bot]', title: 'Mine', headBranch: 'row/ENG-1' }

  it('judges an entry against the branch, and not against the entry before it', async () => {
    const { there, first, second, main } = queue(
      {},
      { 'plan.md': plan('ENG-1 ACTIVE', 'ENG-2 ACTIVE', 'ENG-3 READY') },
    )
    const ran = await runEntry(there, { head: second, upon: first })
    expect(ran.report).toMatchObject({
      judged: 'change',
      target: { ref: 'refs/remotes/origin/main', sha: main },
      head: { sha: second },
      examined: { changedFiles: 3 },
    })
    expect(ran).toMatchObject({
      status: 1,
      fresh: ['abandoned-row ENG-1'],
      standing: ['abandoned-row ENG-2'],
    })
    expect(notes(ran)).toContain('#7')
  })

  it('knows the entry by its pull request: title, branch and author', async () => {
    const { there, alone, main } = queue(done)
    const ran = await runEntry(there, { head: alone, upon: main }, asking(bot))
    expect(ran.status).toBe(0)
    expect(ran.fresh).not.toContain('owed-document ENG-1')
    expect(api.requests.map(({ path }) => path)).toContain('/repos/octo/rows/pulls/7')
  })

  it('exempts an author only from what is his alone', async () => {
    const { there, second, first } = queue(done)
    const ran = await runEntry(there, { head: second, upon: first }, asking(bot))
    expect(ran.status).toBe(1)
    expect(ran.fresh).toContain('owed-document ENG-1')
  })

  it('exempts nobody where the platform does not say whose it is', async () => {
    const { there, alone, main } = queue(done)
    const ran = await runEntry(there, { head: alone, upon: main })
    expect(ran.fresh).toContain('owed-document ENG-1')
  })

  it('has lost no ID: the message of the entry is written', async () => {
    const { there, alone, main } = queue({
      'plan.md': plan('ENG-1 ACTIVE', 'ENG-2 ACTIVE', 'ENG-3 READY'),
    })
    const ran = await runEntry(there, { head: alone, upon: main }, asking({ ...bot, author: 'ada' }))
    expect(verdict(ran, 'ENG-1')).toBe('IN-FLIGHT')
    expect(rulesOf(ran)).not.toContain('lost-id')
  })

  it.each(recordedPayloads('merge_group').map((payload, index) => [index, payload] as const))(
    'takes recorded example %i with the commits of a real repository',
    async (_, payload) => {
      const { there, second, first } = queue({})
      const group = payload['merge_group'] as Readonly<Record<string, unknown>>
      const head_ref = (group['head_ref'] as string).replace(/[0-9a-f]{40}$/, first)
      there.author.git('push', '--quiet', 'origin', `${second}:${head_ref}`)
      const changed = { ...payload, merge_group: { ...group, head_ref, head_sha: second, base_sha: first } }
      const ran = await runEvent(workspaceAt(there.remote, second), 'merge_group', changed, { sha: second })
      expect(ran).toMatchObject({ status: 0, fresh: [], standing: ['abandoned-row ENG-2'] })
      expect(ran.report).toMatchObject({ judged: 'change', head: { sha: second } })
    },
  )
})

describe('push', () => {
  const indebted = (): Hosted => hosted(['ENG-1 ACTIVE', 'ENG-2 READY'])

  it.each([
    ['with the commit before', (there: Hosted) => there.author.sha('main~1')],
    ['of a new branch', () => null],
    ['over a commit that is gone', () => 'd'.repeat(40)],
  ])('to base %s judges base itself', async (_, beforeOf) => {
    const there = indebted()
    there.author.commit({ message: 'More', files: { 'a.c': 'a' } })
    there.author.push()
    const ran = await runPush(there, { before: beforeOf(there) })
    expect(ran.status).toBe(1)
    expect(ran.report).toMatchObject({ judged: 'base', target: null })
    expect(Object.fromEntries(ran.outputs)).toMatchObject({ errors: '1', 'new-errors': '0' })
  })

  it('to base that has moved on since is judged as it was pushed', async () => {
    const there = indebted()
    const pushed = there.author.commit({ message: 'More', files: { 'a.c': 'a' } })
    there.author.commit({ message: 'ENG-1: the work', files: { 'b.c': 'b' } })
    there.author.push()
    const payload = pushPayload({ before: there.author.sha('main~2'), after: pushed })
    const ran = await runEvent(workspaceAt(there.remote, pushed), 'push', payload, { sha: pushed })
    expect(ran.report).toMatchObject({ judged: 'base', base: { sha: pushed }, examined: { commits: 2 } })
    expect(ran.status).toBe(1)
    expect(verdict(ran, 'ENG-1')).toBe('ABANDONED')
  })

  it('of a branch that stands where base does is a change, and owes nothing for what base owes', async () => {
    const there = indebted()
    there.author.branch('feature')
    there.author.push()
    const ran = await runPush(there, { branch: 'feature', before: null })
    expect(ran).toMatchObject({ status: 0, fresh: [], standing: ['abandoned-row ENG-1'] })
    expect(ran.report).toMatchObject({ judged: 'change', examined: { changedFiles: 0 } })
  })

  it('of a branch with commits of its own is a change of base', async () => {
    const there = indebted()
    there.author.branch('feature')
    there.author.commit({ message: 'Claim', files: { 'plan.md': plan('ENG-1 ACTIVE', 'ENG-2 ACTIVE') } })
    there.author.push()
    const ran = await runPush(there, { branch: 'feature', before: null })
    expect(ran).toMatchObject({
      status: 1,
      fresh: ['abandoned-row ENG-2'],
      standing: ['abandoned-row ENG-1'],
    })
  })

  it('of a row’s own branch finds the row in flight', async () => {
    const there = indebted()
    there.author.branch('row/ENG-2')
    there.author.commit({
      message: 'Begin',
      files: { 'a.c': 'a', 'plan.md': plan('ENG-1 ACTIVE', 'ENG-2 ACTIVE') },
    })
    there.author.push()
    const ran = await runPush(there, { branch: 'row/ENG-2', before: null })
    expect(ran).toMatchObject({ status: 0, fresh: [] })
    expect(verdict(ran, 'ENG-2')).toBe('IN-FLIGHT')
  })

  it('to another base judges that as base, and to a branch that only looks like one a change', async () => {
    const there = hosted(['ENG-1 ACTIVE'], {}, `base: [main, 'release/*']\n${agreement}`)
    for (const branch of ['release/1', 'released/1']) there.author.git('branch', '--quiet', branch)
    there.author.push()
    expect(await runPush(there, { branch: 'release/1', before: null })).toMatchObject({
      status: 1,
      report: { judged: 'base' },
    })
    expect(await runPush(there, { branch: 'released/1', before: null })).toMatchObject({
      status: 0,
      report: { judged: 'change' },
    })
  })

  it.each(["base: [main, 'fea*']", 'base: feature', 'base: lax'])(
    'of a branch that says %s is a change all the same',
    async claim => {
      const there = indebted()
      there.author.branch('lax')
      const own = `${claim}\n${agreement}rules: { vanished-row: off }\n`
      there.author.commit({ message: 'Ask for less', files: { '.github/rowaudit.yml': own } })
      there.author.branch('feature')
      there.author.commit({ message: 'Tidy up', files: { 'plan.md': plan('ENG-1 ACTIVE') } })
      there.author.push()
      const ran = await runPush(there, { branch: 'feature', before: null })
      const target = { ref: 'refs/remotes/origin/main' }
      expect(ran).toMatchObject({ status: 1, report: { judged: 'change', target } })
      expect(ran.fresh).toContain('vanished-row ENG-2')
    },
  )

  it.each(['main', 'main~1'])('of a tag at %s is a change of base, not base', async at => {
    const there = indebted()
    there.author.commit({ message: 'More', files: { 'a.c': 'a' } })
    there.author.push()
    const sha = there.author.sha(at)
    there.author.git('push', '--quiet', 'origin', `${sha}:refs/tags/v1`)
    const payload = pushPayload({ before: null, after: sha, ref: 'refs/tags/v1' })
    const ran = await runEvent(workspaceAt(there.remote, sha), 'push', payload, { sha })
    expect(ran).toMatchObject({ status: 0, fresh: [], standing: ['abandoned-row ENG-1'] })
    expect(ran.report?.judged).toBe('change')
  })

  it('that deletes is refused', async () => {
    const there = indebted()
    const sha = there.author.sha('main')
    const payload = pushPayload({ before: sha, after: null, ref: 'refs/heads/gone' })
    const ran = await runEvent(workspaceAt(there.remote, sha), 'push', payload, { sha })
    expect(ran).toMatchObject({ status: 2, report: null })
    expect(ran.stdout).toContain('The push deleted refs/heads/gone')
    expect(ran.outputs.get('outcome')).toBe('unknown')
  })
})

describe('what comes by itself or by hand', () => {
  it('schedule judges base itself', async () => {
    const there = hosted(['ENG-1 ACTIVE'])
    const sha = there.author.sha('main')
    const ran = await runEvent(workspaceAt(there.remote, sha), 'schedule', schedulePayload(), { sha })
    expect(ran).toMatchObject({ status: 1, report: { judged: 'base' } })
  })

  it('workflow_dispatch judges base itself on base, and a change on a branch', async () => {
    const there = hosted(['ENG-1 ACTIVE'])
    there.author.branch('feature')
    const head = there.author.commit({ message: 'More', files: { 'a.c': 'a' } })
    there.author.push()
    const dispatch = (branch: string, sha: string) =>
      runEvent(
        workspaceAt(there.remote, sha),
        'workflow_dispatch',
        workflowDispatchPayload({ ref: `refs/heads/${branch}` }),
        { sha },
      )
    expect(await dispatch('main', there.author.sha('main'))).toMatchObject({
      status: 1,
      report: { judged: 'base' },
    })
    expect(await dispatch('feature', head)).toMatchObject({ status: 0, report: { judged: 'change' } })
  })
})

describe('what is refused', () => {
  it.each(['release', 'issue_comment', 'workflow_run', 'check_suite'])('%s, by its name', async event => {
    const there = hosted(['ENG-1 READY'])
    const sha = there.author.sha('main')
    const [payload] = recordedPayloads(event)
    const ran = await runEvent(workspaceAt(there.remote, sha), event, payload, { sha })
    expect(ran).toMatchObject({ status: 2, report: null })
    expect(ran.stdout).toContain(`The event ${event} is not supported`)
    expect(ran.summary).toContain('unknown')
  })

  it.each([
    ['of a stranger', 'kim/rows', 'is refused'],
    ['from a fork that is gone', null, 'is refused'],
    ['of the same repository', undefined, 'is not supported'],
  ])('pull_request_target with a head %s', async (_, fork, words) => {
    const there = hosted(['ENG-1 READY'])
    const sha = there.author.sha('main')
    const payload = pullRequestPayload({
      head: sha,
      headBranch: 'fix',
      base: sha,
      ...(fork !== undefined && { fork }),
    })
    const ran = await runEvent(workspaceAt(there.remote, sha), 'pull_request_target', payload, { sha })
    expect(ran).toMatchObject({ status: 2, report: null })
    expect(ran.stdout).toContain('pull_request_target')
    expect(ran.stdout).toContain(words)
  })
})
