import { epoch, runGit } from './git.js'

export interface Size {
  /** Commits on base, those that land branches included. */
  readonly commits: number
  readonly files: number
  readonly rows: number
  /** Rows whose state is ACTIVE, the first ones of the record. */
  readonly active: number
  readonly branches: number
}

/** How a generated branch ends, in turn. */
const fates = ['open', 'squash', 'open', 'merge', 'picked'] as const
type Fate = (typeof fates)[number]

const linesOfFile = 30
const matrixRows = 500

/** The ID of a generated row, counted from 0: `GEN-0001` is the first. */
export const generatedId = (index: number): string => `GEN-${String(index + 1).padStart(4, '0')}`

/** Path of the matrix that holds a generated row. */
export const generatedMatrix = (index: number): string =>
  `docs/matrix-${String(Math.floor(index / matrixRows) + 1).padStart(2, '0')}.md`

/** The branches that were made, by fate: names without `refs/remotes/origin/`. */
export type GeneratedBranches = ReadonlyMap<string, Fate>

/**
 * Fills an empty folder with a repository of any size, the same for the same size: `main` and its row branches on a
 * remote called origin, and a record of rows. One call of `git fast-import`.
 */
export const generateRepository = (folder: string, size: Size): GeneratedBranches => {
  const branches = new Map<string, Fate>()
  runGit(folder, ['init', '--quiet'])
  runGit(folder, ['fast-import', '--quiet', '--done'], [...stream(size, branches), 'done\n'].join(''))
  runGit(folder, ['symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/main'])
  runGit(folder, ['config', 'remote.origin.url', folder])
  runGit(folder, ['config', 'remote.origin.fetch', '+refs/heads/*:refs/remotes/origin/*'])
  runGit(folder, ['update-ref', 'refs/heads/main', 'refs/remotes/origin/main'])
  return branches
}

function* stream(size: Size, branches: Map<string, Fate>): Generator<string> {
  const random = sequence()
  const lines = new Map<string, string[]>()
  const due = new Map<number, Landing[]>()
  const apart = Math.max(1, Math.floor(size.commits / (size.branches + 1)))
  let mark = 0
  let time = epoch - size.commits * 600
  const write = (ref: string, message: string, files: Files, from = '', merge = '') => {
    mark++
    time += 600
    const who = `<ada@example.com> ${time} +0000\n`
    const changes = Object.entries(files).map(([path, text]) => `M 100644 inline ${path}\n${counted(text)}`)
    return `commit ${ref}\nmark :${mark}\nauthor Ada ${who}committer Cora ${who}${counted(message)}${from}${merge}${changes.join('')}\n`
  }
  const edit = (path: string, line: number, text: string): Files => {
    const known =
      lines.get(path) ?? Array.from({ length: linesOfFile }, (_, index) => `line ${index} of ${path}`)
    lines.set(path, known.with(line, text))
    return { [path]: toText(known.with(line, text)) }
  }
  const path = (index: number) => `src/area-${index % 40}/part-${index}.ts`

  yield write(main, 'Begin the record', record(size))
  for (let number = 1; number < size.commits; number++) {
    const landing = due.get(number)?.shift()
    if (landing) {
      const files = { ...edit(landing.shared, landing.line, landing.text), ...landing.files }
      yield write(main, landing.message, files, '', landing.merge)
      continue
    }
    const row = generatedId(random(size.rows))
    const part = path(random(size.files))
    const message =
      [`${row}: change ${part}`, `Change ${part}\n\nPart of ${row}.`, `Change ${part}`][random(3)] ?? ''
    const files = random(20) === 0 ? { 'docs/notes.md': `Note ${number}\n` } : {}
    yield write(main, message, { ...files, ...edit(part, random(20), `change ${number}`) })

    if (branches.size === size.branches || number % apart !== 0) continue
    const order = branches.size
    const id = generatedId((order * 7) % size.rows)
    const name = `row/${id}${order * 7 < size.rows ? '' : `-${order}`}`
    const fate = fates[order % fates.length] ?? 'open'
    branches.set(name, fate)
    const fork = mark
    const shared = path(random(size.files))
    const line = 20 + (order % 10)
    const base =
      lines.get(shared) ?? Array.from({ length: linesOfFile }, (_, index) => `line ${index} of ${shared}`)
    const own = { [`src/${name}.ts`]: `begin ${name}\n` }
    const text = `branch ${name}`
    const ref = `refs/remotes/origin/${name}`
    yield write(ref, `${id}: begin`, own, `from :${fork}\n`)
    yield write(ref, `${id}: go on`, { [shared]: toText(base.with(line, text)) })
    if (fate === 'open') continue
    const merge = fate === 'merge' ? `merge :${mark}\n` : ''
    const landings = [{ message: `${id}: land (#${order})`, shared, line, text, files: own, merge }]
    if (fate === 'picked')
      landings.unshift({ ...landings[0], message: `${id}: begin`, text: base[line] ?? '' } as Landing)
    landings.forEach((each, index) => {
      const when = number + Math.min(50, apart - 2) + index
      due.set(when, [...(due.get(when) ?? []), each])
    })
  }
}

type Files = Readonly<Record<string, string>>

interface Landing {
  readonly message: string
  readonly shared: string
  readonly line: number
  readonly text: string
  readonly files: Files
  readonly merge: string
}

const main = 'refs/remotes/origin/main'

const toText = (lines: readonly string[]): string => lines.map(line => `${line}\n`).join('')

const counted = (text: string): string => `data ${Buffer.byteLength(text)}\n${text}\n`

const record = ({ rows, active }: Size): Files => {
  const files: Record<string, string> = {}
  for (let index = 0; index < rows; index++) {
    const path = generatedMatrix(index)
    files[path] ??= '# Matrix\n\n| ID | State | Note |\n| --- | --- | --- |\n'
    files[path] +=
      `| ${generatedId(index)} | ${index < active ? 'ACTIVE' : 'INVENTORIED'} | row number ${index} |\n`
  }
  return files
}

/** A pseudo-random sequence that is the same in every run: each call gives a whole number below the limit. */
const sequence = () => {
  let state = 1
  return (limit: number): number => {
    state = (state * 48_271) % 2_147_483_647
    return state % limit
  }
}
