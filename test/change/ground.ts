import { editReader } from '../../src/change/edits.js'
import type { Ground } from '../../src/change/triggers.js'
import { toChangeSettings } from '../../src/config/change-settings.js'
import type { ChangeConfig, TriggerConfig } from '../../src/config/change-schema.js'
import type { Move } from '../../src/model/change.js'
import type { ChangeSettings, Trigger } from '../../src/model/change-settings.js'
import { fileChanges, pick } from '../support/example-change.js'

/** Texts of files on both sides: `path: [before, after]`, undefined where the file is not there. */
export type Sides = Readonly<Record<string, readonly [before: string | undefined, after: string | undefined]>>

/** A change of these files and these moves. A side that is the same on both is an unchanged file. */
export const groundOf = (sides: Sides, moves: readonly Move[] = []): Ground => {
  const side = (index: 0 | 1): ReadonlyMap<string, string> =>
    new Map(
      Object.entries(sides).flatMap(([path, texts]) => {
        const text = texts[index]
        return text === undefined ? [] : [[path, text] as const]
      }),
    )
  const [before, after] = [side(0), side(1)]
  const files = fileChanges(before, after)
  const texts = { before: pick(before, [...before.keys()]), after: pick(after, [...after.keys()]) }
  return { moves, files, texts, editOf: editReader(files, texts) }
}

export const changeSettings = (config: ChangeConfig): ChangeSettings => toChangeSettings(config)

export const triggerOf = (when: TriggerConfig): Trigger =>
  toChangeSettings({ obligations: { any: { when, owes: ['x.md'] } } }).obligations[0]!.when
