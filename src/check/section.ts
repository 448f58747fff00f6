import type { Settings } from '../model/settings.js'
import type { Rule, Section } from '../rules/rule.js'

const isThere: Readonly<Record<Section, (settings: Settings) => boolean>> = {
  contracts: ({ contracts }) => contracts.contracts.length > 0,
  claims: ({ claims }) => claims !== null,
  rollups: ({ rollups }) => rollups.length > 0,
  marks: ({ marks }) => marks.length > 0,
  documents: ({ documents }) => documents.length > 0,
  coverage: ({ coverage }) => coverage !== null,
}

/** Whether the configuration has what the rule is about. Without it the rule has nothing to say, is not loaded, and is not asked. */
export const hasSection = ({ section }: Rule, settings: Settings): boolean =>
  section === undefined || isThere[section](settings)
