import { noChangeSettings } from '../../src/model/change-settings.js'
import { noContracts } from '../../src/model/contract-settings.js'
import type { DocumentEntry } from '../../src/model/document-settings.js'
import type { Place } from '../../src/model/place.js'
import type { Row } from '../../src/model/row.js'
import type { MatrixEntry, RuleSetting, Settings } from '../../src/model/settings.js'
import { found } from '../../src/model/sought.js'
import { emptyTree } from '../../src/model/tree.js'
import { noWaivers } from '../../src/model/waiver.js'
import type { View } from '../../src/rules/rule.js'

const never = () => false

/** Settings as a test needs them, agreed unless told otherwise. */
export const settingsOf = (changes: Partial<Settings> = {}): Settings => ({
  source: '.github/rowaudit.yml',
  agreed: true,
  bases: ['main'],
  matrices: [],
  columns: { id: [], state: [], spec: [], owner: [], references: [] },
  ids: null,
  namespace: 'repository',
  states: null,
  branches: ['row/{id}'],
  parked: [],
  isRecord: path => path.endsWith('.md'),
  rules: new Map(),
  change: noChangeSettings,
  contracts: noContracts,
  claims: null,
  rollups: [],
  marks: [],
  documents: [],
  coverage: null,
  ...changes,
})

export const entryOf = (path: string, rules: readonly (readonly [string, RuleSetting])[]): MatrixEntry => ({
  files: [path],
  allowEmpty: null,
  isMatch: other => other === path,
  isRecord: null,
  rules: new Map(rules),
  line: 1,
})

export const placeOf = (path: string, line: number): Place => ({ path, line, endLine: line })

/** An entry of `documents` that demands nothing. */
export const plainDocument: DocumentEntry = {
  files: [],
  reason: null,
  budget: [],
  ratchet: [],
  log: null,
  isAppendOnly: false,
  line: 1,
}

/** A row that stands at a place; only what a test says of it matters. */
export const rowOf = (id: string, changes: Partial<Row> = {}): Row => {
  const place = placeOf('matrix.md', 3)
  return {
    id,
    title: '',
    state: 'ACTIVE',
    class: 'active',
    live: true,
    note: '',
    evidence: 'error',
    searchable: true,
    aliases: [],
    specLinks: [],
    cells: [],
    header: [],
    place,
    idPlace: place,
    statePlace: place,
    table: 0,
    ...changes,
  }
}

/** What a rule sees of a repository in which there is nothing, but for the changes. */
export const viewOf = (changes: Partial<View> = {}): View => ({
  census: { files: [], tables: [], rows: [], flaws: [], untaken: [] },
  rows: [],
  unmatched: [],
  named: [],
  settings: settingsOf(),
  head: null,
  now: 0,
  stood: () => found(null),
  specNames: never,
  tree: emptyTree,
  target: null,
  activity: { work: null, records: null, recordsSinceWork: 0 },
  commitsOnBase: () => found([]),
  sighting: () => found(null),
  change: null,
  waivers: noWaivers,
  idle: [],
  ...changes,
})
