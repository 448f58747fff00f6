import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { gitProgram } from '../../src/git/program.js'

const path = process.env['PATH']
let folder = ''

const add = (name: string, mode = 0o755): string => {
  mkdirSync(join(folder, name))
  writeFileSync(join(folder, name, 'git'), '')
  chmodSync(join(folder, name, 'git'), mode)
  return join(folder, name)
}
const findIn = (...folders: string[]): string => {
  process.env['PATH'] = folders.join(delimiter)
  return gitProgram()
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'program-'))
})
afterEach(() => {
  process.env['PATH'] = path
  rmSync(folder, { recursive: true, force: true })
})

describe('Git is', () => {
  it('the first program of that name on the path', () => {
    const [one, two] = [add('one'), add('two')]
    expect(findIn(join(folder, 'none'), two, one)).toBe(join(two, 'git'))
    expect(findIn(one, two)).toBe(join(one, 'git'))
  })

  it('no file that cannot be run, and no folder', () => {
    mkdirSync(join(folder, 'deep', 'git'), { recursive: true })
    const one = add('one')
    expect(findIn(add('plain', 0o644), join(folder, 'deep'), one)).toBe(join(one, 'git'))
  })

  it('not looked for in the folder where the program happens to stand', () => {
    expect(findIn('', '.', 'bin')).toBe('git')
  })

  it('called by its name where the place is one that the toolkit would take apart, or nowhere', () => {
    expect(findIn(add('with space'), add('one'))).toBe('git')
    expect(findIn(join(folder, 'none'))).toBe('git')
  })
})
