import { expect, it } from 'vitest'
import { globMatcher } from '../../src/evidence/glob.js'

it.each([
  ['row/*', 'row/a/b'],
  ['row/*', 'row/'],
  ['*', ''],
  ['a*b*c', 'abc'],
  ['a*b*c', 'axbxbxc'],
  ['*/x/*', 'a/x/b'],
  ['a**b', 'ab'],
  ['a.b', 'a.b'],
])('%s matches %s', (glob, name) => expect(globMatcher(glob)(name)).toBe(true))

it.each([
  ['row/*', 'xrow/a'],
  ['ab*ba', 'aba'],
  ['a*b*b', 'ab'],
  ['a*b*c', 'acb'],
  ['a.b', 'axb'],
  ['', 'a'],
])('%s does not match %s', (glob, name) => expect(globMatcher(glob)(name)).toBe(false))
