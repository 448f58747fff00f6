import { describe, expect, it } from 'vitest'
import { placeIn } from '../../src/contracts/tree-place.js'
import { emptyTree } from '../../src/model/tree.js'

const tree = {
  ...emptyTree,
  files: new Set(['src/format/reader.ts', 'readme.md']),
  others: new Set(['loop', 'vendor/parser']),
}

describe('a path of a tree', () => {
  it.each([
    ['readme.md', { is: 'file' }],
    ['', { is: 'folder' }],
    ['src', { is: 'folder' }],
    ['src/format', { is: 'folder' }],
    ['vendor', { is: 'folder' }],
    ['sr', { is: 'nothing' }],
    ['README.md', { is: 'nothing' }],
    ['src/format/reader.ts/x', { is: 'nothing' }],
    ['loop', { is: 'link', link: 'loop' }],
    ['loop/loop/loop', { is: 'behind-link', link: 'loop' }],
    ['vendor/parser/src/a.c', { is: 'behind-link', link: 'vendor/parser' }],
  ])('%s', (path, place) => expect(placeIn(tree, path)).toEqual(place))
})
