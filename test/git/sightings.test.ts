import { describe, expect, it } from 'vitest'
import { readFileVersions } from '../../src/git/file-versions.js'
import { objectGatherer } from '../../src/git/begun-objects.js'
import { readSightings } from '../../src/git/sightings.js'
import type { DatedLine } from '../../src/model/dated-line.js'
import { createRepository, epoch, type TestRepository } from '../support/repository.js'
import { open, valueOf } from './gathered.js'

const day = 86_400

const sightingsOf = async ({ folder }: TestRepository, commit: string, lines: readonly DatedLine[]) => {
  const repository = await open(folder)
  const versionsOf = (path: string) => readFileVersions(repository, commit, path)
  return readSightings(objectGatherer(repository), versionsOf, lines)
}

/** A commit a day, each with the log of that day. */
const daily = (path: string, ...logs: readonly string[]) => {
  const repository = createRepository()
  const shas = logs.map((log, index) =>
    repository.commit({ message: `day ${index}`, files: { [path]: log }, time: epoch + index * day }),
  )
  return { repository, shas }
}

const hostile = [':(top)log.md', 'a b/ü "q"\\log.md', '*.md', '-p', 'line\nbreak.md']

describe('the sighting of a line before its moment', () => {
  it('is the last commit before it that has the line', async () => {
    const { repository, shas } = daily('log.md', '## 1\n', '## 1\n## 2\n', '## 1\n## 2\r\n## 3', '## 3\n')
    const line = (text: string, days: number) => ({ path: 'log.md', text, moment: epoch + days * day })
    const asked = [line('## 2', 1), line('## 2', 2), line('## 2', 2.5), line('## 3', 3), line('## 1', 9)]
    const sighting = await sightingsOf(repository, shas[3] ?? '', asked)
    const seen = asked.map(each => valueOf(sighting(each)))
    expect(seen).toEqual([
      null,
      { sha: shas[1], time: epoch + day },
      { sha: shas[2], time: epoch + 2 * day },
      { sha: shas[2], time: epoch + 2 * day },
      null,
    ])
  })

  it('is none before the file was there, nor a part of a line, nor what another history has', async () => {
    const { repository, shas } = daily('log.md', '', '## 1 and more\n')
    repository.branch('other', shas[0])
    repository.commit({ message: 'other', files: { 'log.md': '## 1\n' }, time: epoch + day })
    const asked = [0, 1, 5].map(days => ({ path: 'log.md', text: '## 1', moment: epoch + days * day }))
    const sighting = await sightingsOf(repository, shas[1] ?? '', asked)
    expect(asked.map(each => valueOf(sighting(each)))).toEqual([null, null, null])
  })

  it('follows what a merge brought, from the day on which it was committed', async () => {
    const { repository } = daily('log.md', '# Log\n')
    repository.branch('row/ENG-1')
    const sha = repository.commit({
      message: 'entry',
      files: { 'log.md': '# Log\n## 1\n' },
      time: epoch + day,
    })
    repository.checkout('main')
    repository.commit({ message: 'work', files: { 'a.ts': '' }, time: epoch + 2 * day })
    const merge = repository.merge('row/ENG-1')
    const asked = { path: 'log.md', text: '## 1', moment: epoch + 2 * day }
    const sighting = await sightingsOf(repository, merge, [asked])
    expect(valueOf(sighting(asked))).toEqual({ sha, time: epoch + day })
  })

  it.each(hostile)('reads a file called %j as it is called', async path => {
    const { repository, shas } = daily(path, '## ü 🎉\n', '## ü 🎉\nmore\n')
    repository.commit({ message: 'other', files: { 'other.md': '## other\n' }, time: epoch + 2 * day })
    const asked = { path, text: '## ü 🎉', moment: epoch + day }
    const sighting = await sightingsOf(repository, repository.sha('HEAD'), [asked])
    expect(valueOf(sighting(asked))).toEqual({ sha: shas[0], time: epoch })
  })

  it('is told by no setting of the repository', async () => {
    const { repository, shas } = daily('log.md', '## 1\n', '## 1\n## 2\n')
    for (const [key, value] of [
      ['log.showSignature', 'true'],
      ['log.follow', 'true'],
      ['log.diffMerges', 'combined'],
      ['diff.noprefix', 'true'],
      ['format.pretty', 'oneline'],
      ['log.decorate', 'full'],
      ['diff.renames', 'copies'],
    ] as const)
      repository.git('config', key, value)
    const asked = { path: 'log.md', text: '## 1', moment: epoch + day }
    const sighting = await sightingsOf(repository, shas[1] ?? '', [asked])
    expect(valueOf(sighting(asked))).toEqual({ sha: shas[0], time: epoch })
  })

  it('is sought earlier, and never invented, where there are more moments than versions may be read', async () => {
    const entries = Array.from({ length: 130 }, (_, index) => `## ${index}`)
    const { repository, shas } = daily(
      'log.md',
      ...entries.map((_, index) => entries.slice(0, index + 1).join('\n')),
    )
    // Each entry is a day ahead of its commit, but for the even ones, which came on their day.
    const asked = entries.map((text, index) => ({
      path: 'log.md',
      text,
      moment: epoch + (index + (index % 2)) * day,
    }))
    const sighting = await sightingsOf(repository, shas[129] ?? '', asked)
    const seen = asked.map(each => valueOf(sighting(each)))
    seen.forEach((each, index) => {
      if (index % 2 === 0) expect(each).toBeNull()
      else if (each) expect(each.sha).toBe(shas[index])
    })
    expect(seen.filter(each => each !== null).length).toBeGreaterThan(30)
  }, 30_000)

  it('is unknown where a version cannot be read, and where nobody asked', async () => {
    const { repository, shas } = daily('log.md', '## 1\n', '## 1\n## 2\n')
    const asked = { path: 'log.md', text: '## 1', moment: epoch + day }
    const absent = await sightingsOf(repository, '0'.repeat(40), [asked])
    expect(absent(asked)).toMatchObject({ found: false })
    expect(absent({ ...asked, path: 'other.md' })).toMatchObject({ found: false })
    const object = repository.git('rev-parse', `${shas[0] ?? ''}:log.md`)
    const { rmSync } = await import('node:fs')
    rmSync(`${repository.folder}/.git/objects/${object.slice(0, 2)}/${object.slice(2)}`)
    const lost = await sightingsOf(repository, shas[1] ?? '', [asked])
    expect(lost(asked)).toMatchObject({ found: false, reason: expect.stringContaining(object) as string })
  })
})
