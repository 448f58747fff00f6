import { expect, it } from 'vitest'
import { mergeAll, mergeLine } from '../../src/git/merges.js'
import { withQuarantine } from '../../src/git/quarantine.js'
import { isMissing } from '../../src/git/batch.js'
import { temporaryFolder } from '../support/folder.js'
import { epoch, runGit } from '../support/git.js'
import { gather, open } from './gathered.js'

const paths = ['a', 'b', 'dir/a', 'dir/b', 'other/a']

const variants = ['A', 'B', 'C'].map(letter =>
  Array.from({ length: 12 }, (_, line) => (line === 5 ? letter : `line ${line}`)).join('\n'),
)

type Contents = ReadonlyMap<string, string | undefined>

/** New contents for some paths, as often as not those that they are given elsewhere. */
const change = (random: (limit: number) => number, elsewhere: Contents = new Map()): Contents =>
  new Map(
    paths
      .filter(() => random(3) === 0)
      .map(path => [path, elsewhere.has(path) && random(4) > 0 ? elsewhere.get(path) : variants[random(4)]]),
  )

/** A branch that gives paths these contents, from the root that all share. */
const branch = (ref: string, contents: Contents, order: number): string => {
  const changes = [...contents].map(([path, text]) =>
    text === undefined ? `D ${path}\n` : `M 100644 inline ${path}\ndata ${text.length}\n${text}\n`,
  )
  return `commit ${ref}\ncommitter A <a@b> ${epoch + order} +0000\ndata 0\nfrom :1\n${changes.join('')}\n`
}

const sequence = (seed: number) => {
  let state = seed
  return (limit: number) => {
    state = (state * 48_271) % 2_147_483_647
    return (state >> 8) % limit
  }
}

const totals = { nothing: 0, something: 0 }

it.each([1, 7, 11, 22, 33, 44, 55, 66])('tells without merging what merging would tell (%i)', async seed => {
  const random = sequence(seed)
  const folder = temporaryFolder()
  runGit(folder, ['init', '--quiet'])
  const files = paths
    .filter(() => random(4) > 0)
    .map(path => `M 100644 inline ${path}\ndata ${variants[0]?.length}\n${variants[0]}\n`)
  const root = `commit refs/heads/root\nmark :1\ncommitter A <a@b> ${epoch} +0000\ndata 0\n${files.join('')}\n`
  const onMain = change(random)
  const branches = Array.from({ length: 400 }, (_, order) =>
    branch(`refs/heads/row/X-${order}`, change(random, onMain), order + 2),
  )
  runGit(
    folder,
    ['fast-import', '--quiet'],
    [root, branch('refs/heads/main', onMain, 1), ...branches].join(''),
  )

  const repository = await open(folder)
  const base = runGit(folder, ['rev-parse', 'refs/heads/main'])
  const tips = repository.refs.filter(({ ref }) => ref.startsWith('refs/heads/row/'))
  const lines = [base, ...tips.map(({ sha }) => sha)].map(tip => mergeLine(base, tip))
  const merges = await withQuarantine(repository, where => mergeAll(where, lines))
  if (isMissing(merges)) throw new Error(merges.reason)
  const facts = await gather(folder, { bases: ['main'] })
  const seen = { nothing: 0, something: 0 }
  for (const { ref, sha } of tips) {
    const { landing, netPaths } = facts.get(ref.slice('refs/heads/'.length)) ?? {
      landing: null,
      netPaths: [],
    }
    if (netPaths.length === 0) continue
    const nothing =
      JSON.stringify(merges.get(mergeLine(base, sha))) === JSON.stringify(merges.get(mergeLine(base, base)))
    seen[nothing ? 'nothing' : 'something']++
    expect([ref, landing]).toEqual([
      ref,
      nothing ? { landed: true, by: 'content', time: null } : expect.objectContaining({ landed: false }),
    ])
  }
  totals.nothing += seen.nothing
  totals.something += seen.something
})

it('has tried both', () => {
  expect(Math.min(totals.nothing, totals.something)).toBeGreaterThan(100)
})
