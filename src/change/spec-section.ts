import type { MarkdownDocument } from '../model/document.js'
import type { Place } from '../model/place.js'
import { sectionName } from './section-words.js'
import { outlineOf, type Section } from './spec-outline.js'

/** A spec as it reads in the landed tree. */
export interface Spec {
  readonly document: MarkdownDocument
  readonly text: string
}

/** Whether a spec has a section with something in it. */
export type SectionState =
  | { readonly state: 'filled' }
  /** The heading, or the row of a table. */
  | { readonly state: 'empty'; readonly heading: Place }
  | { readonly state: 'absent' }

/**
 * Looks for a section of one of these names, as a heading or as a row of a two-column table, in the part of the spec that
 * is the row's own where its headings begin with the ID. Numbers, case, marks and what follows a colon or a parenthesis
 * in its name do not matter; a heading that joins two sections (`Scope and gates`) is both. Linear in the text.
 */
export const sectionState = (spec: Spec, id: string, names: readonly string[]): SectionState => {
  const { ownPart, headed, tabled } = outlineOf(spec)
  const isOwn = ownPart(id)
  const wanted = [...new Set(names.map(sectionName))]
  const ownOf = (sections: readonly Section[] | undefined): readonly Section[] =>
    sections?.filter(({ place }) => isOwn === null || isOwn(place.line)) ?? []
  const isFilled = (section: Section): boolean => section.isFilled()
  if (wanted.some(name => ownOf(headed.get(name)).some(isFilled))) return { state: 'filled' }
  const found = wanted.flatMap(name => [...ownOf(headed.get(name)), ...ownOf(tabled().get(name))])
  if (found.some(isFilled)) return { state: 'filled' }
  const [first] = found
  return first ? { state: 'empty', heading: first.place } : { state: 'absent' }
}
