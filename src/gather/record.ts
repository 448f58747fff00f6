import { decodeText } from '../markdown/decoded-text.js'
import { parseMarkdown } from '../markdown/document.js'
import { withInline } from '../markdown/inline.js'
import type { Census } from '../model/census.js'
import type { Settings } from '../model/settings.js'
import { found as toFound, type Sought } from '../model/sought.js'
import { readCensus, type ReadableFile, type UnreadableFile } from '../record/census.js'
import { mayHoldStatusTable, selectFiles } from '../record/selection.js'
import type { Files } from './files.js'

/**
 * Makes the census of a commit. With `ids` it is of those rows alone: files that hold none of them are not read, nor
 * are files that an agreement does not name.
 */
export const gatherCensus = async (
  files: Files,
  settings: Settings,
  ids?: readonly string[],
): Promise<Sought<Census>> => {
  const tracked = [...files.entries.keys()]
  const { listed, searched } = selectFiles(tracked, settings)
  const others = files.begin(ids && settings.agreed ? [] : searched)
  const own = await files.read(listed)
  const read = own.found ? await withInline(() => readAll(own.value, ids)) : []
  const found = await others()
  if (!own.found) return own
  if (!found.found) return found
  const candidates = [...found.value].filter(
    ([, bytes]) => ids === undefined || ids.some(id => bytes.includes(id)),
  )
  return withInline(() => {
    const rest = candidates.flatMap(([path, bytes]) => {
      const file = readOne(path, bytes, text => mayHoldStatusTable(text, settings))
      return file ? [file] : []
    })
    return toFound(readCensus([...read, ...rest], settings, tracked))
  })
}

type File = ReadableFile | UnreadableFile

const readAll = (contents: ReadonlyMap<string, Buffer>, ids: readonly string[] | undefined): File[] =>
  [...contents].flatMap(([path, bytes]) => {
    if (ids && !ids.some(id => bytes.includes(id))) return []
    const file = readOne(path, bytes, () => true)
    return file ? [file] : []
  })

/** Reads one file, unless a look at its text says that it is of no interest. */
const readOne = (path: string, bytes: Buffer, isOfInterest: (text: string) => boolean): File | null => {
  const { text, bad } = decodeText(bytes)
  if (bad !== null) return { path, unreadable: bad === 'binary' ? 'a binary file' : 'not valid UTF-8' }
  return isOfInterest(text) ? { ...parseMarkdown(path, text), text } : null
}
