import type { BareSubject, RevertWords } from './revert-words.js'

/** What is kept of a commit once its message has been read. A commit is called by its slot, the order of first sight. */
export interface CommitNote {
  readonly sha: string
  /** Slots; some of them may never be filled. */
  readonly parents: readonly number[]
  readonly time: number
  /** On base, and not only in base..head. */
  readonly base: boolean
  readonly work: boolean
  /** Names the content of the change and of what would undo it; empty for an empty change. */
  readonly change: string
  readonly inverse: string
  /** Under what a later subject may quote this commit. */
  readonly keys: readonly number[]
  /** Number of the pull request that it lands; 0 where it names none. */
  readonly number: number
  readonly words: RevertWords | null
  /** Its message speaks of taking something back, if only in passing. */
  readonly speaksOfRevert: boolean
  /** Its message says that it merges base into something else. */
  readonly mergesBase: boolean
  /** Empty unless somebody will read it. */
  readonly subject: string
  readonly naming: readonly Mention[]
}

/** One ID that a message names, and how. */
export interface Mention {
  readonly id: string
  readonly line: string
  /** Only within a subject that the message quotes in order to reapply it. */
  readonly quoted: boolean
}

/** Names the content of a change in a few characters. Whatever a digest gives is kept as it is. */
export const shortKey = (content: string): string =>
  content.length <= 64 ? content : `${content.length}:${fingerprint(content, 0)}:${fingerprint(content, 1)}`

/** The keys of a subject, most exact first. */
export function subjectKeys({ depth, text, number }: BareSubject): number[] {
  const plain = fingerprint(text, depth)
  return number > 0 ? [fingerprint(`${text} (#${number})`, depth), plain] : [plain]
}

const pullRequestMerge = /^Merge pull request #(\d{1,9}) from /

/** Number of the pull request that a merge commit of GitHub brings in; 0 for any other subject. */
export const mergedNumber = (subject: string): number => Number(pullRequestMerge.exec(subject)?.[1] ?? 0)

const intoAnother = /^Merge (remote-tracking )?branch '([^']{1,500})'(?: of .{1,500}?)? into (.{1,500})/

/** True for the message by which Git merges the branch of that name, here or of a remote, into another one. */
export function saysItMerges(message: string, base: string): boolean {
  const [, remote, name = '', into] = intoAnother.exec(message) ?? []
  return (
    base !== '' && into !== base && (remote === undefined ? name : name.slice(name.indexOf('/') + 1)) === base
  )
}

/** A number of 53 bits; two texts of one repository, or two seeds, practically never share it. */
export function fingerprint(text: string, seed: number): number {
  // The seed is mixed in like a character of its own: beside the first one it would cancel out, `D` with 0 as `E` with 1.
  let high = Math.imul(0xdeadbeef ^ seed, 2654435761)
  let low = Math.imul(0x41c6ce57 ^ seed, 1597334677)
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return 4294967296 * (2097151 & low) + (high >>> 0)
}
