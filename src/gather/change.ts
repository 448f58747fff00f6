import { commitWaivers, allWaivers } from '../change/commit-waivers.js'
import { movesOf } from '../change/moves.js'
import type { RowFinder } from '../change/named-rows.js'
import { newWaivers } from '../change/new-waivers.js'
import { toChange } from '../change/to-change.js'
import { wantedTexts } from '../change/wanted-texts.js'
import { configurationChange } from '../config/policy.js'
import { decodeText } from '../markdown/decoded-text.js'
import { withInline } from '../markdown/inline.js'
import type { Change, ChangeWords, FileChange } from '../model/change.js'
import type { RawCommit } from '../model/history.js'
import type { Row } from '../model/row.js'
import type { Settings } from '../model/settings.js'
import { found, type Sought } from '../model/sought.js'
import type { Waivers } from '../model/waiver.js'
import { linkedPath } from '../record/linked-path.js'
import { rules } from '../rules/index.js'
import type { Target } from './agreement.js'
import type { Files } from './files.js'
import type { RecordReading } from './record.js'
import { waiversIn } from './waivers.js'

/** One side of a change: its files, and the record that they hold. */
export interface Side {
  readonly files: Files
  readonly record: RecordReading
}

/** What was gathered about a change. */
export interface ChangeQuestion {
  readonly before: Side
  readonly landed: Side
  readonly files: readonly FileChange[]
  /** Commits of the change, newest first. */
  readonly commits: readonly RawCommit[]
  readonly words: ChangeWords
  readonly finder: RowFinder
  readonly configurationOf: Target['configurationOf']
  readonly settings: Settings
}

/** A change, and what excuses its findings; `before` is what excused them on target. */
export interface GatheredChange {
  readonly change: Change
  readonly waivers: Waivers
  readonly before: Waivers
}

/** Reads the texts that the configuration makes matter, and says what the change amounts to. */
export const gatherChange = async (question: ChangeQuestion): Promise<Sought<GatheredChange>> => {
  const { before, landed, files, commits, words, finder, configurationOf, settings } = question
  const standing = await waiversIn(before.record)
  const waivers = allWaivers(await waiversIn(landed.record), commitWaivers(commits, rules))
  // What would land, and not head's own: target may have changed its configuration since head left it.
  const agreed = await configurationOf(before.files)
  if (!agreed.found) return agreed
  const agreeing = await configurationOf(landed.files)
  if (!agreeing.found) return agreeing
  const policy = configurationChange(agreed.value, agreeing.value, rules)
  const added = newWaivers(
    { waivers: standing.valid, census: before.record.census },
    { waivers: waivers.valid, census: landed.record.census },
    { path: agreeing.value?.path ?? files[0]?.path ?? '', line: 1, endLine: 1 },
  )
  const moves = movesOf(before.record.census, landed.record.census, settings)
  const tracked = landed.files.entries
  const links = await withInline(
    () => new Map(moves.moves.flatMap(({ to }) => (to ? [[to, to.specLinks] as const] : []))),
  )
  const specPaths = (row: Row): readonly string[] =>
    (links.get(row) ?? [])
      .flatMap(({ url }) => linkedPath(row.place.path, url) ?? [])
      .filter(path => tracked.has(path))
  const wanted = wantedTexts(settings.change, { files, moves, tracked: tracked.keys(), specPaths })
  const old = await readTexts(before.files, wanted.before)
  if (!old.found) return old
  const current = await readTexts(landed.files, wanted.after)
  if (!current.found) return current
  const change = await withInline(() =>
    toChange(
      {
        files,
        texts: { before: old.value, after: current.value },
        commits,
        words,
        moves,
        finder,
        specPaths,
        policy: { ...policy, relaxations: [...policy.relaxations, ...added] },
      },
      settings,
    ),
  )
  return found({ change, waivers, before: standing })
}

/** Texts by path; null for what is no text. */
const readTexts = async (
  files: Files,
  paths: readonly string[],
): Promise<Sought<ReadonlyMap<string, string | null>>> => {
  const contents = await files.read(paths.filter(path => files.entries.has(path)))
  if (!contents.found) return contents
  return found(
    new Map(
      paths.map(path => {
        const bytes = contents.value.get(path)
        const { text, bad } = bytes ? decodeText(bytes) : { text: null, bad: null }
        return [path, bad === 'binary' ? null : text] as const
      }),
    ),
  )
}
