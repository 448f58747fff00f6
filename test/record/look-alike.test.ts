import { describe, expect, it } from 'vitest'
import { censusOf, tableOf } from './census-of.js'

const idsIn = (markdown: string, path = 'notes.md'): readonly string[] =>
  censusOf({ [path]: markdown }, null).rows.map(({ id }) => id)

const work = tableOf(
  'ID | Title | Status',
  'ENG-1 | Parse | done',
  'ENG-2 | Print | in progress',
  'ENG-3 | Ship | todo',
)

describe('without a configuration', () => {
  it.each([
    ['a plain one', work, ['ENG-1', 'ENG-2', 'ENG-3']],
    ['a fresh tracker', tableOf('ID | Status', 'ENG-1 | —', 'ENG-2 | —'), ['ENG-1', 'ENG-2']],
    ['one row', tableOf('ID | State', 'ENG-1 | ACTIVE'), ['ENG-1']],
    ['numbered tasks', tableOf('# | Task | Status', '1 | Parse | ✅', '2 | Print | 🚧'), ['1', '2']],
    [
      'numbers in the order of their weight',
      tableOf('# | Task | Status', '3 | Parse | done', '1 | Print | todo', '2 | Go | todo'),
      ['3', '1', '2'],
    ],
    [
      'IDs under an unusual header',
      tableOf('Block | Status', 'ENG-1 | done', 'ENG-2 | todo'),
      ['ENG-1', 'ENG-2'],
    ],
    [
      'a row ID beside an ordinal',
      tableOf('# | Row ID | Status', '1 | ENG-1 | done', '2 | ENG-2 | todo'),
      ['ENG-1', 'ENG-2'],
    ],
    ['fractions', tableOf('Task | Progress', 'T-1 | 3/5', 'T-2 | 5/5'), ['T-1', 'T-2']],
    ['checkboxes', tableOf('ID | Done', 'T-1 | [x]', 'T-2 | [ ]'), ['T-1', 'T-2']],
    ['a foreign tongue', tableOf('编号 | 状态', 'A-1 | 已完成', 'A-2 | 进行中'), ['A-1', 'A-2']],
    ['a half-known vocabulary', tableOf('ID | State', 'A-1 | done', 'A-2 | in orbit'), ['A-1', 'A-2']],
    [
      'work that was dropped',
      tableOf('ID | Status', 'A-1 | done', 'A-2 | deprecated', 'A-3 | active'),
      ['A-1', 'A-2', 'A-3'],
    ],
    ['work that shipped', tableOf('ID | Status', 'A-1 | shipped', 'A-2 | pending'), ['A-1', 'A-2']],
    ['numbers under No', tableOf('No | Task | Status', '1 | Parse | done', '2 | Go | todo'), ['1', '2']],
    ['numbered phases', tableOf('Phase | Goal | Status', '1 | Parse | done', '2 | Go | todo'), ['1', '2']],
    ['sections', tableOf('Section | Status', '1.1 | done', '1.2 | todo'), ['1.1', '1.2']],
    [
      'quality gates that passed',
      tableOf('Gate | ID | Status', 'x | G-1 | passed', 'y | G-2 | in progress'),
      ['G-1', 'G-2'],
    ],
  ])('a status table is found: %s', (_, markdown, ids) => expect(idsIn(markdown)).toEqual(ids))

  it.each([
    [
      'HTTP codes',
      tableOf('Code | Status | Meaning', '200 | OK | fine', '404 | Not Found | gone', '500 | Error | broken'),
    ],
    ['HTTP statuses by number', tableOf('Status | Code', 'ok | 200', 'not found | 404')],
    ['exit codes', tableOf('Exit code | State', '0 | pass', '1 | fail', '2 | unknown')],
    [
      'parameters',
      tableOf(
        'Parameter | Type | Default | Status',
        'timeout | int | 30 | optional',
        'path | text | . | required',
      ),
    ],
    [
      'environment variables',
      tableOf('Variable | Default | State', 'SCAN_MAX_BYTES | 100 | active', 'SCAN_MIN_BYTES | 1 | active'),
    ],
    [
      'a decision index',
      tableOf(
        'ADR | Title | Status',
        '[0001](0001.md) | Use Git | Accepted',
        '[0002](0002.md) | Use SQL | Superseded by 0001',
      ),
    ],
    [
      'a decision index with active ones',
      tableOf('ID | Decision | Status', 'D-1 | Git | active', 'D-2 | SQL | superseded'),
    ],
    [
      'proposals',
      tableOf('RFC | Title | Status', '1 | A | proposed', '2 | B | accepted', '3 | C | withdrawn'),
    ],
    [
      'a maturity list',
      tableOf('Feature | ID | Status', 'a | F-1 | stable', 'b | F-2 | beta', 'c | F-3 | deprecated'),
    ],
    [
      'a registry',
      tableOf('ID | Package | Status', 'P-1 | a | active', 'P-2 | b | active', 'P-3 | c | retired'),
    ],
    ['releases', tableOf('Version | Status', '1.0.1 | EOL', '2.0.1 | LTS', '3.0.1 | stable')],
    [
      'test results',
      tableOf('Test | Status | Time', 'T-1 | passed | 1 s', 'T-2 | failed | 2 s', 'T-3 | skipped | 0 s'),
    ],
    [
      'a changelog',
      tableOf('Version | Date | Change', '1.0.1 | 2026-01-01 | fixed', '1.0.2 | 2026-02-01 | removed'),
    ],
    ['prices', tableOf('Plan | Price | Status', 'Free | 0 | available', 'Pro | 10 | available')],
    ['yes and no', tableOf('ID | Required', 'A-1 | yes', 'A-2 | no')],
    ['yes and no under Status', tableOf('ID | Status', 'A-1 | yes', 'A-2 | no')],
    ['a legend', tableOf('# | Status | Meaning', '1 | todo | not begun', '2 | done | finished')],
    ['a state machine', tableOf('State | Event | Next state', 'S0 | start | S1', 'S1 | stop | S0')],
    ['a mapping', tableOf('ID | Old status | New status', 'yes-1 | on | off', 'no-2 | off | on')],
    ['a template', tableOf('ID | Title | Status', 'TASK-XXX | <title> | todo', 'TASK-NNN | <title> | done')],
    [
      'a template with braces',
      tableOf('ID | Title | Status', 'T-1 | {{title}} | todo', 'T-2 | {{title}} | todo'),
    ],
    [
      'a rollup by state',
      tableOf('State | Rows', 'ACTIVE | 14', 'DONE | 3', 'PARTIAL | 290', '**Total** | **307**'),
    ],
    ['a rollup by area', tableOf('Area | Rows | ACTIVE | DONE', 'A-1 | 5 | 2 | 3', 'A-2 | 4 | 3 | 1')],
    ['a rollup by fraction', tableOf('Area | Planned | Done', 'A-1 | 5 | 3/5', 'A-2 | 4 | 1/4')],
    ['a count of one state', tableOf('State | Count', 'ACTIVE | 4')],
    ['counts that rise', tableOf('State | Count', 'ACTIVE | 4', 'DONE | 9')],
    ['codes and what they say', tableOf('HTTP code | State', '200 | done', '404 | missing')],
    [
      'releases by year',
      tableOf(
        'Version | Released | Status',
        '1.0 | 2023 | done',
        '2.0 | 2024 | active',
        '3.0 | 2025 | planned',
      ),
    ],
    ['goods', tableOf('SKU | Name | Status', 'AX-1 | Pen | Active', 'AX-2 | Ink | Discontinued')],
    ['orders', tableOf('Order ID | Customer | Status', 'ORD-1 | Ann | Pending', 'ORD-2 | Bob | Shipped')],
    [
      'parcels',
      tableOf(
        'ID | Tracking number | Status',
        'P-1 | 77 | Shipped',
        'P-2 | 78 | Delivered',
        'P-3 | 79 | Pending',
      ),
    ],
    ['refunds', tableOf('ID | Customer | Status', 'P-1 | Ann | Shipped', 'P-2 | Bob | Refunded')],
    ['pins', tableOf('GPIO | Function | State', '4 | LED | active', '17 | Fan | done')],
    ['named pins', tableOf('GPIO | Function | State', 'GPIO4 | LED | active', 'GPIO17 | Fan | reserved')],
    ['numbers below a hash', tableOf('# | Status', '14 | active', '3 | done', '7 | todo')],
    ['statements', tableOf('ID | Statement', 'A-1 | done', 'A-2 | todo')],
    ['a product', tableOf('ID | Postgres', 'A-1 | done', 'A-2 | todo')],
    ['a fenced example', `\`\`\`markdown\n${work}\n\`\`\``],
    ['a commented example', `<!--\n${work}\n-->`],
    ['one ID throughout', tableOf('Task | Status', 'A-1 | done', 'A-1 | todo', 'A-1 | todo', 'A-1 | done')],
  ])('there is no status table in %s', (_, markdown) => expect(idsIn(markdown)).toEqual([]))

  it('a dated review is history', () => {
    const census = censusOf({ 'notes/review-2026-05-01.md': work }, null)
    expect(census).toMatchObject({ rows: [], tables: [], flaws: [] })
    expect(census.untaken).toMatchObject([
      { reason: 'a dated file, which is history', status: false, rows: 3 },
    ])
  })

  it.each([
    ['no ID column beside `Status`', tableOf('Feature | Status', 'parsing | done', 'printing | todo')],
    ['no State column', tableOf('ID | Class', 'A-1 | done', 'A-2 | todo')],
    [
      'fewer than half of the cells under `State` begin with a known state',
      tableOf('ID | State', 'A-1 | in orbit', 'A-2 | aloft'),
    ],
    [
      'fewer than three quarters of the cells under `Verdict` begin with a known state',
      tableOf('ID | Verdict', 'A-1 | done', 'A-2 | aloft'),
    ],
    ['half of its rows are placeholders', tableOf('ID | Title | State', 'A-1 | <title> | todo')],
    ['it explains states', tableOf('# | Status | Meaning', '1 | done | finished')],
    [
      'its IDs are those of goods, orders or pins',
      tableOf('SKU | Name | Status', 'AX-1 | Pen | Active', 'AX-2 | Ink | Discontinued'),
    ],
    [
      'its states are those of goods or orders',
      tableOf('ID | Name | Status', 'AX-1 | Pen | Active', 'AX-2 | Ink | Discontinued'),
    ],
  ])('a table that was not taken is named: %s', (reason, markdown) => {
    expect(censusOf(markdown, null).untaken).toMatchObject([{ reason, status: false, place: { line: 1 } }])
  })

  it.each([
    ['ID | Status | Impl status', 'A-1 | todo | done', 'done'],
    ['ID | State | Python status', 'A-1 | todo | done', 'todo'],
    ['ID | Plan state | Current state', 'A-1 | done | todo', 'todo'],
    ['ID | State | Progress', 'A-1 | todo | done', 'todo'],
  ])('of the columns %s the right one is taken, and said', (header, row, state) => {
    const census = censusOf(tableOf(header, row), null)
    expect(census.rows[0]).toMatchObject({ state })
    expect(census.tables[0]?.choice).toMatch(/^`.+` was taken for the State column, not `.+`$/)
  })
})

describe('a legend', () => {
  const classes = (markdown: string): readonly string[] => censusOf(markdown, null).rows.map(row => row.class)

  it('in a table gives words their class', () => {
    const legend = tableOf(
      'Status | Meaning',
      '`RIPE` | ready to be taken',
      '🔴 | blocked',
      'QA | somebody looks at it',
    )
    const table = tableOf('ID | Status', 'A-1 | RIPE', 'A-2 | 🔴', 'A-3 | QA', 'A-4 | todo')
    expect(classes(`${legend}\n\n${table}`)).toEqual(['ready', 'blocked', 'unknown', 'planned'])
    expect(censusOf(`${legend}\n\n${table}`, null).flaws).toEqual([])
  })

  it.each([
    'Legend: ✅ blocked · 🔴 done',
    '**Legend:** ✅ = blocked | 🔴 = done',
    '> Status values: ✅ blocked, 🔴 done',
  ])('in the line %j as well', line => {
    const table = tableOf('ID | Status', 'A-1 | ✅', 'A-2 | 🔴')
    expect(classes(`${line}\n\n${table}`)).toEqual(['blocked', 'done'])
  })

  it('is not asked where the configuration has a vocabulary', () => {
    const config = 'matrices: [matrix.md]\nstates: { RIPE: done }'
    const legend = tableOf('Status | Meaning', 'RIPE | ready')
    expect(censusOf(`${legend}\n\n${tableOf('ID | Status', 'A-1 | RIPE')}`, config).rows[0]?.class).toBe(
      'done',
    )
  })
})

describe('generated files', () => {
  it('of requirements are read by their phase tables', () => {
    const markdown = tableOf(
      'Requirement | Phase | Status',
      'AUTH-01 | Phase 1 | Complete',
      'AUTH-02 | Phase 1 | In Progress',
      'DATA-01 | Phase 2 | Pending',
    )
    const { rows, flaws } = censusOf({ '.planning/REQUIREMENTS.md': markdown }, null)
    expect(rows.map(row => [row.id, row.class, row.title])).toEqual([
      ['AUTH-01', 'done', 'Phase 1'],
      ['AUTH-02', 'active', 'Phase 1'],
      ['DATA-01', 'planned', 'Phase 2'],
    ])
    expect(flaws).toEqual([])
  })

  it('of plans are read with their reasons, and known by Plan and number', () => {
    const markdown = tableOf(
      'Plan | Title | Priority | Effort | Depends on | Status',
      '001 | Fix it | P1 | S | — | DONE',
      '002 | Mend it | P2 | M | 001 | IN PROGRESS',
      '003 | Drop it | P3 | L | — | REJECTED (too slow)',
      '[004](004-wait.md) | Wait | P3 | L | 003 | BLOCKED (by 003)',
      '005 | Begin | P3 | L | — | TODO',
    )
    const { rows, flaws } = censusOf({ 'plans/README.md': markdown }, null)
    expect(rows.map(row => [row.id, row.class, row.note])).toEqual([
      ['001', 'done', ''],
      ['002', 'active', ''],
      ['003', 'dropped', '(too slow)'],
      ['004', 'blocked', '(by 003)'],
      ['005', 'planned', ''],
    ])
    expect(rows[0]).toMatchObject({ searchable: false, aliases: ['Plan 001', 'plan 001'], title: 'Fix it' })
    expect(flaws).toEqual([])
  })
})
