import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApiServer, type ApiServer } from '../support/api-server.js'
import { agreement, plan, verdictOf } from '../support/change-repository.js'
import { hosted, openPull, runPull, type Hosted, type Pull, type Ran } from '../support/hosted-repository.js'
import { runCli } from '../support/process.js'

let api: ApiServer
const token = 'ghs_pull'

beforeAll(async () => {
  api = await startApiServer({ token })
})

afterAll(() => api.stop())

const asking = (...pullRequests: ApiServer['pullRequests']) => {
  api.pullRequests = pullRequests
  api.misbehave = () => null
  return { api: api.origin, inputs: { token } }
}

const verdict = ({ report }: Ran, id: string) => report && verdictOf(report, id)
const rulesOf = ({ report }: Ran) => report?.findings.map(({ rule }) => rule)
const notes = ({ report }: Ran) => report?.notes.join('\n')
const strict = `${agreement}rules: { rowless-work: error }\n`

describe('a pull request to a release branch', () => {
  const released = () => {
    const there = hosted(['ENG-1 ACTIVE', 'ENG-2 READY', 'ENG-3 READY'], {}, `base: main\n${agreement}`)
    there.author.branch('release/1')
    there.author.checkout('main')
    there.author.commit({ message: 'ENG-1: do it', files: { 'a.c': 'a' } })
    there.author.commit({ message: 'Drop ENG-3', files: { 'plan.md': plan('ENG-1 ACTIVE', 'ENG-2 READY') } })
    there.author.push()
    there.author.checkout('release/1')
    return there
  }

  it('is compared with that branch, and its rows have their evidence on base', async () => {
    const there = released()
    there.author.branch('fix')
    there.author.commit({ message: 'Fix', files: { 'f.c': 'f' } })
    const ran = await runPull(openPull(there, { target: 'release/1' }))
    expect(ran.report).toMatchObject({
      base: { ref: 'refs/remotes/origin/main' },
      target: { ref: 'refs/remotes/origin/release/1' },
      examined: { changedFiles: 1 },
    })
    expect(ran).toMatchObject({ status: 0, fresh: [], standing: [] })
    expect(verdict(ran, 'ENG-1')).toBe('LANDED')
    expect(verdict(ran, 'ENG-3')).toBeNull()
  })

  it('is judged by what it does to the record there', async () => {
    const there = released()
    there.author.branch('fix')
    there.author.commit({
      message: 'Claim',
      files: { 'plan.md': plan('ENG-1 ACTIVE', 'ENG-2 ACTIVE') },
    })
    const ran = await runPull(openPull(there, { target: 'release/1' }))
    expect(ran).toMatchObject({ status: 1, fresh: ['abandoned-row ENG-2', 'vanished-row ENG-3'] })
  })
})

describe('a branch on top of another row’s branch', () => {
  const owing = `${agreement}obligations: { log: { when: { move: { to: [DONE] } }, owes: [docs/log.md] } }\n`
  const stacked = () => {
    const there = hosted(['ENG-1 READY'], {}, owing)
    there.author.branch('row/ENG-1')
    there.author.commit({
      message: 'ENG-1: do it',
      files: { 'a.c': 'a', 'plan.md': plan('ENG-1 DONE') },
    })
    there.author.push()
    there.author.branch('row/MORE-1')
    there.author.commit({
      message: 'Go on',
      files: { 'b.c': 'b', 'more.md': plan('MORE-1 ACTIVE') },
    })
    return there
  }

  it('is charged with its own part alone, where it is for that branch', async () => {
    const ran = await runPull(openPull(stacked(), { target: 'row/ENG-1' }))
    expect(ran.report).toMatchObject({
      base: { ref: 'refs/remotes/origin/main' },
      target: { ref: 'refs/remotes/origin/row/ENG-1' },
      examined: { changedFiles: 2 },
    })
    expect(ran).toMatchObject({ status: 0, fresh: [] })
    expect(verdict(ran, 'MORE-1')).toBe('IN-FLIGHT')
  })

  it('brings both parts where it is for main', async () => {
    const ran = await runPull(openPull(stacked()))
    expect(ran.report).toMatchObject({ judged: 'change', examined: { changedFiles: 4 } })
    expect(ran).toMatchObject({ status: 1, fresh: ['owed-document ENG-1'] })
    expect(verdict(ran, 'MORE-1')).toBe('IN-FLIGHT')
  })

  it('brings its own part alone once the other has landed as a squash', async () => {
    const there = stacked()
    there.author.checkout('main')
    there.author.squash('row/ENG-1', 'ENG-1: do it (#6)')
    there.author.push()
    there.author.checkout('row/MORE-1')
    const ran = await runPull(openPull(there))
    expect(ran.report).toMatchObject({ judged: 'change', examined: { changedFiles: 2 } })
    expect(ran).toMatchObject({ status: 0, fresh: [] })
    expect(verdict(ran, 'MORE-1')).toBe('IN-FLIGHT')
  })

  it('leaves the lower row without work of its own where that has none', async () => {
    const there = hosted(['ENG-1 READY', 'ENG-2 READY'])
    there.author.branch('row/ENG-1')
    there.author.branch('row/ENG-2')
    there.author.commit({
      message: 'Begin',
      files: { 'b.c': 'b', 'plan.md': plan('ENG-1 ACTIVE', 'ENG-2 ACTIVE') },
    })
    there.author.push()
    const ran = await runPull(openPull(there))
    expect(ran).toMatchObject({ status: 1, fresh: ['abandoned-row ENG-1'] })
  })
})

describe('what a pull request says of itself', () => {
  const claimed = (configuration = agreement): { there: Hosted; pull: Pull } => {
    const there = hosted(['ENG-1 READY', 'ENG-2 READY'], {}, configuration)
    there.author.branch('fix')
    there.author.commit({
      message: 'Fix',
      files: { 'a.c': 'a', 'plan.md': plan('ENG-1 ACTIVE', 'ENG-2 ACTIVE') },
    })
    return { there, pull: openPull(there) }
  }

  it('counts as it is now, though a re-run replays what it was', async () => {
    const { pull } = claimed()
    const old = { title: 'Fix', body: null }
    const now = { ...pull.facts, number: 7, title: 'ENG-1: fix', body: 'More.\n\nRow: ENG-2\n' }
    const ran = await runPull(pull, old, { attempt: 2, ...asking(now) })
    expect(ran).toMatchObject({ status: 0, fresh: [] })
    expect(verdict(ran, 'ENG-1')).toBe('IN-FLIGHT')
    expect(verdict(ran, 'ENG-2')).toBe('IN-FLIGHT')
    expect(notes(ran)).not.toContain('as old as')
  })

  it('counts as it was where the platform does not answer, and the report says so', async () => {
    const { pull } = claimed()
    const refusing = asking()
    api.misbehave = () => ({ status: 403 })
    const ran = await runPull(pull, { title: 'ENG-1: fix' }, { attempt: 2, ...refusing })
    expect(ran).toMatchObject({ status: 1, fresh: ['abandoned-row ENG-2'] })
    expect(notes(ran)).toContain('as old as the first attempt of this run')
  })

  it('is judged by the head of the event, though it has another by now', async () => {
    const { there, pull } = claimed()
    const later = there.author.commit({
      message: 'Take it back',
      files: { 'plan.md': plan('ENG-1 READY', 'ENG-2 READY') },
    })
    openPull(there)
    const ran = await runPull(pull, {}, asking({ ...pull.facts, number: 7, head: later }))
    expect(ran).toMatchObject({ status: 1, report: { head: { sha: pull.facts.head } } })
    expect(notes(ran)).toContain(`The pull request has another head by now, ${later}`)
  })

  it('judges the new target where it was given another', async () => {
    const { there, pull } = claimed()
    there.author.checkout('main')
    there.author.branch('next')
    there.author.commit({ message: 'Plan', files: { 'plan.md': plan('ENG-1 ACTIVE', 'ENG-2 READY') } })
    there.author.push()
    there.author.checkout('fix')
    const { workspace } = openPull(there, { target: 'main' })
    const now = { ...pull.facts, number: 7, target: 'next', title: 'ENG-2: fix' }
    const ran = await runPull({ ...pull, workspace }, {}, { attempt: 2, ...asking(now) })
    expect(ran.report).toMatchObject({ target: { ref: 'refs/remotes/origin/next' } })
    expect(notes(ran)).toContain('is for next by now and not for main')
  })

  it('puts a row in flight by a line of the body, and never proves work', async () => {
    const { pull } = claimed()
    const ran = await runPull(pull, { title: 'Fix', body: 'It is needed.\n\nRow: ENG-1, ENG-2' })
    expect(ran).toMatchObject({ status: 0, fresh: [] })
    for (const id of ['ENG-1', 'ENG-2'])
      expect(ran.report?.rows.find(row => row.id === id)).toMatchObject({
        verdict: 'IN-FLIGHT',
        strength: 'records',
      })
  })

  it('answers for work that belongs to no row, and the answer is counted', async () => {
    const there = hosted(['ENG-1 READY'], {}, strict)
    there.author.branch('fix')
    there.author.commit({ message: 'Fix', files: { 'a.c': 'a' } })
    const pull = openPull(there)
    expect(await runPull(pull)).toMatchObject({ status: 1, fresh: [expect.stringMatching(/^rowless-work /)] })
    const answered = await runPull(pull, { body: 'Row: none (a typing error)' })
    expect(answered.status).toBe(0)
    expect(answered.report?.findings.find(({ rule }) => rule === 'rowless-work')).toMatchObject({
      waived: 'a typing error',
    })
    expect(answered.summary).toContain('### Waived')
    expect(await runPull(pull, { body: 'Row: none' })).toMatchObject({ status: 1 })
  })

  describe('in a body that quotes our own report', () => {
    /** What the Action said of the branch in a fork that is called after a row, and the same change on another. */
    const quoted = async () => {
      const there = hosted(['ENG-1 READY', 'ENG-2 READY'], {}, strict)
      there.author.branch('row/ENG-1')
      const files = { 'a.c': 'a', 'plan.md': plan('ENG-1 ACTIVE', 'ENG-2 ACTIVE') }
      there.author.commit({ message: 'Fix', files })
      const said = await runPull(openPull(there, { fork: 'kim/rows' }), { title: 'Fix' })
      expect(said.fresh).toEqual(['abandoned-row ENG-2'])
      expect(said.summary).toContain('Row: ENG-1')
      there.author.git('branch', '--quiet', '--move', 'fix')
      const pull = openPull(there)
      const { fresh } = await runPull(pull, { title: 'Fix' })
      expect(fresh).toEqual([
        'abandoned-row ENG-1',
        'abandoned-row ENG-2',
        expect.stringMatching(/^rowless-work/),
      ])
      return { there, pull, said, fresh }
    }
    let prepared: Awaited<ReturnType<typeof quoted>>
    beforeAll(async () => {
      prepared = await quoted()
    })

    const quotes: Record<string, (report: string) => string> = {
      'as it is': report => report,
      'in a quote': report => report.replace(/^/gm, '> '),
      'in a fence': report => `~~~~\n${report}\n~~~~`,
      'below a disclosure': report => `<details><summary>It said</summary>\n\n${report}\n</details>`,
      'in a list': report => `- It said\n\n${report.replace(/^/gm, '  ')}`,
      'in a comment': report => `<!--\n${report}\n-->`,
    }
    it.each(Object.entries(quotes))('%s, rescues no row and answers nothing', async (_, quote) => {
      const { pull, said, fresh } = prepared
      const body = `Please look:\n\n${quote(said.summary)}\n`
      const ran = await runPull(pull, { title: 'Fix', body })
      expect({ status: ran.status, fresh: ran.fresh }).toEqual({ status: 1, fresh })
    })

    it('as the log or the command line shows it, rescues no row', async () => {
      const { there, pull, said, fresh } = prepared
      for (const text of [said.stdout, runCli(there.author.folder, ['--head', 'fix']).stdout]) {
        expect(text).toContain('ENG-2')
        const body = text.replace(/\u001b\[[\d;]*m/g, '').replace(/^ +/gm, '')
        const ran = await runPull(pull, { title: 'Fix', body })
        expect({ status: ran.status, fresh: ran.fresh }).toEqual({ status: 1, fresh })
      }
    })
  })
})

describe('the open pull requests of others', () => {
  it('put their rows in flight, by branch and by title', async () => {
    const there = hosted(['ENG-1 ACTIVE', 'ENG-2 ACTIVE', 'ENG-3 ACTIVE', 'ENG-4 ACTIVE'])
    there.author.branch('fix')
    there.author.commit({ message: 'Fix', files: { 'a.c': 'a' } })
    const pull = openPull(there)
    const others = asking(
      { ...pull.facts, number: 7, title: 'Fix' },
      { number: 8, headBranch: 'row/ENG-1', fork: 'kim/rows' },
      { number: 9, title: 'ENG-2: begin', draft: true },
      { number: 10, title: 'ENG-3: once', state: 'closed' },
    )
    const ran = await runPull(pull, { title: 'Fix' }, others)
    expect(ran).toMatchObject({
      status: 0,
      fresh: [],
      standing: ['abandoned-row ENG-3', 'abandoned-row ENG-4'],
    })
    expect(verdict(ran, 'ENG-1')).toBe('IN-FLIGHT')
    expect(verdict(ran, 'ENG-2')).toBe('IN-FLIGHT')
    const blind = await runPull(pull, { title: 'Fix' })
    expect(blind).toMatchObject({ status: 0, fresh: [] })
    expect(blind.standing).toHaveLength(4)
    expect(notes(blind)).toContain('Open pull requests of others were not looked at')
  })

  it('are no rows of this one', async () => {
    const there = hosted(['ENG-1 READY'], {}, strict)
    there.author.branch('fix')
    there.author.commit({ message: 'Fix', files: { 'a.c': 'a' } })
    const pull = openPull(there)
    const others = asking(
      { ...pull.facts, number: 7 },
      { number: 8, headBranch: 'row/ENG-1', title: 'ENG-1' },
    )
    const ran = await runPull(pull, {}, others)
    expect(ran).toMatchObject({ status: 1, fresh: [expect.stringMatching(/^rowless-work /)] })
  })
})

describe('an excuse that the change adds', () => {
  it('holds, is counted, and is told of on its line', async () => {
    const there = hosted(['ENG-1 READY'])
    there.author.branch('claim')
    const excuse = '<!-- rowaudit: allow abandoned-row (ENG-1): the vendor answers in May -->'
    there.author.commit({ message: 'Claim', files: { 'plan.md': `${excuse}\n\n${plan('ENG-1 ACTIVE')}` } })
    const ran = await runPull(openPull(there))
    expect(ran).toMatchObject({ status: 0 })
    expect(rulesOf(ran)).toContain('policy-change')
    expect(ran.summary).toContain('### Waived (1)')
    expect(ran.summary).toContain('waived: the vendor answers in May')
    expect(ran.outputs.get('errors')).toBe('0')
    expect(ran.stdout).toMatch(/^::warning title=policy-change[^\n]*file=plan\.md/m)
  })
})
