import type { PathSet } from '../model/change-settings.js'
import type { ClaimSettings, MarkPlace, RollupPlace } from '../model/claim-settings.js'
import type { Settings } from '../model/settings.js'
import type { ClaimConfig } from './claim-schema.js'
import { compileGlobs } from './glob.js'
import type { Path } from './tree.js'

type LineAt = (path: Path) => number

/** What the sections about claims, rollups and marks mean. */
export const toClaimSettings = (
  config: ClaimConfig,
  lineAt: LineAt,
): Pick<Settings, 'claims' | 'rollups' | 'marks'> => ({
  claims: config.claims ? toClaims(config.claims, lineAt) : null,
  rollups: listOf(config.rollups).map((given, index) =>
    toRollup(given, lineAt([...pathTo('rollups', config.rollups, index), 'files'])),
  ),
  marks: listOf(config.marks).map((given, index) =>
    toMarks(given, lineAt([...pathTo('marks', config.marks, index), 'files'])),
  ),
})

const listOf = <Item>(value: Item | Item[] | undefined): readonly Item[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]

/** Where an item stands: one value by itself is no item of a list. */
const pathTo = (key: string, value: unknown, index: number): Path =>
  Array.isArray(value) ? [key, index] : [key]

const pathSet = (files: string | string[]): PathSet => {
  const globs = listOf(files)
  return { globs, isMatch: compileGlobs(globs) }
}

const toClaims = (claims: NonNullable<ClaimConfig['claims']>, lineAt: LineAt): ClaimSettings => ({
  states: claims.states,
  shared: claims.shared ?? false,
  places: listOf(claims.in).map((place, index) => ({
    files: pathSet(place.files),
    under: listOf(place.under),
    except: listOf(place.except),
    name: listOf(place.name),
    rows: listOf(place.rows),
    owner: listOf(place.owner),
    state: listOf(place.state),
    retired: place.retired ?? [],
    line: lineAt(['claims', ...pathTo('in', claims.in, index), 'files']),
  })),
})

type RollupConfig = Exclude<NonNullable<ClaimConfig['rollups']>, unknown[]>

const toRollup = ({ files, under, of, sections }: RollupConfig, line: number): RollupPlace => ({
  files: files === undefined ? null : pathSet(files),
  under: listOf(under),
  of: of === undefined ? null : pathSet(of),
  sections: new Map(
    Object.entries(sections ?? {}).map(([label, meant]) => [label, meant === false ? [] : listOf(meant)]),
  ),
  line,
})

type MarkConfig = Exclude<NonNullable<ClaimConfig['marks']>, unknown[]>

const toMarks = (given: MarkConfig, line: number): MarkPlace => ({
  files: pathSet(given.files),
  under: listOf(given.under),
  of: given.of === undefined ? null : pathSet(given.of),
  marks: new Map(Object.entries(given.marks)),
  mark: listOf(given.mark),
  row: listOf(given.row),
  complete: given.complete === true ? ['live'] : given.complete === false ? null : (given.complete ?? null),
  line,
})
