import { readFileChanges } from '../git/file-changes.js'
import { openLandedTree } from '../git/landed-tree.js'
import { openObjects } from '../git/objects.js'
import type { Settings } from '../model/settings.js'
import { found, type Sought } from '../model/sought.js'
import type { Ground, Target } from './agreement.js'
import { openFiles } from './files.js'
import { gatherRecord } from './record.js'
import type { BegunSides, Sides } from './sides.js'

/** Makes the landed tree of a change, and reads the record on both sides. */
export const gatherChanged = async (
  { repository, reader, head }: Ground,
  target: Target,
  settings: Settings,
  begun: BegunSides,
): Promise<Sought<Sides>> => {
  const landing = await openLandedTree(repository, { target: target.sha, head: head.sha })
  if (!landing.found) return landing
  const { tree, before: from, view, close } = landing.value
  begun.closers.push(close)
  const through = view === repository ? reader : openObjects(view)
  if (through !== reader) begun.readers.push(through)
  const [changes, beforeFiles, landedFiles] = await Promise.all([
    readFileChanges(view, from, tree),
    from === target.sha ? found(target.files) : openFiles(repository, reader, from),
    openFiles(view, through, tree),
  ])
  if (!changes.found) return changes
  if (!beforeFiles.found) return beforeFiles
  if (!landedFiles.found) return landedFiles
  const landed = await gatherRecord(landedFiles.value, settings)
  if (!landed.found) return landed
  const before = await gatherRecord(beforeFiles.value, settings, {
    beside: { files: landedFiles.value, reading: landed.value },
  })
  if (!before.found) return before
  return found({
    landed: { files: landedFiles.value, record: landed.value },
    before: { files: beforeFiles.value, record: before.value },
    files: changes.value,
    landing: landing.value,
  })
}
