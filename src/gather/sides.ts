import type { LandedTree } from '../git/landed-tree.js'
import type { ObjectReader } from '../git/objects.js'
import type { FileChange } from '../model/change.js'
import { found, type Sought } from '../model/sought.js'
import type { Agreed, Ground } from './agreement.js'
import type { Side } from './change.js'
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
  const { gatherChanged } = await import('./changed-sides.js')
  return gatherChanged({ ...ground, repository }, target, settings, begun)
}
