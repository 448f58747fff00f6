import { decodeText } from '../markdown/decoded-text.js'
import { parseMarkdown } from '../markdown/document.js'
import type { Census } from '../model/census.js'
import type { Settings } from '../model/settings.js'
import { found, type Sought } from '../model/sought.js'
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
  const contents = await files.read(ids && settings.agreed ? listed : [...listed, ...searched])
  if (!contents.found) return contents
  const isListed = new Set(listed)
  const read: (ReadableFile | UnreadableFile)[] = []
  for (const [path, bytes] of contents.value) {
    if (ids && !ids.some(id => bytes.includes(id))) continue
    const { text, bad } = decodeText(bytes)
    if (bad !== null) read.push({ path, unreadable: bad === 'binary' ? 'a binary file' : 'not valid UTF-8' })
    else if (isListed.has(path) || mayHoldStatusTable(text, settings)) {
      read.push({ ...parseMarkdown(path, text), text })
    }
  }
  return found(readCensus(read, settings, tracked))
}
