import { writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openLandedTree } from '../../src/git/landed-tree.js'
import { setEnvironment } from '../support/environment.js'
import { temporaryFolder } from '../support/folder.js'
import { createRepository, type TestRepository } from '../support/repository.js'
import { valueOf } from './gathered.js'
import { contentsOf, holdNothingStays, land } from './landed.js'
import { gatherServed } from './served.js'

const text = (name: string, change = -1) =>
  Array.from({ length: 30 }, (_, line) => (line === change ? `changed\n` : `line ${line} of ${name}\n`)).join(
    '',
  )

/** Both sides edit one file; each has more of its own. */
const begin = (): TestRepository => {
  const author = createRepository()
  author.commit({ message: 'begin', files: { both: text('both'), same: text('same'), gone: text('gone') } })
  author.branch('row/X-1')
  author.commit({ message: 'X-1', files: { both: text('both', 3), one: '1\n' }, remove: ['gone'] })
  author.checkout('main')
  author.commit({ message: 'on', files: { both: text('both', 25), mains: 'm\n' } })
  return author
}

describe('the tree that lands where contents were left out', () => {
  holdNothingStays()

  it('is that of a complete clone, and what the merge made is asked of nobody', async () => {
    const author = begin()
    const whole = await land(author, 'main', 'row/X-1')
    expect(whole.changes).toEqual(['M both', 'D gone', 'A one'])
    const { repository, asked, end } = await gatherServed(author)
    const landed = await land(author, 'main', 'row/X-1', repository)
    expect(landed).toEqual(whole)
    // One for the merge, one for the contents.
    expect(asked()).toEqual({ fetch: 2 })
    const opened = await openLandedTree(repository, {
      target: author.sha('main'),
      head: author.sha('row/X-1'),
    })
    const { view, tree, close } = valueOf(opened)
    expect(await contentsOf(view, tree)).toEqual(whole.contents)
    expect(asked()).toEqual({ fetch: 2 })
    await close()
    await end()
  })

  it('is missing where the server is gone', async () => {
    const author = begin()
    const { repository, stop, end } = await gatherServed(author)
    await stop()
    const route = { target: author.sha('main'), head: author.sha('row/X-1') }
    expect(await openLandedTree(repository, route)).toMatchObject({
      found: false,
      reason: expect.stringContaining('fetch the contents of') as string,
    })
    await end()
  })
})

describe('the tree that lands, by a Git of another version', () => {
  /** Puts a Git on the PATH that says its version, and knows as much of merge-tree as that did. */
  const pretend = (version: string, refused: string) => {
    const tools = temporaryFolder()
    const path = process.env['PATH'] ?? ''
    const script = `#!/bin/sh
case "$*" in
  *' version') echo git version ${version};;
  *merge-tree*${refused}*) echo 'usage: git merge-tree' >&2; exit 129;;
  *) PATH='${path}' exec git "$@";;
esac
`
    writeFileSync(join(tools, 'git'), script, { mode: 0o755 })
    setEnvironment({ PATH: [tools, path].join(delimiter) })
  }

  it('is head, judged since it left its target, where that cannot merge', async () => {
    const author = begin()
    pretend('2.37.4', '')
    const landed = await land(author, 'main', 'row/X-1')
    expect(landed).toMatchObject({
      made: 'merge-base',
      before: author.sha('main~1'),
      tree: author.sha('row/X-1^{tree}'),
      changes: ['M both', 'D gone', 'A one'],
      conflictCount: 0,
    })
    expect(landed.contents).toEqual({ both: text('both', 3), same: text('same'), one: '1\n' })
    expect(landed.note).toContain('Git 2.37.4 cannot merge away from the work tree, which takes 2.38')
  })

  it('is the merge where that is 2.38, which takes no list of merges', async () => {
    const author = begin()
    const whole = await land(author, 'main', 'row/X-1')
    pretend('2.38.0', '--stdin')
    expect(await land(author, 'main', 'row/X-1')).toEqual(whole)
  })

  it('is that of the later commit where there is nothing to merge, whatever the version', async () => {
    const author = begin()
    pretend('2.31.0', '')
    expect(await land(author, 'main~1', 'main')).toMatchObject({ made: 'merge-tree', note: null })
    expect(await land(author, 'main', 'main~1')).toMatchObject({ made: 'merge-tree', changes: [] })
  })
})
