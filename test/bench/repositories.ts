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
export const matrices = ['engine', 'model', 'quantization', 'kernel', 'backend', 'feature'].map(
  name => `.agents/${name}-matrix.md`,
)

export const cloneSample = (): string => {
  const folder = newFolder()
  runGit(folder, ['clone', '--quiet', '-b', 'main', bundle, '.'])
  return folder
}

/** The sample with ten times the rows: nine copies of each matrix beside it, every ID in them another one. */
export const cloneTenfold = (): { readonly folder: string; readonly config: string } => {
  const folder = cloneSample()
  const prefixed =
    /^(\| *`)((?:ENG|KV|PAR|SAMPLE|TOOLS|SPEC|SERVE|LORA|ATTN|LOAD|MODEL|QUANT|KERNEL|BACKEND)-[\w.-]+)/gm
  for (const path of matrices) {
    const text = readFileSync(join(folder, path), 'utf8')
    for (let copy = 2; copy <= 10; copy++) {
      writeFileSync(
        join(folder, path.replace('-matrix.md', `-${copy}-matrix.md`)),
        text.replace(prefixed, `$1$2-x${copy}`),
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
