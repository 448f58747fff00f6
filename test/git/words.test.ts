import { describe, expect, it } from 'vitest'
import { readWords } from '../../src/git/words.js'
import { createRepository } from '../support/repository.js'
import { readTree } from '../../src/git/tree.js'
import { writeFileSync } from 'node:fs'
import { open, valueOf } from './gathered.js'

const bytes = (...parts: readonly (string | number)[]): Buffer =>
  Buffer.concat(parts.map(part => (typeof part === 'string' ? Buffer.from(part) : Buffer.from([part]))))

describe('words', () => {
  it('end with NUL', () => {
    expect(readWords(bytes('a\0\0b c\nd\0'))).toEqual(['a', '', 'b c\nd'])
    expect(readWords(Buffer.alloc(0))).toEqual([])
  })

  it('that are UTF-8 are text, whatever stands beside them', () => {
    expect(readWords(bytes('ü\u{1f600}\0', 0xff, '\0ä\ufffd\0'))).toEqual(['ü\u{1f600}', '\udcff', 'ä\ufffd'])
  })

  it('that are not stay apart, byte by byte', () => {
    const words = readWords(bytes('a', 0xfe, '\0a', 0xff, '\0ü', 0xff, '\0a\ufffd\0'))
    expect(words).toEqual(['a\udcfe', 'a\udcff', '\udcc3\udcbc\udcff', 'a\ufffd'])
  })
})

describe('two files whose names differ in bytes that are no UTF-8', () => {
  it('are two files', async () => {
    const repository = createRepository()
    for (const byte of [0xfe, 0xff])
      writeFileSync(bytes(`${repository.folder}/raw-`, byte, '.md'), String(byte))
    repository.commit({ message: 'begin' })
    const tree = valueOf(await readTree(await open(repository.folder), repository.sha('HEAD')))
    expect(new Set(tree.map(({ path }) => path)).size).toBe(2)
  })
})
