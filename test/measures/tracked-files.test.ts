import { describe, expect, it } from 'vitest'
import { readInline } from '../../src/markdown/inline.js'
import { cellTargets } from '../../src/measures/cell-targets.js'
import { fileFinder } from '../../src/measures/tracked-files.js'
import { emptyTree } from '../../src/model/tree.js'

const tree = {
  ...emptyTree,
  files: new Set(['src/a.ts', 'src/b/c.ts', 'src/b/d.js', 'src/bc.ts', 'docs/plan.md', 'my dir/x y.ts']),
  others: new Set(['src/link.ts']),
}
const find = fileFinder(tree)

const filesIn = (cell: string): readonly string[] =>
  [...cellTargets(readInline(cell))].flatMap(target => {
    const found = find(target, 'docs/plan.md')
    return 'files' in found ? found.files : [`! ${found.fault}`]
  })

describe('a cell', () => {
  it.each([
    ['src/a.ts', ['src/a.ts']],
    ['`src/a.ts`', ['src/a.ts']],
    ['./src/a.ts', ['src/a.ts']],
    ['src/a.ts:12-14', ['src/a.ts']],
    ['src/a.ts#L1', ['src/a.ts']],
    ['src/a.ts::read', ['src/a.ts']],
    ['src/b', ['src/b/c.ts', 'src/b/d.js']],
    ['src/b/', ['src/b/c.ts', 'src/b/d.js']],
    ['src/b/**', ['src/b/c.ts', 'src/b/d.js']],
    ['src/*.ts', ['src/a.ts', 'src/bc.ts']],
    ['src/b/*.{ts,js}', ['src/b/c.ts', 'src/b/d.js']],
    ['`my dir/x y.ts`', ['my dir/x y.ts']],
    ['[the code](../src/a.ts)', ['src/a.ts']],
    ['[`src/a.ts`](../src/b/c.ts), src/bc.ts', ['src/b/c.ts', 'src/bc.ts']],
    ['[x](/src/a.ts)', ['src/a.ts']],
    ['[x](../my%20dir/x%20y.ts)', ['my dir/x y.ts']],
    ['src/a.ts and src/bc.ts', ['src/a.ts', 'src/bc.ts']],
    ['src/a.ts<br>src/bc.ts', ['src/a.ts', 'src/bc.ts']],
    ['-', []],
    ['', []],
    ['~~src/a.ts~~', []],
  ])('%s names files', (cell, files) => expect(filesIn(cell)).toEqual(files))

  it.each([
    ['src/gone.ts', 'names no tracked file'],
    ['src/*.rs', 'matches no tracked file'],
    ['../a.ts', 'leads out of the repository'],
    ['[x](../../a.ts)', 'leads out of the repository'],
    ['[x](https://example.com/a.ts)', 'leads out of the repository'],
    ['src/link.ts', 'is a symbolic link or a submodule'],
    ['src/{a', 'is no glob'],
  ])('%s names none', (cell, fault) => {
    const [said] = filesIn(cell)
    expect(said).toContain(fault)
  })
})
