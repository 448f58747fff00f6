import { linesAsked, textsAsked, type Asking } from '../check/asked.js'
import type { ObjectGatherer } from '../git/begun-objects.js'
import type { Sightings } from '../git/sightings.js'
import type { Change } from '../model/change.js'
import type { DatedLine } from '../model/dated-line.js'
import type { Settings } from '../model/settings.js'
import { found, missing, type Sought } from '../model/sought.js'
import type { Side } from './change.js'
import type { Sides } from './sides.js'
import { gatherTexts, type Trees } from './texts.js'
import type { VersionsOf } from './versions.js'

/** Which texts, and in whose history their lines are sought. */
export interface ReadingsQuestion {
  readonly asking: Asking
  readonly settings: Settings
  readonly sides: Pick<Sides, 'landed' | 'before'>
  /** Null where base itself is judged. */
  readonly change: Change | null
  readonly gatherer: ObjectGatherer
  /** In the history in which lines are sought: of target, or of what is judged. */
  readonly versionsOf: VersionsOf
}

/** The texts that the rules will look at, and what is known of their lines. */
export interface Readings {
  readonly landed: Trees
  /** What the rules see of target, which has no change; null where base itself is judged. */
  readonly before: Trees | null
  readonly sighting: Sightings
}

/** Whether rules are likely to ask for many texts. */
export const asksForTexts = ({ contracts, coverage }: Settings): boolean =>
  contracts.contracts.length > 0 || coverage !== null

/** Reads what the rules ask for beside rows and history, on both sides at once. */
export const gatherReadings = async (question: ReadingsQuestion): Promise<Sought<Readings>> => {
  const { asking, settings, sides, change } = question
  const { landed, before } = sides
  const around = { census: landed.record.census, settings, change }
  const trees = await gatherTexts({ tree: shelved(landed), target: before && shelved(before) }, read =>
    textsAsked(asking, { ...around, ...read }),
  )
  if (!trees.found) return trees
  const aroundBefore = before && { census: before.record.census, settings, change: null }
  const treesBefore =
    before && aroundBefore
      ? await gatherTexts({ tree: shelved(before), target: null }, read =>
          textsAsked(asking, { ...aroundBefore, ...read }),
        )
      : null
  if (treesBefore && !treesBefore.found) return treesBefore
  // Most lines stand on both sides, and are sought once.
  const lines = [
    ...linesAsked(asking, { ...around, ...trees.value }),
    ...(aroundBefore && treesBefore ? linesAsked(asking, { ...aroundBefore, ...treesBefore.value }) : []),
  ]
  const sighting = await seekLines(lines, question)
  for (const line of lines) {
    const seen = sighting(line)
    if (!seen.found) return seen
  }
  return found({ landed: trees.value, before: treesBefore && treesBefore.value, sighting })
}

/** What looks into history for lines is loaded where somebody wants some. */
const seekLines = async (
  lines: readonly DatedLine[],
  { gatherer, versionsOf }: ReadingsQuestion,
): Promise<Sightings> => {
  if (lines.length === 0) return ({ path }) => missing(`nobody had asked for lines of ${path}`, '')
  const { readSightings } = await import('../git/sightings.js')
  return readSightings(gatherer, versionsOf, lines)
}

const shelved = ({ files, record: { shelf } }: Side) => ({ ...files, shelf })
