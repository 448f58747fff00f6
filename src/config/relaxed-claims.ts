import type { ClaimConfig } from './claim-schema.js'
import { sameValue, type Looser } from './looser.js'

/** Claims, rollups and marks that are checked no more, or otherwise. */
export const relaxedClaims = (before: ClaimConfig, after: ClaimConfig): readonly Looser[] => [
  ...relaxedClaimStates(before.claims, after.claims),
  ...gone(before.rollups, after.rollups).map(({ files, under }) => ({
    path: ['rollups'],
    words: `counts in ${nameOf(files ?? 'the matrices', under)} are read otherwise, or not at all`,
  })),
  ...gone(before.marks, after.marks).map(({ files, under }) => ({
    path: ['marks'],
    words: `marks in ${nameOf(files, under)} are read otherwise, or not at all`,
  })),
]

const listOf = <Item>(value: Item | Item[] | undefined): readonly Item[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]

/** Items of the first list that the second has not just so. */
const gone = <Item>(before: Item | Item[] | undefined, after: Item | Item[] | undefined): readonly Item[] => {
  const now = listOf(after)
  return listOf(before).filter(old => !now.some(each => sameValue(each, old)))
}

const nameOf = (files: string | string[], under: string | string[] | undefined): string => {
  const headings = listOf(under)
  const where = headings.length > 0 ? ` under ${headings.map(each => `"${each}"`).join(', ')}` : ''
  return `${listOf(files).join(', ')}${where}`
}

const relaxedClaimStates = (
  before: ClaimConfig['claims'],
  after: ClaimConfig['claims'],
): readonly Looser[] => {
  if (!before) return []
  if (!after) return [{ path: ['claims'], words: 'no row needs a claim any more' }]
  return [
    ...before.states
      .filter(state => !after.states.includes(state))
      .map(state => ({ path: ['claims', 'states'], words: `a row in ${state} needs no claim` })),
    ...after.states
      .filter(state => !before.states.includes(state))
      .map(state => ({ path: ['claims', 'states'], words: `a claim may list rows in ${state}` })),
    ...(after.shared === true && before.shared !== true
      ? [{ path: ['claims', 'shared'], words: 'several claims may list one row' }]
      : []),
    ...gone(before.in, after.in).map(({ files, under }) => ({
      path: ['claims', 'in'],
      words: `claims in ${nameOf(files, under)} are read otherwise, or not at all`,
    })),
  ]
}
