import type { Census, CensusFile, Flaw, StatusTable, UntakenTable } from '../model/census.js'
import type { MarkdownDocument } from '../model/document.js'
import type { Row } from '../model/row.js'
import type { Settings } from '../model/settings.js'
import { conflictFlaws, emptyFile, emptyPatterns, unreadableFile } from './file-flaws.js'
import { isDated } from './look-alike.js'
import { hasStatusHeader, readFile, type FileReading } from './file.js'
import { lostLines } from './lost-line.js'
import { selectFiles } from './selection.js'
import { hiddenRows } from './unread.js'

/** A parsed file of the record. Its text, where it is given, is searched for a legend. */
export type ReadableFile = MarkdownDocument & { readonly text?: string }

/** A file that is no text, and why. */
export interface UnreadableFile {
  readonly path: string
  readonly unreadable: string
}

interface Growing {
  readonly files: CensusFile[]
  readonly tables: StatusTable[]
  readonly rows: Row[]
  readonly flaws: Flaw[]
  readonly untaken: UntakenTable[]
}

const isListed = (path: string, settings: Settings): boolean =>
  settings.matrices.some(({ isMatch }) => isMatch(path))

const addListed = (census: Growing, file: ReadableFile, settings: Settings): void => {
  const { path } = file
  if (file.conflicts.length > 0) {
    census.files.push({ path, listed: true, skipped: 'merge-conflict markers' })
    census.flaws.push(...conflictFlaws(file))
    return
  }
  const reading = readFile(file, settings, true, census.tables.length)
  census.files.push({ path, listed: true })
  take(census, reading)
  census.flaws.push(
    ...file.hidden.map(hiddenRows),
    ...lostLines(file, reading, settings),
    ...emptyFile(file, reading, settings),
  )
}

const take = (census: Growing, { read, untaken }: FileReading): void => {
  for (const { table, rows, flaws } of read) {
    census.tables.push(table)
    for (const row of rows) census.rows.push(row)
    for (const flaw of flaws) census.flaws.push(flaw)
  }
  for (const table of untaken) census.untaken.push(table)
}

const name = (census: Growing, { read }: FileReading, reason: string, status: boolean): void => {
  for (const { table, rows } of read)
    census.untaken.push({ place: table.place, reason, status, rows: rows.length })
}

/** With an agreement the tables of other files are only named. */
const addUnlisted = (census: Growing, file: ReadableFile, settings: Settings): void => {
  if (isDated(file.path)) return
  name(census, readFile(file, settings, false, 0), 'a status table outside the configured files', true)
}

const addFound = (census: Growing, file: ReadableFile, settings: Settings): void => {
  const { path } = file
  if (file.conflicts.length > 0 && hasStatusHeader(file)) {
    census.files.push({ path, listed: false, skipped: 'merge-conflict markers' })
    census.flaws.push(...conflictFlaws(file))
    return
  }
  const reading = readFile(file, settings, false, census.tables.length)
  if (isDated(path)) {
    name(census, reading, 'a dated file, which is history', false)
    census.untaken.push(...reading.untaken)
    return
  }
  if (reading.read.length > 0) {
    census.files.push({ path, listed: false })
    census.flaws.push(...file.hidden.map(hiddenRows))
  }
  take(census, reading)
}

/**
 * Reads every row of the given files, and names everything there that could not be read. `trackedPaths` are all files
 * of the commit, so that patterns without a match and files left out can be told. Linear in the text.
 */
export const readCensus = (
  files: readonly (ReadableFile | UnreadableFile)[],
  settings: Settings,
  trackedPaths: readonly string[] = files.map(({ path }) => path),
): Census => {
  const census: Growing = { files: [], tables: [], rows: [], flaws: [], untaken: [] }
  for (const file of files) {
    const listed = isListed(file.path, settings)
    if ('unreadable' in file) {
      census.files.push({ path: file.path, listed, skipped: file.unreadable })
      if (listed) census.flaws.push(unreadableFile(file.path, file.unreadable))
    } else if (listed) addListed(census, file, settings)
    else if (settings.agreed) addUnlisted(census, file, settings)
    else addFound(census, file, settings)
  }
  census.flaws.push(...emptyPatterns(trackedPaths, settings))
  if (!settings.agreed)
    for (const { path, reason } of selectFiles(trackedPaths, settings).leftOut)
      census.files.push({ path, listed: false, skipped: `left out, ${reason}` })
  return census
}
