import { expect, it } from 'vitest'
import { temporaryFolder } from '../support/folder.js'
import { generatedId, generatedMatrix, generateRepository } from '../support/generated-repository.js'
import { runGit } from '../support/git.js'
import { gather, readCommits } from './gathered.js'

it('tells the fates of a generated repository, whose branches were made in every way', async () => {
  const folder = temporaryFolder()
  const branches = generateRepository(folder, {
    commits: 2_000,
    files: 400,
    rows: 600,
    active: 20,
    branches: 40,
  })
  const facts = await gather(folder, { rowOf: name => /GEN-\d+/.exec(name)?.[0] ?? null })
  const landed = new Map([...facts].map(([name, { landing }]) => [name, landing.landed]))
  expect(landed).toEqual(new Map([...branches].map(([name, fate]) => [name, fate !== 'open'])))
  expect(facts.size).toBe(40)
  for (const { own } of facts.values()) expect(own).toHaveLength(2)
})

it('generates the commits and rows that it is asked for', async () => {
  const folder = temporaryFolder()
  generateRepository(folder, { commits: 300, files: 50, rows: 501, active: 3, branches: 0 })
  const commits = await readCommits(folder, runGit(folder, ['rev-parse', 'refs/remotes/origin/main']))
  expect(commits).toHaveLength(300)
  const last = runGit(folder, ['show', `main:${generatedMatrix(500)}`])
  expect([generatedId(500), last.split('\n').at(-1)]).toEqual([
    'GEN-0501',
    '| GEN-0501 | INVENTORIED | row number 500 |',
  ])
  expect(runGit(folder, ['show', `main:${generatedMatrix(0)}`]).match(/ACTIVE/g)).toHaveLength(3)
})
