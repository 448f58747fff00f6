import { isUtf8 } from 'node:buffer'
import { decodeText } from '../markdown/decoded-text.js'
import { parseMarkdown } from '../markdown/document.js'
import { withInline } from '../markdown/inline.js'
import type { Census } from '../model/census.js'
import type { MarkdownDocument } from '../model/document.js'
import type { Settings } from '../model/settings.js'
import { found as toFound, type Sought } from '../model/sought.js'
import { readCensus, type ReadableFile, type UnreadableFile } from '../record/census.js'
import { mayHoldStatusTable, selectFiles, type FileSelection } from '../record/selection.js'
import type { Files } from './files.js'

/** The record at one commit: its census, and the files that it was made of. */
export interface RecordReading {
  readonly census: Census
  readonly documents: readonly MarkdownDocument[]
  /** What was read, by path and object name: the same content need not be read twice. */
  readonly shelf: ReadonlyMap<string, File | null>
  /**
   * The same with the status tables of files that the agreement does not name. No row is in them, so that whoever wants
   * them may ask last; Git is at work meanwhile. Must be called.
   */
  readonly whole: () => Promise<Sought<RecordReading>>
}

type Reading = Pick<RecordReading, 'census' | 'documents'>

type File = ReadableFile | UnreadableFile

/** Of which rows, and beside which other reading. */
export interface RecordQuestion {
  /** Of these rows alone: files that hold none of them are not read, nor are files that an agreement does not name. */
  readonly ids?: readonly string[]
  /** The record at another commit, read with the same settings. */
  readonly beside?: { readonly files: Files; readonly reading: RecordReading }
}

/** Reads the record of a commit. */
export const gatherRecord = async (
  files: Files,
  settings: Settings,
  { ids, beside }: RecordQuestion = {},
): Promise<Sought<RecordReading>> => {
  const tracked = [...files.entries.keys()]
  const selection = selectFiles(tracked, settings)
  if (beside && isSame(files, selection, beside.files, settings)) return toFound(beside.reading)
  const known = beside?.reading.shelf ?? new Map<string, File | null>()
  const keyOf = (path: string): string => `${files.entries.get(path)?.sha ?? ''} ${path}`
  const isUnknown = (path: string): boolean => !known.has(keyOf(path))
  const isNamed = (bytes: Buffer): boolean => ids === undefined || ids.some(id => bytes.includes(id))
  const { listed, searched } = selection
  const asked = ids && settings.agreed ? [] : searched.filter(isUnknown)
  const own = await files.read(listed.filter(isUnknown))
  // Begun only now, so that what is needed first comes first.
  const others = files.begin(asked, bytes => isNamed(bytes) && isWorthReading(bytes, settings))
  const shelf = new Map<string, File | null>()
  // What is not worth reading on one side is not on the other.
  for (const path of asked) shelf.set(keyOf(path), null)
  const readAll = (contents: ReadonlyMap<string, Buffer>): void => {
    for (const [path, bytes] of contents) if (isNamed(bytes)) shelf.set(keyOf(path), readOne(path, bytes))
  }
  const readCensusOf = (paths: readonly string[]): Reading => {
    const read = paths.flatMap(path => {
      const key = keyOf(path)
      const file = shelf.get(key) ?? known.get(key)
      if (file) shelf.set(key, file)
      return file ? [file] : []
    })
    const documents = read.flatMap(file => ('unreadable' in file ? [] : [file]))
    return { census: readCensus(read, settings, tracked), documents }
  }
  const readOthers = async (first: Reading | null): Promise<Sought<RecordReading>> => {
    const theirs = await beside?.reading.whole()
    const found = await others()
    if (theirs && !theirs.found) return theirs
    if (!found.found) return found
    return withInline(() => {
      readAll(found.value)
      const more = readCensusOf(first ? searched : [...listed, ...searched])
      const reading: RecordReading = {
        ...(first ? join(first, more) : more),
        shelf,
        whole: () => Promise.resolve(toFound(reading)),
      }
      return toFound(reading)
    })
  }
  if (!own.found) {
    await others()
    return own
  }
  if (!settings.agreed) {
    await withInline(() => readAll(own.value))
    return readOthers(null)
  }
  const first = await withInline(() => {
    readAll(own.value)
    return readCensusOf(listed)
  })
  let whole: Promise<Sought<RecordReading>> | null = null
  return toFound({ ...first, shelf, whole: () => (whole ??= readOthers(first)) })
}

/** Files that no agreement names bring no rows, and no flaw that the others have not told. */
const join = (first: Reading, more: Reading): Reading => ({
  documents: [...first.documents, ...more.documents],
  census: {
    ...first.census,
    files: [...first.census.files, ...more.census.files],
    untaken: [...first.census.untaken, ...more.census.untaken],
  },
})

/** Whether a commit has the same record, so that the census of one is the other's. */
const isSame = (files: Files, selection: FileSelection, other: Files, settings: Settings): boolean => {
  if (files.entries === other.entries) return true
  const theirs = selectFiles([...other.entries.keys()], settings)
  const pathsOf = ({ listed, searched, leftOut }: FileSelection): string =>
    JSON.stringify([listed, searched, settings.agreed ? [] : leftOut])
  return (
    pathsOf(selection) === pathsOf(theirs) &&
    [...selection.listed, ...selection.searched].every(
      path => files.entries.get(path)?.sha === other.entries.get(path)?.sha,
    )
  )
}

/** Whether a file may hold a status table, or is none that can be read. Most files are spared being made a text. */
const isWorthReading = (bytes: Buffer, settings: Settings): boolean =>
  bytes.includes(0) || !isUtf8(bytes) || mayHoldStatusTable(plain(bytes), settings)

/** The same bytes without the methods of a buffer, whose search costs more to call than most lines are long. */
const plain = ({ buffer, byteOffset, length }: Buffer): Uint8Array =>
  new Uint8Array(buffer, byteOffset, length)

const readOne = (path: string, bytes: Buffer): File => {
  const { text, bad } = decodeText(bytes)
  if (bad !== null) return { path, unreadable: bad === 'binary' ? 'a binary file' : 'not valid UTF-8' }
  return { ...parseMarkdown(path, text), text }
}
