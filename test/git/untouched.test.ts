import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { setEnvironment } from '../support/environment.js'
import { temporaryFolder } from '../support/folder.js'
import { createRepository } from '../support/repository.js'
import { gather } from './gathered.js'
import { stillOpen } from './landing-branch.js'
import { buildVaried, observe } from './varied-repository.js'

const snapshot = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map(path => {
      const file = join(folder, path)
      return statSync(file).isDirectory() ? path : `${path} ${readFileSync(file).toString('base64')}`
    })

describe('a repository that was looked at', () => {
  it('is as it was, to the last byte', async () => {
    const repository = buildVaried()
    repository.publish()
    const before = snapshot(repository.folder)
    await observe(repository)
    expect(snapshot(repository.folder)).toEqual(before)
  })

  it('leaves nothing in the folder for temporary files', async () => {
    const repository = buildVaried()
    const folder = temporaryFolder()
    setEnvironment({ TMPDIR: folder })
    await observe(repository)
    expect(readdirSync(folder)).toEqual([])
  })

  it('is unknown where no temporary file can be made', async () => {
    const repository = buildVaried()
    setEnvironment({ TMPDIR: '/nowhere' })
    await expect(observe(repository)).rejects.toThrow('no temporary file could be made')
  })
})

describe('a Git of before 2.39', () => {
  const pretend = () => {
    const tools = temporaryFolder()
    const path = process.env['PATH'] ?? ''
    const script = `#!/bin/sh\ncase $2 in version) echo git version 2.31.0;; merge-tree) exit 129;; *) PATH='${path}' exec git "$@";; esac\n`
    writeFileSync(join(tools, 'git'), script, { mode: 0o755 })
    setEnvironment({ PATH: [tools, path].join(delimiter) })
  }

  it('proves what it can, and says that it could not merge', async () => {
    const repository = buildVaried()
    repository.branch('row/X-6', 'main~1')
    repository.commit({ message: 'X-6', files: { b: 'b\nhere\n' } })
    repository.checkout('main')
    repository.commit({ message: 'b', files: { b: 'there\nb\n' } })
    pretend()
    const facts = await gather(repository.folder, { bases: ['main'] })
    expect([...facts.values()].map(({ landing }) => landing.landed)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
    expect(facts.get('row/X-3')?.landing).toEqual({ landed: false, why: stillOpen })
    expect(facts.get('row/X-6')?.landing).toHaveProperty('why', expect.stringContaining('Git 2.39'))
    expect(facts.get('row/X-5')?.own.map(({ message }) => message)).toEqual(['X-5'])
  })

  it('does not take a branch for landed because of commits beside a merge that it could not look into', async () => {
    const repository = createRepository()
    repository.commit({ message: 'begin', files: { a: 'a\n' } })
    repository.branch('row/X-1')
    const one = repository.commit({ message: 'one', files: { one: '1\n' } })
    repository.checkout('main')
    repository.commit({ message: 'base', files: { base: 'b\n' } })
    repository.checkout('row/X-1')
    repository.git('merge', '--quiet', '--no-commit', 'main')
    repository.commit({ message: 'not only a merge', files: { a: 'hidden\n' } })
    repository.checkout('main')
    repository.pick(one)
    repository.commit({ message: 'rewrite', files: { a: 'aa\n', one: '11\n' } })
    pretend()
    expect((await gather(repository.folder, { bases: ['main'] })).get('row/X-1')?.landing.landed).toBe(false)
  })
})
