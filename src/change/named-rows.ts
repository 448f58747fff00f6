import { rowLines } from '../evidence/change-texts.js'
import { withoutExcuses } from '../evidence/own-message.js'
import { visibleLines } from '../evidence/visible-lines.js'
import type { ChangeWords, NamedRows, RowRefusal } from '../model/change.js'
import type { RawCommit } from '../model/history.js'
import { rowRefusals } from './row-refusals.js'

/** Finds rows of either census in a text and in the name of a branch, with the eyes of the evidence. */
export interface RowFinder {
  readonly namesIn: (text: string) => readonly { readonly id: string }[]
  /** The ID of the row that a branch of this name belongs to; null where it belongs to none. */
  readonly ownerOf: (branch: string) => string | null
}

/** The rows that the change names, by where it does. */
export const namedRows = (
  commits: readonly RawCommit[],
  { title, body, branch, isWritten }: ChangeWords,
  { namesIn, ownerOf }: RowFinder,
): NamedRows => {
  const idsIn = (texts: readonly string[]): ReadonlySet<string> =>
    new Set(texts.flatMap(text => namesIn(text).map(({ id }) => id)))
  return {
    commits: idsIn(commits.map(({ message }) => withoutExcuses(message))),
    landing: title === null || isWritten ? null : idsIn([title, body]),
    words: idsIn([title ?? '', ...rowLines(body)]),
    branch: branch === '' ? null : ownerOf(branch),
  }
}

/** Where the change says that it belongs to no row: in its body, or in a message. */
export const refusalsOf = (commits: readonly RawCommit[], { body }: ChangeWords): readonly RowRefusal[] =>
  [body, ...commits.map(({ message }) => message)].flatMap(text => rowRefusals(visibleLines(text)))
