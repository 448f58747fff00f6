import { hash } from 'node:crypto'
import type { RawCommit } from '../model/history.js'

/**
 * The format that the parser reads, with `-z --raw`. A commit is `<sha> <parents>\n<time>\n<message>\0`, then, for each
 * path, `:<mode> <mode> <sha> <sha> <letter>\0<path>\0`; a line feed precedes the first path of a commit.
 */
export const historyFormat = 'tformat:%H %P%n%ct%n%B'

/** Takes the complete records at the start of the buffer and returns how many bytes they fill. */
export interface HistoryParser {
  readonly take: (buffer: Buffer) => number
  /** Hands over the last commit. */
  readonly finish: () => void
}

const colon = 58
const lineFeed = 10
const modeWidth = 6

/** Bytes of an entry before its path, the colon and the letter included. */
const entryWidth = (shaWidth: number): number => 2 * (modeWidth + 1) + 2 * (shaWidth + 1) + 2

type Building = { -readonly [Key in keyof RawCommit]: RawCommit[Key] } & { paths: string[] }

/** Turns Git's own words into commits, at a cost near that of reading them. */
export const parseHistory = (onCommit: (commit: RawCommit) => void): HistoryParser => {
  let commit: Building | null = null
  let entries = Buffer.allocUnsafe(65_536)
  let filled = 0

  const finish = () => {
    if (commit === null) return
    if (filled > 0) {
      const content = entries.subarray(0, filled)
      commit.change = hash('sha1', content, 'hex')
      invert(content, commit.sha.length)
      commit.inverse = hash('sha1', content, 'hex')
    }
    filled = 0
    onCommit(commit)
    commit = null
  }

  const keep = (buffer: Buffer, start: number, end: number) => {
    if (filled + end - start > entries.length) {
      const wider = Buffer.allocUnsafe(2 * (filled + end - start))
      entries.copy(wider, 0, 0, filled)
      entries = wider
    }
    buffer.copy(entries, filled, start, end)
    filled += end - start
  }

  const take = (buffer: Buffer): number => {
    let position = 0
    for (;;) {
      let start = position
      const stop = buffer.indexOf(0, start)
      if (stop < 0) return position
      if (buffer[start] === lineFeed) start++
      if (commit !== null && buffer[start] === colon) {
        const pathEnd = buffer.indexOf(0, stop + 1)
        if (pathEnd < 0) return position
        if (stop - start !== entryWidth(commit.sha.length))
          throw new Error('git wrote an entry of another form')
        commit.paths.push(buffer.toString('utf8', stop + 1, pathEnd))
        keep(buffer, start + 1, pathEnd + 1)
        position = pathEnd + 1
      } else {
        finish()
        commit = parseCommit(buffer, start, stop)
        position = stop + 1
      }
    }
  }

  return { take, finish }
}

const parseCommit = (buffer: Buffer, start: number, end: number): Building => {
  const namesEnd = buffer.indexOf(lineFeed, start)
  const timeEnd = buffer.indexOf(lineFeed, namesEnd + 1)
  if (namesEnd < start || timeEnd < namesEnd || timeEnd > end)
    throw new Error('git wrote no commit where one was due')
  const [sha = '', ...parents] = buffer.toString('latin1', start, namesEnd).split(' ')
  if (parents[0] === '') parents.pop()
  let first = timeEnd + 1
  let last = end
  while (first < last && buffer[first] === lineFeed) first++
  while (first < last && buffer[last - 1] === lineFeed) last--
  const time = Number(buffer.toString('latin1', namesEnd + 1, timeEnd))
  return {
    sha,
    parents,
    time,
    message: buffer.toString('utf8', first, last),
    paths: [],
    change: '',
    inverse: '',
  }
}

/** Turns entries into those of the commit that would undo them: old and new change places. */
const invert = (entries: Buffer, shaWidth: number) => {
  const swap = (left: number, width: number) => {
    for (let index = left; index < left + width; index++) {
      const byte = entries[index] ?? 0
      entries[index] = entries[index + width + 1] ?? 0
      entries[index + width + 1] = byte
    }
  }
  const shas = 2 * (modeWidth + 1)
  const letter = entryWidth(shaWidth) - 2
  for (let start = 0; start < entries.length; start = entries.indexOf(0, start + letter + 2) + 1) {
    swap(start, modeWidth)
    swap(start + shas, shaWidth)
    entries[start + letter] = opposite(entries[start + letter] ?? 0)
  }
}

const added = 65
const deleted = 68

const opposite = (letter: number): number =>
  letter === added ? deleted : letter === deleted ? added : letter
