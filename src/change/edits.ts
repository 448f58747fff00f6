import type { FileChange } from '../model/change.js'
import { substanceOf } from './substance.js'

/** Texts of files by path; null for what is no text. */
export interface Texts {
  readonly before: ReadonlyMap<string, string | null>
  readonly after: ReadonlyMap<string, string | null>
}

/**
 * What a change does to the text of a file. `untouched`: nothing beyond white space and link targets. `moved`: it only
 * went to another path, or came from one. `emptied`: it is there and says nothing.
 */
export type Edit = 'created' | 'written' | 'emptied' | 'deleted' | 'moved' | 'untouched'

/** Says of each changed file what was done to its text. Texts are looked at only where somebody asks. */
export const editReader = (files: readonly FileChange[], texts: Texts): ((file: FileChange) => Edit) => {
  const substances = { before: new Map<string, string>(), after: new Map<string, string>() }
  /** Without a text, the object stands for it. */
  const substance = (side: 'before' | 'after', { path, ...file }: FileChange): string => {
    const known = substances[side].get(path)
    if (known !== undefined) return known
    const text = texts[side].get(path)
    const read = typeof text === 'string' ? substanceOf(path, text) : `\0${file[side]?.object ?? ''}`
    substances[side].set(path, read)
    return read
  }
  const hasGone = ({ before, after }: FileChange): boolean =>
    before?.regular === true && after?.regular !== true
  const hasCome = ({ before, after }: FileChange): boolean =>
    before?.regular !== true && after?.regular === true
  const alike = (gone: FileChange, come: FileChange): boolean =>
    gone.before?.object === come.after?.object ||
    (extensionOf(gone.path) === extensionOf(come.path) &&
      substance('before', gone) === substance('after', come))

  const readEdit = (file: FileChange): Edit => {
    if (hasGone(file)) return files.some(other => hasCome(other) && alike(file, other)) ? 'moved' : 'deleted'
    if (file.after?.regular !== true || file.before?.object === file.after.object) return 'untouched'
    const after = substance('after', file)
    if (hasCome(file)) {
      if (after === '') return 'emptied'
      return files.some(other => hasGone(other) && alike(other, file)) ? 'moved' : 'created'
    }
    if (substance('before', file) === after) return 'untouched'
    return after === '' ? 'emptied' : 'written'
  }

  const edits = new Map<FileChange, Edit>()
  return file => {
    const known = edits.get(file) ?? readEdit(file)
    edits.set(file, known)
    return known
  }
}

/** What stands behind the last dot of the name, in small letters; the name itself where it has none. */
export const extensionOf = (path: string): string =>
  (/(?:\.|^|\/)([^./]*)$/.exec(path)?.[1] ?? path).toLowerCase()

/** The first line that differs, counted from 1 in the text afterwards. */
export const firstChangedLine = (
  before: string | null | undefined,
  after: string | null | undefined,
): number => {
  if (typeof before !== 'string' || typeof after !== 'string') return 1
  const [old, now] = [before, after].map(text => text.split(/\r\n|\n|\r/)) as [string[], string[]]
  const index = now.findIndex((line, at) => line !== old[at])
  return index < 0 ? Math.max(now.length, 1) : index + 1
}
