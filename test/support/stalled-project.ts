import { epoch, runGit } from './git.js'

type Files = Readonly<Record<string, string>>

const hour = 3600
/** Commits that change only records, after the last work. */
export const recordCommits = 300
/** Between two of them: fifty hours for all. */
const pause = (50 * hour) / recordCommits

/** Seconds since 1970: when the project has stalled, and when honest work was done. */
export const stalledNow = epoch + 60 * hour
export const settledNow = stalledNow + 30 * hour

const lastWork = stalledNow - 50 * hour - 60

/** Rows that claim to be finished, and are not, and those of them that are too small. */
export const stalledGaps: readonly string[] = ['MOD-07', 'MOD-13']

const configuration = `base: main
matrices: [plan/modules.md]
columns: { id: [ID], state: [State] }
states: { INVENTORIED: inventoried, ACTIVE: active, PARTIAL: partial, DONE: done }
coverage:
  documents: [plan/coverage.md]
  exhausted: { documents: [NOTES.md], phrases: [all merged, nothing left to do] }
rules: { idle-base: warning }
`

const modules = Array.from({ length: 20 }, (_, index) => `MOD-${String(index + 1).padStart(2, '0')}`)

const folderOf = (id: string): string => `src/${id.toLowerCase()}`

const code = (count: number): string =>
  Array.from({ length: count }, (_, index) => `step(${index})\n\n`).join('')

interface Module {
  readonly state: string
  readonly note: string
  readonly estimate: string
  readonly lines: number
}

/** Seventeen modules are as large as was estimated. One is a file of 198 lines, one has hardly begun, one has not. */
const stalledModule = (id: string): Module => {
  if (id === 'MOD-07') return { state: 'ACTIVE', note: 'merged', estimate: '10k', lines: 198 }
  if (id === 'MOD-13')
    return { state: 'ACTIVE', note: 'all merged, nothing left', estimate: '300–400', lines: 12 }
  if (id === 'MOD-19') return { state: 'PARTIAL', note: '86 of 1k lines merged', estimate: '1k', lines: 86 }
  if (id === 'MOD-20') return { state: 'INVENTORIED', note: '', estimate: '2k', lines: 0 }
  return { state: 'ACTIVE', note: 'merged', estimate: '40–60', lines: 50 }
}

const settledModule = (id: string): Module => {
  const before = stalledModule(id)
  if (id === 'MOD-07') return { ...before, state: 'DONE', note: 'merged, measured', lines: 10_240 }
  if (id === 'MOD-13') return { ...before, state: 'PARTIAL', note: '12 of 300 lines' }
  return before
}

const records = (moduleOf: (id: string) => Module): Files => ({
  'plan/modules.md': table(
    ['ID', 'State', 'Notes'],
    modules.map(id => [`\`${id}\``, `\`${moduleOf(id).state}\``, moduleOf(id).note]),
  ),
  'plan/coverage.md': table(
    ['ID', 'Paths', 'Estimate'],
    modules.map(id => [
      `\`${id}\``,
      moduleOf(id).lines > 0 ? `\`${folderOf(id)}\`` : '-',
      moduleOf(id).estimate,
    ]),
  ),
})

const table = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  [header, header.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |\n`).join('')

const codeOf = (moduleOf: (id: string) => Module): Files =>
  Object.fromEntries(
    modules.flatMap(id => {
      const { lines } = moduleOf(id)
      return lines > 0 ? [[`${folderOf(id)}/module.ts`, code(lines)]] : []
    }),
  )

const notesOf = (cycles: number): string =>
  `# Notes\n\n${Array.from({ length: cycles }, (_, index) => `Cycle ${index + 1}: looked again, all merged, nothing left to do.\n\n`).join('')}`

/** Every file of the project that has stalled. `further` is added to its configuration. */
export const stalledFiles = (further = ''): Files => ({
  '.github/rowaudit.yml': configuration + further,
  ...records(stalledModule),
  ...codeOf(stalledModule),
  'NOTES.md': notesOf(recordCommits),
})

/** Every file after honest work: what was claimed is done, or is not claimed any more. */
export const settledFiles = (further = ''): Files => ({
  ...stalledFiles(further),
  ...records(settledModule),
  ...codeOf(settledModule),
  'NOTES.md': '# Notes\n\nMOD-07 is complete. MOD-13 needs its parser, MOD-19 its writer; MOD-20 waits.\n',
})

/** The two states of the project, as commits. */
export interface StalledProject {
  readonly stalled: string
  readonly settled: string
  /** Lets honest work land on base. */
  readonly settle: () => void
}

/** Fills an empty folder with a real repository whose base has stalled. Its remote is called origin. */
export const createStalledProject = (folder: string, further = ''): StalledProject => {
  const stalled = stalledFiles(further)
  const { 'NOTES.md': notes = '', ...begun } = stalled
  const ref = 'refs/remotes/origin/main'
  const cycles = Array.from({ length: recordCommits }, (_, index) =>
    toCommit(ref, lastWork + (index + 1) * pause, `Keep the notes of cycle ${index + 1}`, {
      'NOTES.md': index + 1 === recordCommits ? notes : notesOf(index + 1),
    }),
  )
  const honest = 'refs/heads/honest'
  const settled = settledFiles(further)
  const work = toCommit(honest, settledNow - hour, 'Write MOD-07, and say what MOD-13 lacks', settled, ref)
  runGit(folder, ['init', '--quiet'])
  runGit(
    folder,
    ['fast-import', '--quiet', '--done'],
    [toCommit(ref, lastWork, 'Begin twenty modules', begun), ...cycles, work, 'done\n'].join(''),
  )
  runGit(folder, ['symbolic-ref', 'refs/remotes/origin/HEAD', ref])
  runGit(folder, ['config', 'remote.origin.url', folder])
  runGit(folder, ['config', 'remote.origin.fetch', '+refs/heads/*:refs/remotes/origin/*'])
  runGit(folder, ['update-ref', 'refs/heads/main', ref])
  runGit(folder, ['reset', '--quiet', '--hard', 'main'])
  const shaOf = (name: string): string => runGit(folder, ['rev-parse', name])
  const states = { stalled: shaOf(ref), settled: shaOf(honest) }
  runGit(folder, ['update-ref', '-d', honest])
  return {
    ...states,
    settle: () => {
      runGit(folder, ['update-ref', ref, states.settled])
      runGit(folder, ['reset', '--quiet', '--hard', states.settled])
    },
  }
}

const toCommit = (ref: string, time: number, message: string, files: Files, from?: string): string => {
  const who = `<ada@example.com> ${Math.round(time)} +0000\n`
  const changes = Object.entries(files).map(([path, text]) => `M 100644 inline ${path}\n${counted(text)}`)
  const parent = from === undefined ? '' : `from ${from}\n`
  return `commit ${ref}\nauthor Ada ${who}committer Cora ${who}${counted(message)}${parent}${changes.join('')}\n`
}

const counted = (text: string): string => `data ${Buffer.byteLength(text)}\n${text}\n`
