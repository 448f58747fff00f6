import { describe, expect, it } from 'vitest'
import type { Flaw } from '../../src/model/census.js'
import { readCensus } from '../../src/record/census.js'
import { agreed, censusOf, settingsOf, tableOf } from './census-of.js'

const said = (flaws: readonly Flaw[]): readonly string[] =>
  flaws.map(
    ({ rule, place, subject }) => `${rule} ${place.path}:${place.line}:${place.column ?? ''} ${subject}`,
  )

describe('a row', () => {
  it('is all that its line says', () => {
    const markdown = `# Plan\n\n${tableOf('ID | Item | Spec | State', '`ENG-1` | The [parser](x.md), `fast` | [spec](specs/p.md), [more](q.md) | **ACTIVE** since #12')}`
    const { rows, tables, files, flaws } = censusOf(markdown)
    expect(flaws).toEqual([])
    expect(files).toEqual([{ path: 'matrix.md', listed: true }])
    expect(tables).toMatchObject([
      {
        section: ['Plan'],
        idColumn: 0,
        stateColumn: 3,
        header: ['ID', 'Item', 'Spec', 'State'],
        place: { line: 3, endLine: 5 },
      },
    ])
    expect(rows).toMatchObject([
      {
        id: 'ENG-1',
        title: 'The parser, fast',
        state: 'ACTIVE',
        class: 'active',
        live: true,
        evidence: 'error',
        note: 'since #12',
        searchable: true,
        aliases: [],
        specLinks: [
          { text: 'spec', url: 'specs/p.md' },
          { text: 'more', url: 'q.md' },
        ],
        header: ['ID', 'Item', 'Spec', 'State'],
        place: { path: 'matrix.md', line: 5, endLine: 5 },
        idPlace: { line: 5, column: 3, endColumn: 10 },
        statePlace: { line: 5 },
        table: 0,
      },
    ])
    expect(rows[0]?.cells).toHaveLength(4)
  })

  it('shares its header with all rows of the table', () => {
    const { rows } = censusOf(tableOf('ID | State', 'A-1 | READY', 'A-2 | DONE'))
    expect(rows[0]?.header).toBe(rows[1]?.header)
  })

  it('stands for each ID of its cell', () => {
    const { rows } = censusOf(tableOf('ID | State', 'A-1..3 | READY', 'A-7, A-8 | DONE'))
    expect(rows.map(({ id, place }) => `${id}:${place.line}`)).toEqual([
      'A-1:3',
      'A-2:3',
      'A-3:3',
      'A-7:4',
      'A-8:4',
    ])
  })

  it('with a struck ID is dropped, which is named where its State cell still says something else', () => {
    const markdown = tableOf('ID | State', '~~A-1~~ | ACTIVE', '~~A-2~~ | ~~ACTIVE~~', '~~A-3~~ | —')
    const { rows, flaws } = censusOf(markdown)
    const dropped = { class: 'dropped', live: false, evidence: 'none' }
    expect(rows).toMatchObject(['A-1', 'A-2', 'A-3'].map(id => ({ id, ...dropped })))
    expect(flaws).toMatchObject([
      {
        rule: 'unknown-state',
        severity: 'notice',
        id: 'A-1',
        message:
          'Unexpected state "ACTIVE" beside a struck ID, expected it to be struck as well: the row is read as dropped',
      },
    ])
    expect(censusOf(tableOf('ID | State', '~~A-1~~ | active', 'A-2 | done'), null).flaws).toEqual([])
  })

  it.each([
    ['A-1 | READY | x | y', 'ID | State | Gate state | Impl', 'READY'],
    ['A-1 | x | READY | y', 'ID | State | Gate state | Impl', 'READY'],
    ['A-1 | READY | DONE | DONE', 'ID | Status | Gate state | Impl', 'READY'],
    ['A-1 | DONE | READY | BLOCKED', 'ID | Gate state | State | Impl', 'READY'],
  ])(
    '%j below %j is read from the column that the configured states know, then from State',
    (row, head, state) => {
      const config = 'matrices: [matrix.md]\nstates: { READY: ready, DONE: done, BLOCKED: blocked }'
      const { rows, tables } = censusOf(tableOf(head, row), config)
      expect(rows).toMatchObject([{ state }])
      expect(tables[0]?.choice).toMatch(/was taken for the State column, not/)
    },
  )

  it('stands for 500 IDs of its cell, and for none of more', () => {
    const ids = (count: number): string =>
      Array.from({ length: count }, (_, index) => `ROW-${index + 1000}`).join(', ')
    expect(censusOf(tableOf('ID | State', `${ids(500)} | READY`))).toMatchObject({ flaws: [] })
    expect(censusOf(tableOf('ID | State', `${ids(500)} | READY`)).rows).toHaveLength(500)
    for (const cell of [ids(501), ids(5000), `A-1..400, A-500..900`]) {
      const { rows, flaws } = censusOf(tableOf('ID | State', `${cell} | READY`, 'A-1 | READY'))
      expect(rows).toHaveLength(1)
      expect(flaws).toMatchObject([
        { rule: 'unread-line', message: expect.stringContaining('more than 500 IDs') as string },
      ])
    }
  })

  it('that points elsewhere is a pointer, by its state or by a link', () => {
    const { rows, flaws } = censusOf(tableOf('ID | State', 'A-1 | SEE other.md', 'A-2 | → [A-2](other.md)'))
    expect(rows.map(row => [row.state, row.class, row.live])).toEqual([
      ['SEE', 'pointer', false],
      ['→ A-2', 'pointer', false],
    ])
    expect(flaws).toEqual([])
  })

  it('takes state, ID and spec from their columns and from nowhere else', () => {
    const markdown = tableOf(
      'Notes | State | Spec | ID',
      'not DONE, see [x](x.md), ENG-9 | READY | [s](s.md) | ENG-1',
    )
    expect(censusOf(markdown).rows).toMatchObject([
      { id: 'ENG-1', state: 'READY', specLinks: [{ url: 's.md' }] },
    ])
  })

  it('in a state that cannot be read stays, as unknown', () => {
    const { rows } = censusOf(
      tableOf('ID | State', 'A-1 | WIP', 'A-2 | ', `A-3 | ${'x'.repeat(500)}`, 'A-4 | READY → DONE'),
    )
    expect(rows.map(row => [row.id, row.class, row.live, row.evidence])).toEqual(
      ['A-1', 'A-2', 'A-3', 'A-4'].map(id => [id, 'unknown', false, 'none']),
    )
    expect(rows[0]?.state).toBe('WIP')
    expect(rows[2]?.state.length).toBeLessThan(100)
  })

  it('of columns named in several ways is read by the first name that the table has', () => {
    const config = 'matrices: [matrix.md]\ncolumns: { id: [Key, ID], state: [Gate state, State] }'
    const markdown = tableOf('ID | Key | State | Gate state', 'A-1 | B-1 | todo | done')
    expect(censusOf(markdown, config).rows).toMatchObject([{ id: 'B-1', state: 'done' }])
  })
})

describe('a flaw', () => {
  it.each<[string, string, readonly string[]]>([
    [
      'a state that is not in the vocabulary',
      tableOf('ID | State', 'A-1 | WIP'),
      ['unknown-state matrix.md:3:9 A-1'],
    ],
    ['an empty State cell', tableOf('ID | State', 'A-1 | '), ['unknown-state matrix.md:3:10 A-1']],
    ['two states', tableOf('ID | State', 'A-1 | `READY` → `DONE`'), ['unknown-state matrix.md:3:9 A-1']],
    [
      'a line without an ID',
      tableOf('ID | State', 'later | READY', 'A-1 | READY'),
      ['unread-line matrix.md:3:3 later'],
    ],
    [
      'a line with an empty ID cell',
      tableOf('ID | State', ' | READY', 'A-1 | READY'),
      ['unread-line matrix.md:3:4 READY'],
    ],
    [
      'an endless range',
      tableOf('ID | State', 'A-1..99999 | READY', 'A-1 | READY'),
      ['unread-line matrix.md:3:3 A-1..99999'],
    ],
    [
      'totals, rules and empty lines',
      tableOf('ID | State', '**Total** | 3', '--- | ---', ' | ', 'Sum: 4 | |', 'A-1 | READY'),
      [],
    ],
    ['a surplus cell', tableOf('ID | State', 'A-1 | READY | late'), ['malformed-row matrix.md:3:15 A-1']],
    ['a missing cell', tableOf('ID | State | Spec', 'A-1 | READY'), ['malformed-row matrix.md:3:16 A-1']],
    [
      'a pipe within backticks',
      tableOf('ID | State | Notes', 'A-1 | READY | `a|b` c'),
      ['malformed-row matrix.md:3:19 A-1'],
    ],
    ['an escaped pipe', tableOf('ID | State | Notes', 'A-1 | READY | `a\\|b` c'), []],
    [
      'a fence that hides rows',
      `${tableOf('ID | State', 'A-1 | READY')}\n\n\`\`\`\n${tableOf('ID | State', 'A-2 | READY')}\n`,
      ['unread-line matrix.md:5:1 matrix.md'],
    ],
    ['no table', 'Nothing yet.\n', ['empty-matrix matrix.md:1: matrix.md']],
    ['no rows', tableOf('ID | State'), ['empty-matrix matrix.md:1: matrix.md']],
    [
      'another header',
      `Intro\n\n${tableOf('ID | Class', 'A-1 | READY')}`,
      ['empty-matrix matrix.md:1: matrix.md'],
    ],
    [
      'a conflict',
      `${tableOf('ID | State', 'A-1 | READY')}\n<<<<<<< HEAD\n| A-2 | READY |\n=======\n| A-2 | DONE |\n>>>>>>> main\n`,
      ['conflict-marker matrix.md:4:1 matrix.md'],
    ],
  ])('%s', (_, markdown, expected) => expect(said(censusOf(markdown).flaws)).toEqual(expected))

  it('says what is there, what was expected and what to do', () => {
    const words = (markdown: string): readonly string[] =>
      censusOf(markdown).flaws.map(({ message, help }) => `${message} / ${help}`)
    expect(words(tableOf('ID | State', 'A-1 | WIP'))).toEqual([
      'Unexpected state "WIP", expected one of READY, ACTIVE, GATING, PARTIAL, BLOCKED, DONE, SEE / Begin the cell with a state, or add the word to `states` in the configuration.',
    ])
    expect(words(tableOf('ID | State', 'A-1 | READY → DONE'))).toEqual([
      'Unexpected second state "DONE" beside "READY", expected exactly one state / Keep the state that holds, and name the other one in the note without code, bold or an emoji.',
    ])
    expect(words(tableOf('ID | State | Notes', 'A-1 | READY | `a|b` c'))[0]).toMatch(
      /^Unexpected border within a code span at column 19, expected 3 cells and not 4: .*write `\\\|` for this one/,
    )
    expect(words(tableOf('ID | State | Spec', 'A-1 | READY'))[0]).toContain(
      'after 2 cells, expected 3: `Spec` is missing',
    )
    expect(words(`\n\n${tableOf('ID | Class', 'A-1 | READY')}`)[0]).toContain(
      'Unexpected columns `ID`, `Class` in line 3 (no State column), expected rows below an ID and a State column',
    )
  })

  it.each([
    [
      'A-1..A-501',
      'Unexpected range "A-1..A-501" of more than 500 IDs, expected fewer: the line is not read',
    ],
    [
      'A-9..A-5',
      'Unexpected range "A-9..A-5" that does not run upwards, expected the smaller number first: the line is not read',
    ],
    [
      'A-3, A-9..5 x',
      'Unexpected range "A-3, A-9..5 x" that does not run upwards, expected the smaller number first: the line is not read',
    ],
  ])('of the range %s says what is wrong', (cell, message) => {
    const { flaws } = censusOf(tableOf('ID | State', `${cell} | READY`, 'A-1 | READY'))
    expect(flaws).toMatchObject([{ rule: 'unread-line', message }])
    expect(flaws[0]?.help).not.toContain('Begin the cell with an ID')
  })

  it.each([
    ['~~DONE~~', 'Unexpected State cell "~~DONE~~", empty without its struck text'],
    ['<img src="x">', 'Unexpected State cell "<img src="x">", empty without its tags, comments and images'],
    ['</details>', 'Unexpected State cell "</details>", empty without its tags, comments and images'],
    ['', 'Unexpected empty State cell'],
    ['—', 'Unexpected state "—"'],
  ])('of the State cell %j says what was left out, and asks for no such word', (cell, message) => {
    const { flaws } = censusOf(tableOf('ID | State', `A-1 | ${cell}`))
    expect(flaws).toHaveLength(1)
    expect(flaws[0]?.message.startsWith(`${message}, expected one of READY`)).toBe(true)
    expect(flaws[0]?.help).not.toContain('`states`')
  })

  it('counts in good grammar', () => {
    const { flaws } = censusOf(tableOf('ID | State', 'A-1'))
    expect(flaws[0]?.message).toContain('after 1 cell, expected 2')
  })

  it('of a pattern says that others take its matches away, and that it means regular files', () => {
    const config = "matrices: [matrix.md, 'plans/*.md', '!plans/**']"
    const { flaws } = censusOf(tableOf('ID | State', 'A-1 | todo'), config, ['matrix.md', 'plans/a.md'])
    expect(flaws.map(({ message }) => message)).toEqual([
      'Unexpected pattern "plans/*.md" that matches no tracked regular file which "!plans/**" leaves, expected at least one',
    ])
    const [flaw] = censusOf(tableOf('ID | State', 'A-1 | todo'), 'matrices: [matrix.md, x.md]').flaws
    expect(flaw?.message).toContain('"x.md" that matches no tracked regular file, expected')
    expect(flaw?.help).toContain('symbolic link')
  })

  it('cuts what is long', () => {
    const long = 'x '.repeat(20_000)
    for (const { message, subject } of censusOf(
      tableOf('ID | State', `${long} | READY`, `A-1 | ${long}`, `A-2 | READY | ${long}`),
    ).flaws) {
      expect(message.length).toBeLessThan(300)
      expect(subject.length).toBeLessThan(100)
    }
  })

  it('of an ID grammar says how much of the cell it takes', () => {
    const config = `${agreed}ids: 'ENG-[0-9]+'\n`
    const { flaws, rows } = censusOf(
      tableOf('ID | State', 'ENG-1 | READY', 'ENG-2b | READY', 'KV-1 | READY'),
      config,
    )
    expect(rows.map(({ id }) => id)).toEqual(['ENG-1'])
    expect(flaws.map(({ message }) => message)).toEqual([
      'Unexpected "ENG-2b", expected an ID (of which `ids` takes only "ENG-2"): the line is not read',
      'Unexpected "KV-1", expected an ID: the line is not read',
    ])
  })

  it('of a pattern names each glob that matches nothing, on its line', () => {
    const config =
      "matrices:\n  - matrix.md\n  - 'plans/*.md'\n  - { files: [x/*.md, y.md], allow-empty: later }\n"
    const { flaws } = censusOf(tableOf('ID | State', 'A-1 | todo'), config)
    expect(flaws).toMatchObject([
      { rule: 'empty-matrix', subject: 'plans/*.md', place: { path: 'rowaudit.yml', line: 3 } },
    ])
  })

  it('is made of a matrix that is no text', () => {
    const { flaws, files } = readCensus(
      [{ path: 'matrix.md', unreadable: 'it is binary' }],
      settingsOf(agreed),
    )
    expect(files).toEqual([{ path: 'matrix.md', listed: true, skipped: 'it is binary' }])
    expect(said(flaws)).toEqual(['empty-matrix matrix.md:1: matrix.md'])
  })

  it('stops a file with a conflict, and says so', () => {
    const { files, rows } = censusOf(
      `${tableOf('ID | State', 'A-1 | READY')}\n<<<<<<< a\n=======\n>>>>>>> b\n`,
    )
    expect({ files, rows }).toEqual({
      files: [{ path: 'matrix.md', listed: true, skipped: 'merge-conflict markers' }],
      rows: [],
    })
  })

  it('is forgiven where the configuration says that a file may be empty', () => {
    expect(censusOf('Nothing.', 'matrices: [{ files: matrix.md, allow-empty: later }]').flaws).toEqual([])
  })
})

describe('with an agreement', () => {
  it('the tables of other files are named and not read', () => {
    const other = `x\n\n${tableOf('ID | State', 'B-1 | READY', 'B-2 | DONE')}`
    const { rows, untaken, files } = censusOf({
      'matrix.md': tableOf('ID | State', 'A-1 | READY'),
      'other.md': other,
    })
    expect(rows.map(({ id }) => id)).toEqual(['A-1'])
    expect(files).toEqual([{ path: 'matrix.md', listed: true }])
    expect(untaken).toMatchObject([{ place: { path: 'other.md', line: 3 }, status: true, rows: 2 }])
  })

  it('other tables of a matrix make neither rows nor noise', () => {
    const markdown = [
      tableOf('State | Rows', 'READY | 3', '**Total** | 3'),
      tableOf('Area | READY | DONE', 'Parser | 1 | 2'),
      tableOf('State | Meaning', 'READY | take it'),
      tableOf('ID | State', 'A-1 | READY'),
    ].join('\n\n')
    expect(censusOf(markdown)).toMatchObject({ rows: [{ id: 'A-1' }], flaws: [] })
  })

  it('on the file alone a table is known by its headers, and every cell is held to it', () => {
    const config = 'matrices: [matrix.md]'
    const { rows, flaws } = censusOf(tableOf('ID | State', 'A-1 | in orbit', 'A-2 | —', 'A-3 | done'), config)
    expect(rows.map(row => row.class)).toEqual(['unknown', 'unknown', 'done'])
    expect(said(flaws)).toEqual(['unknown-state matrix.md:3:9 A-1', 'unknown-state matrix.md:4:9 A-2'])
  })
})

describe('without a configuration', () => {
  it('each file with a status table is examined, and no other', () => {
    const { files } = censusOf({ 'a.md': tableOf('ID | State', 'A-1 | done'), 'b.md': 'Nothing.' }, null)
    expect(files).toEqual([{ path: 'a.md', listed: false }])
  })

  it('dashes and empty cells claim nothing and are no flaw, an emptied cell is', () => {
    const rows = ['A-1 | done', 'A-2 | —', 'A-3 | ', 'A-4 | ~~done~~']
    const { flaws } = censusOf(tableOf('ID | State', ...rows), null)
    expect(said(flaws)).toEqual(['unknown-state matrix.md:6:9 A-4'])
  })

  it('files left out are named with the reason', () => {
    const { files } = censusOf({ 'a.md': 'x' }, null, ['a.md', 'vendor/b.md', 'CHANGELOG.md', 'c.ts'])
    expect(files).toEqual([
      { path: 'vendor/b.md', listed: false, skipped: 'left out, in a folder called vendor' },
      { path: 'CHANGELOG.md', listed: false, skipped: 'left out, by its name' },
    ])
  })

  it('a conflict stops a file that would hold a status table, and no other', () => {
    const conflict = '\n<<<<<<< a\n=======\n>>>>>>> b\n'
    const { flaws } = censusOf(
      { 'a.md': `${tableOf('ID | State', 'A-1 | done')}${conflict}`, 'b.md': conflict },
      null,
    )
    expect(flaws.map(({ place }) => place.path)).toEqual(['a.md'])
  })
})

describe('hostile text', () => {
  it.each([
    ['a line of 100,000 pipes', `${tableOf('ID | State', 'A-1 | READY')}\n${'|'.repeat(100_000)}\n`],
    ['a row of 24 kB', tableOf('ID | State', `A-1 | READY ${'`x` **y** '.repeat(2400)}`)],
    ['a header of 2,000 columns', tableOf(`ID | State${' | c'.repeat(2000)}`, 'A-1 | READY')],
    [
      '5,000 rows',
      tableOf('ID | State', ...Array.from({ length: 5000 }, (_, index) => `A-${index} | READY`)),
    ],
    ['5,000 tables', Array.from({ length: 5000 }, () => tableOf('ID | State', 'A-1 | READY')).join('\n\n')],
    ['names of an object', tableOf('ID | State', 'A-1 | __proto__', 'A-2 | constructor', 'A-3 | READY')],
  ])('%s is read in bounded time', (_, markdown) => {
    const started = performance.now()
    expect(censusOf(markdown).rows.length).toBeGreaterThan(0)
    expect(performance.now() - started).toBeLessThan(5000)
  })
})
