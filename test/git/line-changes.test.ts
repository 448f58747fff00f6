import { expect, it } from 'vitest'
import { isChangedLine, readLineChanges } from '../../src/git/line-changes.js'
import { createRepository } from '../support/repository.js'
import { open, valueOf } from './gathered.js'

const changesOf = async (before: string, after: string) => {
  const repository = createRepository()
  repository.commit({ message: 'begin', files: { a: before } })
  repository.commit({ message: 'change', files: { a: after } })
  const [from, to] = [repository.sha('HEAD~1:a'), repository.sha('HEAD:a')]
  return valueOf(await readLineChanges(await open(repository.folder), from, to))
}

it('a line that is written like the head of a difference is a line', async () => {
  const head = '@@ -1,0 +1,900 @@'
  for (const added of [head, `x\r${head}`, `x\r\n${head}`, `x\u2028${head}`, `\r${head}`]) {
    const changes = await changesOf('one\ntwo\n', `one\n${added}\ntwo\n`)
    expect(isChangedLine(changes, 1)).toBe(false)
    expect(isChangedLine(changes, 2)).toBe(true)
    expect(changes).toHaveLength(1)
  }
})
