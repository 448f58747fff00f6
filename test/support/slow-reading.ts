import { execFileSync } from 'node:child_process'
import { posix } from 'node:path'

const git = (repository: string, args: readonly string[]): string =>
  execFileSync('git', ['-C', repository, ...args], { encoding: 'utf8', maxBuffer: 1 << 30 })

/** One row as the plain script reads it. */
export interface SlowRow {
  readonly id: string
  readonly state: string
  readonly path: string
  readonly line: number
}

const words = 'INVENTORIED PARTIAL ACTIVE GATING SPIKE ANCHOR-BACKFILL READY DONE BLOCKED'.split(' ')
const prefix =
  /^`((?:ENG|KV|PAR|SAMPLE|TOOLS|SPEC|SERVE|LORA|ATTN|LOAD|MODEL|QUANT|KERNEL|BACKEND|GEN)-[\w.-]+)`/

/** Splits a line at every pipe that no backslash precedes; the independent reading that ours is held against. */
const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
    .map(cell => cell.trim())

/** Reads matrices line by line, the State column found by its header. Shares no code with the project. */
export const readSlowly = (repository: string, commit: string, paths: readonly string[]): SlowRow[] =>
  paths.flatMap(path => {
    let column = -1
    return git(repository, ['show', `${commit}:${path}`])
      .split('\n')
      .flatMap((text, index): SlowRow[] => {
        if (!text.startsWith('|')) {
          column = -1
          return []
        }
        const cells = cellsOf(text)
        if (cells.includes('ID')) column = cells.findIndex(cell => /^(.* )?state$/i.test(cell))
        const id = prefix.exec(cells[0] ?? '')?.[1]
        const state = words.find(word => cells[column]?.replace(/[`*]/g, '').startsWith(word))
        return id && state ? [{ id, state, path, line: index + 1 }] : []
      })
  })

/** One `git log --grep` for the ID as a whole token, with dates and changed paths: what the plain scripts do for every active row. */
export const searchSlowly = (repository: string, commit: string, id: string): string =>
  git(repository, [
    'log',
    '--format=%x00%H %cI %s',
    '--name-only',
    '-E',
    `--grep=(^|[^A-Za-z0-9_.-])${id.replaceAll('.', '\\.')}($|[^A-Za-z0-9_.-]|[.-]+($|[^A-Za-z0-9_.-]))`,
    commit,
  ])

/** Whether a file below `specs/` to which the line links holds the ID as a whole token. In the sample no other column links there. */
export const findsSpecSlowly = (
  repository: string,
  commit: string,
  { id, path, line }: Pick<SlowRow, 'id' | 'path' | 'line'>,
): boolean => {
  const text = git(repository, ['show', `${commit}:${path}`]).split('\n')[line - 1] ?? ''
  const whole = new RegExp(`(?<![\\w.-])${id.replaceAll('.', '\\.')}(?![\\w]|[.-]+\\w)`)
  return [...text.matchAll(/\]\((specs\/[^)#\s]+)/g)].some(([, link = '']) =>
    whole.test(git(repository, ['show', `${commit}:${posix.join(posix.dirname(path), link)}`])),
  )
}
