import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { generateRepository } from '../support/generated-repository.js'
import { runGit } from '../support/git.js'

const folders: string[] = []

/** A folder for the length of the run; `folders` names all of them for removal. */
export const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'rowaudit-bench-'))
  folders.push(folder)
  return folder
}

export const madeFolders: readonly string[] = folders

export const bundle = resolve('../shared/samples/parity-matrices.bundle')
export const parityConfig = resolve('examples/parity/rowaudit.yml')
export const wholeConfig = resolve('examples/parity-complete/rowaudit.yml')
export const matrices = ['engine', 'model', 'quantization', 'kernel', 'backend', 'feature'].map(
  name => `.agents/${name}-matrix.md`,
)

export const cloneSample = (): string => {
  const folder = newFolder()
  runGit(folder, ['clone', '--quiet', '-b', 'main', bundle, '.'])
  return folder
}

/**
 * The sample with a branch checked out that moves rows in two of its matrices and changes a file of code, while main has
 * gone on in one of them: base and what would land are two records, and the merge has something to do.
 */
export const cloneChanged = (): string => {
  const folder = cloneSample()
  const edit = (path: string, from: RegExp, to: string): void =>
    writeFileSync(join(folder, path), readFileSync(join(folder, path), 'utf8').replace(from, to))
  const commit = (message: string) => runGit(folder, ['commit', '--quiet', '-am', message])
  runGit(folder, ['checkout', '--quiet', '-b', 'row/KERNEL-GEMM-BF16'])
  edit('.agents/kernel-matrix.md', /^(\| `KERNEL-GEMM-BF16` .*\| *)`?ACTIVE`?/m, '$1DONE')
  edit('.agents/engine-matrix.md', /$/, '\nThe end.\n')
  commit('KERNEL-GEMM-BF16: finish it')
  runGit(folder, ['checkout', '--quiet', 'main'])
  edit('.agents/kernel-matrix.md', /^/, 'As of today.\n\n')
  commit('Say when')
  runGit(folder, ['push', '--quiet', folder, 'main:refs/remotes/origin/main'])
  runGit(folder, ['checkout', '--quiet', 'row/KERNEL-GEMM-BF16'])
  return folder
}

const prefixed =
  /^(\| *`)((?:ENG|KV|PAR|SAMPLE|TOOLS|SPEC|SERVE|LORA|ATTN|LOAD|MODEL|QUANT|KERNEL|BACKEND)-[\w.-]+)/gm

/** Takes the text out of every cell that is not below `ID` or a State header; rows stay rows. */
const shorten = (text: string): string => {
  let kept: readonly boolean[] = []
  return text
    .split('\n')
    .map(line => {
      if (!line.startsWith('|')) return line
      const cells = line.split(/(?<!\\)\|/).slice(1, -1)
      if (cells.some(cell => cell.trim() === 'ID'))
        kept = cells.map(cell => /^(?:ID|State|Gate state)$/.test(cell.trim()))
      const isRow = /^\| *`[A-Z]+-/.test(line)
      return isRow ? `|${cells.map((cell, index) => (kept[index] ? cell : ' - ')).join('|')}|` : line
    })
    .join('\n')
}

/**
 * The sample with ten times the rows: nine copies of each matrix beside it, every ID in them another one. The copies have
 * all the text of the original, or none beyond ID and state.
 */
export const cloneTenfold = (
  text: 'whole' | 'short',
): { readonly folder: string; readonly config: string } => {
  const folder = cloneSample()
  for (const path of matrices) {
    const original = readFileSync(join(folder, path), 'utf8')
    const copied = text === 'whole' ? original : shorten(original)
    for (let copy = 2; copy <= 10; copy++) {
      writeFileSync(
        join(folder, path.replace('-matrix.md', `-${copy}-matrix.md`)),
        copied.replace(prefixed, `$1$2-x${copy}`),
      )
    }
  }
  runGit(folder, ['add', '--all'])
  runGit(folder, ['commit', '--quiet', '-m', 'Copy the record nine times'], '', 1_784_900_000)
  runGit(folder, ['update-ref', 'refs/remotes/origin/main', 'HEAD'])
  const config = join(newFolder(), 'rowaudit.yml')
  writeFileSync(config, readFileSync(parityConfig, 'utf8').replaceAll('-matrix.md', '*-matrix.md'))
  return { folder, config }
}

export const generated = { commits: 50_000, files: 5_000, rows: 5_000, active: 300, branches: 300 } as const

/** The large repository, and its configuration. */
export const makeGenerated = (): { readonly folder: string; readonly config: string } => {
  const folder = newFolder()
  generateRepository(folder, generated)
  runGit(folder, ['checkout', '--quiet', 'main'])
  const config = join(newFolder(), 'rowaudit.yml')
  writeFileSync(
    config,
    "base: main\nmatrices: ['docs/matrix-*.md']\nstates: { ACTIVE: active, INVENTORIED: inventoried }\n",
  )
  return { folder, config }
}
