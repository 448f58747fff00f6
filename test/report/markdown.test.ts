import { describe, expect, it } from 'vitest'
import { toMarkdown } from '../../src/report/markdown.js'
import { canRender, elements, links, render } from '../support/rendering.js'
import { asked, finding, headSha, place, report, unasked, unjudged } from '../support/reports.js'

const github = { server: 'https://github.com', repository: 'o/r', sha: headSha }

const many = (count: number, message = 'Unexpected ACTIVE.') =>
  Array.from({ length: count }, (_, index) =>
    finding({ id: `ENG-${index + 1}`, place: place('plan.md', index + 1), message }),
  )

const size = (text: string): number => Buffer.byteLength(text, 'utf8')

describe('the job summary', () => {
  it('says the outcome and one sentence first', () => {
    const text = toMarkdown(report({ outcome: 'fail', findings: many(1) }), { links: null })
    expect(text).toMatch(/^## rowaudit: fail\n\n1 error; no row had to show work\.\n/)
  })

  it('counts states and verdicts', () => {
    const rows = [asked('A-1', 'ABANDONED'), asked('A-2', 'LANDED'), unasked('A-3')]
    const text = toMarkdown(report({ rows }), { links: null })
    expect(text).toContain('| State | Rows | IN-FLIGHT | LANDED | ABANDONED | UNKNOWN |')
    expect(text).toContain('| ACTIVE | 2 | 0 | 1 | 1 | 0 |')
    expect(text).toContain('| READY | 1 |  |  |  |  |')
  })

  it('links each finding to its lines at the head commit, whatever the path is called', () => {
    const findings = [
      finding({ place: place('docs/a (b) #1?&%|<é>.md', 42, { endLine: 44 }) }),
      finding({ place: place('plan.md', 7) }),
    ]
    const text = toMarkdown(report({ findings }), { links: github })
    expect(text).toContain(`(https://github.com/o/r/blob/${headSha}/plan.md?plain=1#L7)`)
    expect(text).toContain(
      `(https://github.com/o/r/blob/${headSha}/docs/a%20%28b%29%20%231%3F%26%25%7C%3C%C3%A9%3E.md?plain=1#L42-L44)`,
    )
  })

  it('shows new findings before existing ones, then the waived with their reason', () => {
    const findings = [
      finding({ message: 'stood' }),
      finding({ message: 'brought', new: true }),
      finding({ message: 'excused', waived: 'agreed with Ann' }),
    ]
    const text = toMarkdown(report({ judged: 'change', findings }), { links: null })
    const order = ['### New findings (1)', 'brought', '### Existing findings (1)', 'stood', '### Waived (1)']
    const places = order.map(each => text.indexOf(each))
    expect(places).toEqual([...places].sort((one, other) => one - other))
    expect(places).not.toContain(-1)
    expect(text).toContain('excused<br>waived: agreed with Ann')
  })

  it('says what was skipped, noted, not taken and examined', () => {
    const text = toMarkdown(
      report({
        rows: [unasked('A-1')],
        notes: ['A note.'],
        skipped: [{ rule: 'missing-issue', reason: 'offline' }],
        untaken: [{ place: place('b.md', 3), reason: 'no ID column', status: false, rows: 1 }],
      }),
      { links: null },
    )
    expect(text).toContain('- A note.')
    expect(text).toContain('- missing-issue: offline')
    expect(text).toContain('- b.md:3 no ID column')
    expect(text).toContain('Examined 1 row (1 live) in 1 table of 1 file')
  })

  it('gives the remedy where nothing could be judged', () => {
    const text = toMarkdown(unjudged(), { links: null })
    expect(text).toContain('## rowaudit: unknown\n\nCould not judge: The clone is shallow.')
    expect(text).toContain('git fetch --unshallow origin')
    expect(text).not.toMatch(/IN-FLIGHT|LANDED|ABANDONED|UNKNOWN/)
  })

  it('shows all of 54', () => {
    const text = toMarkdown(report({ outcome: 'fail', findings: many(54) }), { links: github })
    for (let line = 1; line <= 54; line++) expect(text).toContain(`?plain=1#L${line})`)
    expect(text).not.toContain('left out')
  })

  it('is cut at a row, in bytes, and says how many are missing', () => {
    for (const limit of [6_000, 20_000, 50_000]) {
      const text = toMarkdown(report({ findings: many(500, '…é漢 '.repeat(9)), notes: ['A note.'] }), {
        links: github,
        limit,
      })
      expect(size(text)).toBeLessThanOrEqual(limit)
      expect(size(text)).toBeGreaterThan(limit - 2_000)
      const shown = text.match(/\?plain=1#L\d+\)/g)?.length ?? 0
      expect(text).toContain(`| … and ${500 - shown} findings more |`)
      expect(text).toContain('- A note.')
      expect(text).toContain('Examined ')
    }
  })

  it('stays below a mebibyte by default, whatever it is given', () => {
    const findings = many(2_000, '@'.repeat(24_000))
    const notes = Array.from({ length: 300 }, () => '@'.repeat(24_000))
    const rows = Array.from({ length: 3_000 }, (_, index) =>
      unasked('A-1', { state: `${index}${'@'.repeat(24_000)}` }),
    )
    const text = toMarkdown(report({ findings, notes, rows }), { links: github })
    expect(size(text)).toBeLessThan(1 << 20)
    expect(text).toContain('- … and 250 more')
  })

  it.skipIf(!canRender)('renders as tables, lists and links of our own', () => {
    const rows = [asked('A-1', 'ABANDONED'), unasked('A-2')]
    const html = render(
      toMarkdown(report({ rows, findings: many(3), notes: ['A note.'] }), { links: github }),
    )
    expect(elements(html)).toEqual(
      ['a', 'br', 'h2', 'h3', 'li', 'p', 'span', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'ul'].sort(),
    )
    expect(html.match(/<table>/g)).toHaveLength(2)
    expect(links(html)).toEqual(
      [1, 2, 3, 5].map(line => `https://github.com/o/r/blob/${headSha}/plan.md?plain=1#L${line}`),
    )
  })
})
