import { createHash, type Hash } from 'node:crypto'
import { answerAll, type Answers } from './batch.js'
import { streamDifferences } from './differences.js'
import { supplyDifferences } from './supply-differences.js'
import type { Supplied } from './supply.js'

/** What a difference does to the text, wherever in the file it does it. Equal patches have equal names. */
export interface Patch {
  readonly name: string
}

/** Names the patches of the differences that all lines ask for, in one process. */
export const readPatches = async (where: Supplied, lines: Iterable<string>): Promise<Answers<Patch>> => {
  const asked = [...lines]
  const supplied = await supplyDifferences(where, asked)
  if (!supplied.found) return new Map(asked.map(line => [line, supplied]))
  return answerAll('could not compare patches', asked, async batch => {
    const parser = parsePatches()
    const ending = await streamDifferences(where, ['-p', '--full-index', '--unified=3'], batch, parser.take)
    return { answers: parser.finish(), ending }
  })
}

const lineFeed = 10

// Longer lines are not gathered before they are hashed: a file can be one line.
const longLine = 65_536

/** Reads `git diff-tree -p`, line by line and in bounded memory. */
const parsePatches = () => {
  const patches: Patch[] = []
  let current: Hash | null = null
  let index: Buffer | null = null
  let rest: Buffer = Buffer.alloc(0)
  let inLongLine = false

  const finishPatch = () => {
    if (current) patches.push({ name: current.digest('hex') })
    current = null
  }
  const takeLine = (line: Buffer) => {
    const first = String.fromCharCode(line[0] ?? 0)
    if (inLongLine) {
      current?.update(line)
    } else if (isHeader(line)) {
      finishPatch()
      current = createHash('sha1')
    } else if (first === 'i') {
      // `index <sha>..<sha>` depends on all of the file, which for a binary file is what the patch is.
      index = line
    } else if (first === 'B') {
      current?.update(index ?? line)
    } else if (first === '@') {
      // Where it does it is left out.
      current?.update('@\n')
    } else {
      current?.update(line)
    }
  }
  const take = (chunk: Buffer) => {
    const buffer = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    let start = 0
    for (let end = buffer.indexOf(lineFeed); end >= 0; end = buffer.indexOf(lineFeed, start)) {
      takeLine(buffer.subarray(start, end + 1))
      inLongLine = false
      start = end + 1
    }
    rest = Buffer.from(buffer.subarray(start))
    if (!inLongLine && rest.length < longLine) return
    takeLine(rest)
    inLongLine = true
    rest = Buffer.alloc(0)
  }
  const finish = (): readonly Patch[] => {
    finishPatch()
    return patches
  }
  return { take, finish }
}

// Lines of a patch begin with a mark or a word; only the name of a commit is all hexadecimal.
const isHeader = (line: Buffer): boolean => {
  if (line.length !== 41 && line.length !== 65) return false
  return /^[0-9a-f]+\n$/.test(line.toString('latin1'))
}
