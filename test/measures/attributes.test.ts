import fc from 'fast-check'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { asideByAttributes } from '../../src/measures/attributes.js'
import { temporaryFolder } from '../support/folder.js'
import { runGit } from '../support/git.js'

const names = ['linguist-generated', 'linguist-vendored', 'diff']

/** What Git itself says, for the same attributes and the same meaning of their values. */
const asideByGit = (
  files: Readonly<Record<string, string>>,
  paths: readonly string[],
): readonly boolean[] => {
  const folder = temporaryFolder()
  runGit(folder, ['init', '--quiet'])
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const parts = runGit(folder, ['check-attr', '--stdin', '-z', ...names], paths.join('\0') + '\0').split('\0')
  const aside = new Set<string>()
  for (let at = 0; at + 2 < parts.length; at += 3) {
    const [path, name, value] = parts.slice(at, at + 3) as [string, string, string]
    const isNot = ['unset', 'unspecified', 'false'].includes(value)
    if (name === 'diff' ? value === 'unset' || value === 'false' : !isNot) aside.add(path)
  }
  return paths.map(path => aside.has(path))
}

const asideByUs = (files: Readonly<Record<string, string>>, paths: readonly string[]): readonly boolean[] =>
  paths.map(asideByAttributes(Object.entries(files).map(([path, text]) => ({ path, text }))))

const paths = [
  'a.ts',
  'src/a.ts',
  'src/deep/a.ts',
  'src/deep/er/a.pb.ts',
  'src/gen/b.ts',
  'gen/b.ts',
  'gen/c/d.ts',
  'src/with space.ts',
  'src/ä.ts',
  'src/[x].ts',
  'src/{y}.ts',
  'src/*.ts',
  'lib/a1.js',
  'lib/aB.js',
  'LICENSE',
  'src/x(1).ts',
]

const lines = [
  '*.ts linguist-generated',
  'a.ts linguist-generated=true',
  '/a.ts linguist-vendored',
  'src/a.ts linguist-generated',
  'src/** linguist-vendored',
  'src/**/a.ts linguist-generated',
  '**/gen/** linguist-generated',
  'gen/** linguist-generated',
  'gen linguist-generated',
  'gen/ linguist-generated',
  'gen/* linguist-generated',
  '**/deep/* linguist-vendored',
  'src/**.ts linguist-generated',
  'src/d**p/a.ts linguist-generated',
  '"src/with space.ts" linguist-generated',
  '"src/\\303\\244.ts" linguist-generated',
  'src/with?space.ts linguist-generated',
  'src/\\[x\\].ts linguist-generated',
  'src/[[]x].ts linguist-generated',
  'src/{y}.ts linguist-generated',
  'src/{a,y}.ts linguist-generated',
  'src/\\*.ts linguist-generated',
  'lib/a[0-9].js linguist-generated',
  'lib/a[!0-9].js linguist-generated',
  'lib/a[[:upper:]].js linguist-generated',
  'lib/[unclosed linguist-generated',
  'src/x*(1).ts linguist-generated',
  '*.ts -diff',
  '*.ts binary',
  '*.ts diff=html',
  '!*.ts linguist-generated',
  '*.ts -linguist-generated',
  '*.ts !linguist-generated',
  '*.ts linguist-generated=false',
  '# *.ts linguist-generated',
  '   *.ts \t text linguist-generated\t',
  '[attr]ours linguist-generated -diff',
  '*.js ours',
  '*.js -ours',
  '*.ts binary diff',
  '*.ts -binary',
  '',
  'nothing',
  '\\!a.ts linguist-generated',
  '** linguist-generated',
  '/** linguist-generated',
  'lib/a?.js linguist-generated',
  '***/a.ts linguist-generated',
  'src/**/**/a.ts linguist-generated',
  'trailing\\ linguist-generated',
]

describe('attributes', () => {
  it.each(lines)('are read as Git reads them: %s', line => {
    const files = { '.gitattributes': `${line}\n` }
    expect(asideByUs(files, paths)).toEqual(asideByGit(files, paths))
  })

  it('of a nearer file come before those further up, and of several lines the last', () => {
    const files = {
      '.gitattributes': '[attr]ours linguist-generated\n*.ts ours\n*.js binary\n',
      'src/.gitattributes': '*.ts -linguist-generated\ndeep/*.ts linguist-generated\n/gen/b.ts ours\n',
      'src/deep/.gitattributes': '[attr]mine linguist-generated\na.ts mine !linguist-generated\n',
      'lib/.gitattributes': '*.js -binary\n',
    }
    expect(asideByUs(files, paths)).toEqual(asideByGit(files, paths))
    expect(asideByUs(files, ['a.ts', 'src/a.ts', 'src/deep/er/a.ts', 'src/gen/b.ts'])).toEqual([
      true,
      false,
      false,
      true,
    ])
  })

  it('are read as Git reads them, whatever stands in three files', () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...lines), { maxLength: 6 }),
        fc.array(fc.constantFrom(...lines), { maxLength: 4 }),
        fc.array(fc.constantFrom(...lines), { maxLength: 4 }),
        (top, inner, other) => {
          const files = {
            '.gitattributes': top.join('\n'),
            'src/.gitattributes': inner.join('\r\n'),
            'gen/.gitattributes': `${other.join('\n')}\n`,
          }
          expect(asideByUs(files, paths)).toEqual(asideByGit(files, paths))
        },
      ),
      { numRuns: 60 },
    ))
})
