import type { MissingSection } from '../model/change.js'
import type { Obligation } from '../model/change-settings.js'
import type { MarkdownDocument } from '../model/document.js'
import type { Row, StateClass } from '../model/row.js'
import { sectionState, type Spec } from './spec-section.js'
import { occasionsOf, type Ground } from './triggers.js'

/** Where the specs of a row are: paths of tracked files in the landed tree that its spec column links. */
export type SpecPaths = (row: Row) => readonly string[]

/** Reads Markdown. */
export type Parse = (path: string, text: string) => MarkdownDocument

/** A row in one of these has nothing before it: what comes next cannot be written down truly. */
const settled: readonly StateClass[] = ['done', 'dropped', 'pointer', 'unknown']

/** Every section that a moved row owes in its own spec and does not have. A row that is settled or gone owes none. */
export const missingSections = (
  obligations: readonly Obligation[],
  ground: Ground,
  specPaths: SpecPaths,
  parse: Parse,
): readonly MissingSection[] => {
  const specs = new Map<string, Spec | null>()
  const specAt = (path: string): Spec | null => {
    const known = specs.get(path)
    if (known !== undefined) return known
    const text = ground.texts.after.get(path)
    const spec = typeof text === 'string' ? { document: parse(path, text), text } : null
    specs.set(path, spec)
    return spec
  }
  return obligations.flatMap(({ name, reason, when, owes }) => {
    const sections = owes.flatMap(owed => (owed.kind === 'section' ? [owed.sections] : []))
    if (sections.length === 0) return []
    return occasionsOf(when, ground).flatMap((occasion): MissingSection[] => {
      const row = occasion.move?.to
      if (!row || settled.includes(row.class)) return []
      return sections.flatMap(names => {
        const lack = lackOf(row, names, specPaths(row), specAt)
        return lack === null ? [] : [{ obligation: name, reason, occasion, row, sections: names, ...lack }]
      })
    })
  })
}

const lackOf = (
  row: Row,
  names: readonly string[],
  paths: readonly string[],
  specAt: (path: string) => Spec | null,
): Pick<MissingSection, 'instead' | 'heading'> | null => {
  const read = paths.map(path => ({ path, spec: specAt(path) }))
  const states = read.map(({ path, spec }) => ({
    path,
    ...(spec ? sectionState(spec, row.id, names) : unread),
  }))
  if (states.some(({ state }) => state === 'filled')) return null
  for (const each of states) {
    if (each.state === 'empty')
      return { instead: `nothing is written under that heading in ${each.path}`, heading: each.heading }
  }
  return { instead: whatThereIs(row, states), heading: null }
}

const unread = { state: 'unread' } as const

const whatThereIs = (row: Row, states: readonly { path: string; state: string }[]): string => {
  const [first] = states
  if (!first) return row.specLinks.length > 0 ? 'the spec that it links does not exist' : 'it links no spec'
  const readable = states.find(({ state }) => state !== 'unread')
  return readable ? `${readable.path} has no such heading` : `${first.path} cannot be read`
}
