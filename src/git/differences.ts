import { answerAll, type Answers } from './batch.js'
import type { Where } from './environment.js'
import { streamGit } from './stream.js'

/** A path that differs, and what stands there before and after: `<mode> <sha>`, both all zeros where nothing does. */
export interface DifferentPath {
  readonly path: string
  readonly before: string
  readonly after: string
}

/** The line that asks for the difference from one commit to another; from nothing where a root has no `from`. */
export const differenceLine = (from: string | undefined, to: string): string =>
  from === undefined ? to : `${to} ${from}`

const args = [
  'diff-tree',
  '--stdin',
  '-r',
  '--root',
  '--always',
  '--no-renames',
  '--no-ext-diff',
  '--no-textconv',
]

/** Runs one `git diff-tree` over all lines. The name of `to` stands at the head of each answer. */
export const streamDifferences = (
  where: Where,
  options: readonly string[],
  lines: readonly string[],
  onChunk: (chunk: Buffer) => void,
) => {
  const running = streamGit(where, [...args, ...options], onChunk)
  running.write(lines.map(line => `${line}\n`).join(''))
  running.closeInput()
  return running.ended
}

/** Reads the differences of all lines in one process, and keeps of each what is made of it. */
export const readDifferences = <Kept>(
  where: Where,
  lines: Iterable<string>,
  keep: (paths: readonly DifferentPath[]) => Kept,
): Promise<Answers<Kept>> =>
  answerAll('could not compare two commits', lines, async batch => {
    const parser = parseDifferences(keep)
    const ending = await streamDifferences(where, ['--raw', '-z', '--no-abbrev'], batch, parser.take)
    return { answers: parser.finish(), ending }
  })

// `<sha> NUL`, then `:<mode> <mode> <sha> <sha> <letter> NUL <path> NUL` for each path.
const parseDifferences = <Kept>(keep: (paths: readonly DifferentPath[]) => Kept) => {
  const answers: Kept[] = []
  let paths: DifferentPath[] | null = null
  let entry: string | null = null
  let rest: Buffer = Buffer.alloc(0)

  const finish = (): readonly Kept[] => {
    if (paths !== null) answers.push(keep(paths))
    paths = null
    return answers
  }
  const takeWord = (word: string) => {
    if (entry !== null) {
      const [modeBefore = '', modeAfter = '', before = '', after = ''] = entry.slice(1).split(' ')
      paths?.push({ path: word, before: `${modeBefore} ${before}`, after: `${modeAfter} ${after}` })
      entry = null
    } else if (word.startsWith(':')) {
      entry = word
    } else {
      finish()
      paths = []
    }
  }
  const take = (chunk: Buffer) => {
    const buffer = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    let start = 0
    for (let end = buffer.indexOf(0); end >= 0; end = buffer.indexOf(0, start)) {
      takeWord(buffer.toString('utf8', start, end))
      start = end + 1
    }
    rest = Buffer.from(buffer.subarray(start))
  }
  return { take, finish }
}
