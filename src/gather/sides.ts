import { openObjects, type ObjectReader } from '../git/objects.js'
import { readFileChanges } from '../git/file-changes.js'
import { openLandedTree, type LandedTree } from '../git/landed-tree.js'
import type { FileChange } from '../model/change.js'
import type { Settings } from '../model/settings.js'
import { found, type Sought } from '../model/sought.js'
import type { Agreed, Ground, Target } from './agreement.js'
import type { Side } from './change.js'
import { openFiles } from './files.js'
import { gatherRecord } from './record.js'

/** What is judged: base itself, or what would land and what it would land on. */
export interface Sides {
  /** The tree that is judged. */
  readonly landed: Side
  /** What it is compared with; null where base itself is judged. */
  readonly before: Side | null
  /** From one to the other. */
  readonly files: readonly FileChange[]
  readonly landing: LandedTree | null
}

/** The same with the tables that no agreement names, for whoever wants them last. */
export const completeSides = async (sides: Sides): Promise<Sought<Sides>> => {
  const landed = await sides.landed.record.whole()
  if (!landed.found) return landed
  const before = await sides.before?.record.whole()
  if (before && !before.found) return before
  return found({
    ...sides,
    landed: { ...sides.landed, record: landed.value },
    before: sides.before && before ? { ...sides.before, record: before.value } : null,
  })
}

/** Begun things that have to be ended, whatever happens. */
export interface BegunSides {
  readonly readers: ObjectReader[]
  readonly closers: (() => Promise<void>)[]
}

/** Makes the landed tree, and reads the record on both sides. */
export const gatherSides = async (
  ground: Ground,
  agreed: Agreed,
  begun: BegunSides,
): Promise<Sought<Sides>> => {
  const { repository, settings, target } = agreed
  if (target === null) {
    const record = await gatherRecord(ground.files, settings)
    if (!record.found) return record
    return found({
      landed: { files: ground.files, record: record.value },
      before: null,
      files: [],
      landing: null,
    })
  }
  return gatherChanged({ ...ground, repository }, target, settings, begun)
}

const gatherChanged = async (
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
