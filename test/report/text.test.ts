import { describe, expect, it } from 'vitest'
import { toText, type TextOptions } from '../../src/report/text.js'
import { asked, finding, headSha, place, report, unasked, unjudged } from '../support/reports.js'

const plain: TextOptions = { colour: false, width: Infinity }

const lines = (text: string): string[] => text.trimEnd().split('\n')

describe('the text report', () => {
  it('says the outcome first and what was examined last', () => {
    const rows = [asked('A-1', 'ABANDONED'), asked('A-2', 'LANDED'), unasked('A-3')]
    const text = toText(report({ outcome: 'fail', rows, findings: [finding({ id: 'A-1' })] }), plain)
    expect(lines(text)[0]).toBe('fail 1 error; 1 of the 2 rows that must show work is ABANDONED.')
    expect(lines(toText(report({ rows }), plain))[0]).toBe(
      'pass No finding; 1 of the 2 rows that must show work is ABANDONED (held against nobody).',
    )
    expect(lines(text).at(-1)).toBe(
      'Examined 3 rows (3 live) in 1 table of 1 file, against 12 commits and 3 row branches.',
    )
    expect(text).toContain(headSha)
  })

  it('says that there is no configuration where one was looked for, and nothing where nobody could', () => {
    expect(toText(report({ config: null }), plain)).toMatch(/^ +config +none$/m)
    expect(toText(unjudged(), plain)).not.toMatch(/^ +config/m)
    expect(toText(unjudged({ config: 'rowaudit.yml' }), plain)).toMatch(/^ +config +rowaudit\.yml$/m)
  })

  it('shows how many rows stand in each state, and their verdicts where they were asked', () => {
    const rows = [
      asked('A-1', 'ABANDONED'),
      asked('A-2', 'LANDED'),
      unasked('A-3'),
      unasked('A-4', { class: 'unknown', state: 'whatever' }),
    ]
    const table = lines(toText(report({ rows }), plain)).map(line => line.trim().split(/\s{2,}/))
    expect(table).toContainEqual(['state', 'rows', 'IN-FLIGHT', 'LANDED', 'ABANDONED', 'UNKNOWN'])
    expect(table).toContainEqual(['ACTIVE', '2', '0', '1', '1', '0'])
    expect(table).toContainEqual(['READY', '1'])
    expect(table).toContainEqual(['not readable', '1'])
  })

  it('writes a finding so that its place can be clicked, then what to do', () => {
    const given = finding({
      message: 'Unexpected ACTIVE.',
      help: 'Put it back.',
      place: place('docs/plan.md', 42),
      related: [{ place: place('b.md', 7), message: 'the other row' }],
    })
    expect(toText(report({ findings: [given] }), plain)).toContain(
      [
        'Findings (1)',
        '  docs/plan.md:42 error abandoned-row: Unexpected ACTIVE.',
        '      Put it back.',
        '      b.md:7 the other row',
      ].join('\n'),
    )
  })

  it('tells what a change brings from what base already had, and keeps the waived', () => {
    const findings = [
      finding({ new: true, message: 'brought' }),
      finding({ message: 'stood' }),
      finding({ waived: 'agreed with Ann', message: 'excused' }),
    ]
    const text = toText(report({ judged: 'change', outcome: 'fail', findings }), plain)
    expect(lines(text)[0]).toContain('New: 1 error; already there: 1 error')
    expect(text.indexOf('New findings (1)')).toBeLessThan(text.indexOf('brought'))
    expect(text.indexOf('brought')).toBeLessThan(text.indexOf('Existing findings (1)'))
    expect(text.indexOf('stood')).toBeLessThan(text.indexOf('Waived (1)'))
    expect(text).toContain('waived: agreed with Ann')
  })

  it('names notes, what was skipped and what was not taken', () => {
    const text = toText(
      report({
        notes: ['Open pull requests were not looked at.'],
        skipped: [{ rule: 'missing-issue', reason: 'offline' }],
        untaken: [{ place: place('b.md', 3), reason: 'no ID column: Name, State', status: false, rows: 1 }],
      }),
      plain,
    )
    expect(text).toContain('Notes\n  Open pull requests were not looked at.')
    expect(text).toContain('Skipped\n  missing-issue: offline')
    expect(text).toContain('b.md:3 no ID column: Name, State')
  })

  it('tells how many IDs history names where nothing is agreed, and only there', () => {
    const named = [{ path: 'a.md', line: 3, searched: 63, named: 0 }]
    expect(toText(report({ named, config: null }), plain)).toContain('a.md:3 0 of 63 IDs')
    expect(toText(report({ named }), plain)).not.toContain('0 of 63')
  })

  it('says when it examined nothing', () =>
    expect(lines(toText(report(), plain)).at(-1)).toBe('Examined no row: 1 table of 1 file.'))

  it('gives the remedy and no verdict where nothing could be judged', () => {
    const text = toText(unjudged(), plain)
    expect(lines(text)[0]).toBe('unknown Could not judge: The clone is shallow.')
    expect(text).toContain('git fetch --unshallow origin')
    expect(lines(text).at(-1)).toBe('Examined nothing.')
    expect(text).not.toMatch(/IN-FLIGHT|LANDED|ABANDONED|UNKNOWN/)
  })

  it('lists the rows that were asked, on wish', () => {
    const rows = [asked('A-1', 'LANDED'), unasked('A-2')]
    const text = toText(report({ rows }), { ...plain, rows: true })
    expect(text).toContain('  A-1 ACTIVE LANDED because it is LANDED\n')
    expect(text).not.toContain('A-2')
    expect(toText(report({ rows }), plain)).not.toContain('A-1')
  })

  it('fits a terminal', () => {
    const given = finding({ message: 'word '.repeat(60), help: '进行中 '.repeat(40) })
    for (const line of lines(toText(report({ findings: [given] }), { colour: false, width: 60 }))) {
      if (line.includes('refs/') || line.includes(headSha)) continue
      const width = [...line].reduce((sum, character) => sum + (character > '\u2e80' ? 2 : 1), 0)
      expect(width, line).toBeLessThanOrEqual(60)
    }
  })

  it('has colour only when asked, and the same words with it', () => {
    const given = report({ outcome: 'fail', rows: [asked('A-1', 'ABANDONED')], findings: [finding()] })
    const coloured = toText(given, { ...plain, colour: true })
    expect(toText(given, plain)).not.toContain('\u001b')
    expect(coloured).toContain('\u001b[31mfail\u001b[39m')
    expect(coloured.replace(/\u001b\[\d+m/g, '')).toBe(toText(given, plain))
  })

  it('leaves nothing out in silence', () => {
    const findings = Array.from({ length: 203 }, (_, index) => finding({ place: place('a.md', index + 1) }))
    expect(toText(report({ findings }), plain)).toContain('… and 3 more, which the JSON report names')
  })
})

it('lists the things to be mended one below the other', () => {
  const report = unjudged({
    problem: {
      message: 'Two things',
      remedy: 'Mend both.',
      details: ['a.yml:1:1: first', 'a.yml:2:1: second'],
    },
  })
  expect(toText(report, { colour: false, width: 100 }).split('\n').slice(0, 6)).toEqual([
    'unknown Could not judge: Two things',
    '',
    '  a.yml:1:1: first',
    '  a.yml:2:1: second',
    '',
    '  Mend both.',
  ])
})
