import { describe, expect, it } from 'vitest'
import { agreement, judged, plan, planned, verdictOf } from '../support/change-repository.js'

describe('what stands on base already', () => {
  const old = Array.from({ length: 13 }, (_, index) => `ENG-${index + 1} ACTIVE`)

  it('blocks no innocent change, stays in sight, and fails the next audit of base', () => {
    const repository = planned(old)
    repository.publish()
    repository.branch('fix')
    repository.commit({ message: 'Fix a typing error', files: { 'a.c': 'a' } })
    const { status, report, fresh, standing } = judged(repository.folder)
    expect({ status, outcome: report.outcome, judged: report.judged }).toEqual({
      status: 0,
      outcome: 'pass',
      judged: 'change',
    })
    expect(fresh).toEqual([])
    expect(standing).toHaveLength(13)
    repository.checkout('main')
    repository.squash('fix', 'Fix a typing error')
    repository.push()
    expect(judged(repository.folder)).toMatchObject({ status: 1, report: { judged: 'base' } })
  })

  it('excuses no change that adds to it', () => {
    const repository = planned(old)
    repository.publish()
    repository.branch('claim')
    repository.commit({ message: 'Fix', files: { 'a.c': 'a' } })
    repository.commit({ message: 'Plan more', files: { 'plan.md': plan(...old, 'ENG-14 ACTIVE') } })
    const { status, fresh, standing } = judged(repository.folder)
    expect(status).toBe(1)
    expect(fresh).toEqual(['abandoned-row ENG-14'])
    expect(standing).toHaveLength(13)
  })

  it.each([
    ['any', 1],
    ['new', 0],
    ['never', 0],
    ['auto', 0],
  ])('counts with --fail-on %s: exit %i', (failOn, expected) => {
    const repository = planned(old)
    repository.publish()
    repository.branch('fix')
    repository.commit({ message: 'Fix', files: { 'a.c': 'a' } })
    expect(judged(repository.folder, '--fail-on', failOn).status).toBe(expected)
  })
})

describe('a change that names its rows', () => {
  it('is clean when it claims one', () => {
    const repository = planned(['ENG-1 READY'])
    repository.publish()
    repository.branch('row/ENG-1')
    repository.commit({ message: 'Claim ENG-1', files: { 'plan.md': plan('ENG-1 ACTIVE') } })
    const { status, report, fresh } = judged(repository.folder)
    expect(status).toBe(0)
    expect(fresh).toEqual([])
    expect(verdictOf(report, 'ENG-1')).toBe('IN-FLIGHT')
  })

  it('is clean when it finishes one, work and move to done in one squash', () => {
    const repository = planned(['ENG-1 ACTIVE'])
    repository.publish()
    repository.branch('row/ENG-1')
    repository.commit({ message: 'ENG-1: do it', files: { 'a.c': 'a', 'plan.md': plan('ENG-1 DONE') } })
    expect(judged(repository.folder)).toMatchObject({ status: 0, fresh: [], standing: [] })
  })

  it('rescues no other row', () => {
    const repository = planned(['ENG-1 ACTIVE', 'ENG-2 ACTIVE'])
    repository.publish()
    repository.branch('row/ENG-1')
    repository.commit({ message: 'ENG-1: do it', files: { 'a.c': 'a' } })
    const { report } = judged(repository.folder)
    expect(verdictOf(report, 'ENG-1')).toBe('IN-FLIGHT')
    expect(verdictOf(report, 'ENG-2')).toBe('ABANDONED')
  })
})

describe('landing', () => {
  const begun = () => {
    const repository = planned(['ENG-1 ACTIVE'])
    repository.publish()
    repository.branch('row/ENG-1')
    repository.commit({ message: 'ENG-1: begin', files: { 'a.c': 'a\n' } })
    repository.commit({ message: 'Go on', files: { 'b.c': 'b\n' } })
    return repository
  }
  const ways = {
    'a merge': repository => repository.merge('row/ENG-1'),
    'a squash': repository => repository.squash('row/ENG-1', 'Do it (#7)'),
    'a rebase': repository => repository.pick('main..row/ENG-1'),
    'a fast-forward': repository => repository.fastForward('row/ENG-1'),
  } satisfies Record<string, (repository: ReturnType<typeof begun>) => string>

  it.each(Object.entries(ways))(
    'by %s: in flight before, landed after, and then nothing is left to land',
    (name, land) => {
      const repository = begun()
      expect(verdictOf(judged(repository.folder).report, 'ENG-1')).toBe('IN-FLIGHT')
      repository.checkout('main')
      if (name !== 'a fast-forward') repository.commit({ message: 'Something else', files: { 'z.c': 'z' } })
      land(repository)
      repository.push()
      const base = judged(repository.folder)
      expect(base.report.judged).toBe('base')
      expect(verdictOf(base.report, 'ENG-1')).toBe('LANDED')
      const after = judged(repository.folder, '--head', 'row/ENG-1')
      if (name !== 'a fast-forward') expect(after.report.judged).toBe('change')
      expect(after.report.examined?.['changedFiles']).toBe(0)
    },
  )

  it('backwards: a change that reverts the only work of an active row leaves it abandoned', () => {
    const repository = begun()
    repository.checkout('main')
    const work = repository.squash('row/ENG-1', 'ENG-1: do it (#7)')
    repository.git('branch', '--quiet', '-D', 'row/ENG-1')
    repository.push()
    expect(verdictOf(judged(repository.folder).report, 'ENG-1')).toBe('LANDED')
    repository.branch('undo')
    repository.revert(work)
    const { status, fresh, report } = judged(repository.folder)
    expect(verdictOf(report, 'ENG-1')).toBe('ABANDONED')
    expect({ status, fresh }).toEqual({ status: 1, fresh: ['abandoned-row ENG-1'] })
    repository.commit({ message: 'Put ENG-1 back', files: { 'plan.md': plan('ENG-1 READY') } })
    expect(judged(repository.folder)).toMatchObject({ status: 0, fresh: [] })
  })
})

describe('a row', () => {
  it('keeps its evidence under a new ID', () => {
    const repository = planned(['ENG-1 ACTIVE'])
    repository.commit({ message: 'ENG-1: begin', files: { 'a.c': 'a' } })
    repository.publish()
    repository.branch('rename')
    repository.commit({ message: 'Call it by its name', files: { 'plan.md': plan('ENG-CORE ACTIVE') } })
    const { status, fresh, report } = judged(repository.folder)
    expect({ status, fresh }).toEqual({ status: 0, fresh: [] })
    expect(verdictOf(report, 'ENG-CORE')).toBe('LANDED')
  })

  it('that goes to another file has neither gone nor come', () => {
    const repository = planned(['ENG-1 ACTIVE', 'ENG-2 READY'])
    repository.publish()
    repository.branch('sort')
    repository.commit({
      message: 'Sort the plan',
      files: { 'plan.md': plan('ENG-2 READY'), 'more.md': plan('MORE-1 READY', 'ENG-1 ACTIVE') },
    })
    const { status, fresh, standing } = judged(repository.folder)
    expect({ status, fresh, standing }).toEqual({ status: 0, fresh: [], standing: ['abandoned-row ENG-1'] })
  })

  it('that is live and gone is missed', () => {
    const repository = planned(['ENG-1 READY', 'ENG-2 READY'])
    repository.publish()
    repository.branch('lose')
    repository.commit({ message: 'Tidy up', files: { 'plan.md': plan('ENG-2 READY') } })
    expect(judged(repository.folder)).toMatchObject({ status: 1, fresh: ['vanished-row ENG-1'] })
  })

  it('with two branches is told of, and blocks neither', () => {
    const repository = planned(['ENG-1 ACTIVE'])
    repository.branch('row/ENG-1-other')
    repository.commit({ message: 'ENG-1: one way', files: { 'b.c': 'b' } })
    repository.checkout('main')
    repository.publish()
    repository.branch('row/ENG-1')
    repository.commit({ message: 'ENG-1: another way', files: { 'a.c': 'a' } })
    const { status, report } = judged(repository.folder)
    expect(status).toBe(0)
    expect(report.findings.map(({ rule }) => rule)).toContain('contested-row')
  })
})

describe('the change is that of the branch alone', () => {
  const paths = (folder: string) => judged(folder).report.examined?.['changedFiles']

  it('where main went on', () => {
    const repository = planned(['ENG-1 READY', 'ENG-2 READY'])
    repository.publish()
    repository.branch('fix')
    repository.commit({ message: 'Fix', files: { 'a.c': 'a' } })
    repository.checkout('main')
    repository.commit({ message: 'Drop ENG-2', files: { 'plan.md': plan('ENG-1 READY'), 'z.c': 'z' } })
    repository.push()
    repository.checkout('fix')
    expect(paths(repository.folder)).toBe(1)
    expect(judged(repository.folder)).toMatchObject({ status: 0, fresh: [] })
  })

  it('where it merged main', () => {
    const repository = planned(['ENG-1 READY', 'ENG-2 READY'])
    repository.publish()
    repository.branch('fix')
    repository.commit({ message: 'Fix', files: { 'a.c': 'a' } })
    repository.checkout('main')
    repository.commit({ message: 'Drop ENG-2', files: { 'plan.md': plan('ENG-1 READY'), 'z.c': 'z' } })
    repository.push()
    repository.checkout('fix')
    repository.merge('main')
    expect(paths(repository.folder)).toBe(1)
    expect(judged(repository.folder)).toMatchObject({ status: 0, fresh: [] })
  })

  it('where it merged a sibling that was squashed to base meanwhile', () => {
    const repository = planned(['ENG-1 READY', 'ENG-2 READY'])
    repository.publish()
    repository.branch('sibling')
    repository.commit({ message: 'One half', files: { 's.c': 's', 'plan.md': plan('ENG-2 READY') } })
    repository.checkout('main')
    repository.branch('fix')
    repository.merge('sibling')
    repository.commit({ message: 'Other half', files: { 'a.c': 'a' } })
    repository.checkout('main')
    repository.squash('sibling', 'Sibling (#1)')
    repository.push()
    repository.checkout('fix')
    expect(paths(repository.folder)).toBe(1)
    expect(judged(repository.folder)).toMatchObject({ status: 0, fresh: [] })
  })

  it('where it conflicts, as far as anybody can know', () => {
    const repository = planned(['ENG-1 READY'])
    repository.publish()
    repository.branch('fix')
    repository.commit({ message: 'Fix', files: { 'a.c': 'one' } })
    repository.checkout('main')
    repository.commit({ message: 'Fix it too', files: { 'a.c': 'two' } })
    repository.push()
    repository.checkout('fix')
    const { status, report } = judged(repository.folder)
    expect({ status, outcome: report.outcome }).toEqual({ status: 2, outcome: 'unknown' })
    expect(report.landing).toEqual({ made: 'conflict', conflicts: ['a.c'] })
    expect(report.notes.join(' ')).toContain('a.c')
  })

  it('where nothing is common, nothing is judged', () => {
    const repository = planned(['ENG-1 ACTIVE'])
    repository.publish()
    repository.git('checkout', '--quiet', '--orphan', 'alien')
    repository.commit({ message: 'Elsewhere', files: { 'a.c': 'a' } })
    const { status, report } = judged(repository.folder)
    expect({ status, rows: report.rows }).toEqual({ status: 2, rows: [] })
  })
})

describe('what a change owes', () => {
  const owing = `${agreement}obligations:\n  log: { when: { move: { to: [ACTIVE, DONE] } }, owes: [docs/log.md] }\n`

  it('is counted once for all of it: eleven commits that owe, paid in the last', () => {
    const ids = Array.from({ length: 11 }, (_, index) => `ENG-${index + 1}`)
    const state = (done: number) =>
      plan(...ids.map((id, index) => `${id} ${index < done ? 'DONE' : 'READY'}`))
    const repository = planned(
      ids.map(id => `${id} READY`),
      { '.github/rowaudit.yml': owing, 'docs/log.md': 'The log.\n' },
    )
    repository.publish()
    repository.branch('finish')
    ids.forEach((id, index) =>
      repository.commit({
        message: `${id}: do it`,
        files: { [`${id}.c`]: 'a', 'plan.md': state(index + 1) },
      }),
    )
    const unpaid = judged(repository.folder)
    expect(unpaid.status).toBe(1)
    expect(unpaid.fresh).toContain('owed-document ENG-1')
    repository.commit({ message: 'Log it', files: { 'docs/log.md': 'The log.\n\nAll eleven are done.\n' } })
    expect(judged(repository.folder)).toMatchObject({ status: 0, fresh: [] })
  })

  it('is not what main brought meanwhile', () => {
    const repository = planned(['ENG-1 READY'], {
      '.github/rowaudit.yml': owing,
      'docs/log.md': 'The log.\n',
    })
    repository.publish()
    repository.branch('fix')
    repository.commit({ message: 'Fix', files: { 'a.c': 'a' } })
    repository.checkout('main')
    repository.commit({ message: 'ENG-1: do it', files: { 'plan.md': plan('ENG-1 DONE'), 'e.c': 'e' } })
    repository.push()
    repository.checkout('fix')
    expect(judged(repository.folder)).toMatchObject({ status: 0, fresh: [] })
  })
})

describe('the configuration', () => {
  it('is that of target, so that a change cannot switch off what judges it', () => {
    const repository = planned(['ENG-1 READY'])
    repository.publish()
    repository.branch('sly')
    repository.commit({
      message: 'Plan',
      files: {
        '.github/rowaudit.yml': `${agreement}rules: { abandoned-row: off }\n`,
        'plan.md': plan('ENG-1 READY', 'ENG-2 ACTIVE'),
      },
    })
    const { status, fresh } = judged(repository.folder)
    expect({ status, fresh }).toEqual({
      status: 1,
      fresh: ['abandoned-row ENG-2', 'policy-change .github/rowaudit.yml'],
    })
  })

  it('is that of head where target has none yet', () => {
    const repository = planned(['ENG-1 READY'])
    repository.commit({ message: 'No agreement yet', remove: ['.github/rowaudit.yml'] })
    repository.publish()
    repository.branch('adopt')
    repository.commit({ message: 'Agree', files: { '.github/rowaudit.yml': agreement } })
    const { status, report } = judged(repository.folder)
    expect({ status, config: report.config }).toEqual({ status: 0, config: '.github/rowaudit.yml' })
    expect(report.notes.join(' ')).toContain('Target has no configuration yet')
  })

  it('is not charged with what target did to it meanwhile', () => {
    const repository = planned(['ENG-1 READY'])
    repository.publish()
    repository.branch('fix')
    repository.commit({ message: 'Fix', files: { 'a.c': 'a' } })
    repository.checkout('main')
    const stricter = `${agreement}guards: [{ document: docs/status.md, with: { move: { to: [DONE] } } }]\n`
    repository.commit({ message: 'Demand more', files: { '.github/rowaudit.yml': stricter } })
    repository.push()
    repository.checkout('fix')
    expect(judged(repository.folder)).toMatchObject({ status: 0, fresh: [], standing: [] })
    repository.commit({
      message: 'Demand something else',
      files: { '.github/rowaudit.yml': `rules: { landed-row: error }\n${agreement}` },
    })
    expect(judged(repository.folder)).toMatchObject({ status: 0, fresh: [], standing: [] })
  })

  it('may be mended by the change', () => {
    const repository = planned(['ENG-1 READY'], { '.github/rowaudit.yml': 'matrixes: [plan.md]\n' })
    repository.publish()
    repository.branch('mend')
    repository.commit({ message: 'Mend it', files: { '.github/rowaudit.yml': agreement } })
    expect(judged(repository.folder).status).toBe(0)
  })

  it('may not be broken by the change', () => {
    const repository = planned(['ENG-1 READY'])
    repository.publish()
    repository.branch('break')
    repository.commit({ message: 'Break it', files: { '.github/rowaudit.yml': 'matrixes: [plan.md]\n' } })
    const { status, fresh } = judged(repository.folder)
    expect({ status, fresh }).toEqual({ status: 1, fresh: ['policy-change .github/rowaudit.yml'] })
  })

  it('that is invalid on both sides leaves nothing to judge by', () => {
    const repository = planned(['ENG-1 READY'], { '.github/rowaudit.yml': 'matrixes: [plan.md]\n' })
    repository.publish()
    repository.branch('fix')
    repository.commit({ message: 'Fix', files: { 'a.c': 'a' } })
    const { status, report } = judged(repository.folder)
    expect(status).toBe(2)
    expect(report.problem?.message).toContain('matrixes')
  })

  it('that is named and that target lacks, while it has another, is unknown', () => {
    const repository = planned(['ENG-1 READY'])
    repository.publish()
    repository.branch('swap')
    repository.commit({ message: 'Another', files: { 'other.yml': agreement } })
    const { status, report } = judged(repository.folder, '--config', 'other.yml')
    expect(status).toBe(2)
    expect(report.problem?.message).toContain('.github/rowaudit.yml')
  })
})

describe('an excuse', () => {
  const excused = (reason: string) =>
    `<!-- rowaudit: allow abandoned-row (ENG-1): ${reason} -->\n\n${plan('ENG-1 ACTIVE')}`

  it('that the change adds is honoured, counted, and told of', () => {
    const repository = planned(['ENG-1 READY'])
    repository.publish()
    repository.branch('claim')
    repository.commit({ message: 'Fix', files: { 'plan.md': excused('the vendor answers in May') } })
    const { status, report } = judged(repository.folder)
    expect(status).toBe(0)
    const waived = report.findings.find(({ rule }) => rule === 'abandoned-row')
    expect(waived).toMatchObject({ waived: 'the vendor answers in May', id: 'ENG-1' })
    expect(report.findings.map(({ rule }) => rule)).toContain('policy-change')
  })

  it('without a reason excuses nothing', () => {
    const repository = planned(['ENG-1 READY'])
    repository.publish()
    repository.branch('claim')
    repository.commit({ message: 'Fix', files: { 'plan.md': excused('') } })
    const { status, fresh } = judged(repository.folder)
    expect(status).toBe(1)
    expect(fresh).toContain('abandoned-row ENG-1')
    expect(fresh.join(' ')).toContain('unused-waiver')
  })

  it('in a commit message excuses from the rules about changes', () => {
    const repository = planned(['ENG-1 READY', 'ENG-2 READY'])
    repository.publish()
    repository.branch('drop')
    repository.commit({
      message: 'Drop a twin\n\nRowaudit-Allow: vanished-row ENG-1 it was a duplicate of ENG-2',
      files: { 'plan.md': plan('ENG-2 READY') },
    })
    expect(judged(repository.folder).status).toBe(0)
  })
})

describe('lines', () => {
  it('are those of the file at head, where main has moved them', () => {
    const repository = planned(['ENG-1 READY'])
    repository.publish()
    repository.branch('claim')
    repository.commit({ message: 'Fix', files: { 'plan.md': plan('ENG-1 READY', 'ENG-2 ACTIVE') } })
    repository.checkout('main')
    repository.commit({
      message: 'Say more',
      files: { 'plan.md': `Our plan.\n\nIt is long.\n\n${plan('ENG-1 READY')}` },
    })
    repository.push()
    repository.checkout('claim')
    const { report } = judged(repository.folder)
    const finding = report.findings.find(({ rule }) => rule === 'abandoned-row')
    expect(finding).toMatchObject({ line: 8, headLine: 4, touched: true })
  })
})
