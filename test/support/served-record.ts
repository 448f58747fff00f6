import { createHash } from 'node:crypto'
import type { TestRepository } from './repository.js'
import { serve, type Access, type ServedRepository } from './served-repository.js'

const day = 86_400

// A title and a branch are what the platform alone knows: here they name no row, and no rule asks that they should.
const agreement = `base: main
matrices: ['docs/*matrix.md']
columns: { id: ID, state: State, spec: Spec }
states: { READY: ready, ACTIVE: active, GATING: gating, PARTIAL: partial, DONE: done }
rules: { lost-id: off, rowless-work: notice }
obligations:
  log: { when: { move: { to: [GATING] } }, owes: [docs/log.md] }
  index: { when: { matches: { of: 'part-\\w+', in: ['src/registry.ts'] } }, owes: [docs/index.md] }
  next-step: { when: { move: { to: [GATING] } }, owes: [{ section: [Next step] }] }
guards:
  - { document: docs/status.md, with: { move: { to: [DONE] } } }
`

const table = (rows: readonly (readonly string[])[]): string =>
  ['| ID | State | Spec |', '| --- | --- | --- |', ...rows.map(row => `| ${row.join(' | ')} |`), ''].join(
    '\n',
  )

type States = Readonly<Record<string, string>>

const begun: States = {
  'ENG-1': 'ACTIVE',
  'ENG-2': 'ACTIVE',
  'ENG-3': 'ACTIVE',
  'ENG-4': 'ACTIVE',
  'ENG-5': 'ACTIVE',
  'ENG-6': 'READY',
  'ENG-7': 'DONE',
  'ENG-8': 'PARTIAL, the rest is missing',
}

const matrix = (states: States): string =>
  table(Object.entries({ ...begun, ...states }).map(([id, state]) => [id, state, `[${id}](specs/${id}.md)`]))

const spec = (id: string) => `# ${id}\n\n## Next step\n\nTo be said.\n`

/** Text that no compression makes small. */
const noise = (size: number): string => {
  const lines = Array.from({ length: size / 64 }, (_, index) =>
    createHash('sha256').update(String(index)).digest('hex'),
  )
  return lines.join('\n')
}

/** Work in every state, two months of it, of which nothing but the newest is within any grace. */
const build = (author: TestRepository): void => {
  // Of the clock, since the Action has no other.
  const now = Math.floor(Date.now() / 1000)
  author.commit({
    message: 'Begin',
    time: now - 60 * day,
    files: {
      '.github/rowaudit.yml': agreement,
      'docs/matrix.md': matrix({ 'ENG-1': 'READY' }),
      'docs/other-matrix.md': table([['KV-1', 'READY', '']]),
      'docs/log.md': 'The log.\n',
      'docs/index.md': 'The index.\n',
      'docs/status.md': 'The status.\n',
      'docs/specs/ENG-3.md': spec('ENG-3'),
      'docs/specs/ENG-4.md': spec('ENG-4'),
      'src/registry.ts': 'part-one\npart-two\n',
      'assets/table.txt': noise(1 << 18),
    },
  })
  author.commit({ message: 'ENG-1: claim', files: { 'docs/matrix.md': matrix({}) } })
  author.commit({ message: 'ENG-5: plan', files: { 'docs/specs/ENG-5.md': spec('ENG-5') } })
  author.branch('row/ENG-1')
  author.commit({
    message: 'ENG-1: work',
    time: now - 40 * day,
    files: { 'src/one.ts': 'one\n', 'assets/table.txt': `${noise(1 << 18)}\nmore\n` },
  })
  author.checkout('main')
  author.branch('row/ENG-2')
  author.commit({ message: 'First half', time: now - 39 * day, files: { 'src/two.ts': 'two\n' } })
  author.commit({ message: 'Other half', files: { 'src/registry.ts': 'part-one\n// half\npart-two\n' } })
  author.checkout('main')
  author.squash('row/ENG-2', 'Land it (#3)')
  author.branch('row/ENG-9')
  author.commit({ message: 'Nobody knows this row', files: { 'src/nine.ts': 'nine\n' } })
  author.checkout('main')
  author.branch('contribution')
  author.commit({
    message: 'ENG-3: work',
    time: now - 3 * day,
    files: {
      'src/registry.ts': 'part-one\n// half\npart-two\npart-three\n',
      'docs/matrix.md': matrix({ 'ENG-3': 'GATING' }),
      'docs/log.md': 'The  log.\n',
      'docs/status.md': 'The status is better.\n',
    },
  })
  author.commit({ message: 'And more', files: { 'docs/more-matrix.md': table([['KV-2', 'ACTIVE', '']]) } })
  author.checkout('main')
  author.commit({
    message: 'Claim ENG-6',
    time: now - day,
    files: { 'docs/matrix.md': matrix({ 'ENG-6': 'ACTIVE' }), 'src/six.ts': 'six\n' },
  })
  // A file that the pull request leaves alone, with a finding of main's on lines that it does not have.
  const others = table([
    ['KV-3', 'ACTIVE', ''],
    ['KV-1', 'READY', ''],
  ])
  author.commit({
    message: 'Unrelated',
    files: { 'src/other.ts': 'other\n', 'docs/other-matrix.md': others },
  })
}

/** Starts a server with a record of every kind of row, and a pull request that changes some and owes for it. */
export const serveRecord = (access: Access = 'private'): Promise<ServedRepository> => serve(build, access)
