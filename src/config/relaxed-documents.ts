import type { DocumentConfig, DocumentEntryConfig } from './document-schema.js'
import { sameValue, type Looser } from './looser.js'

/** Documents of which less is asked: larger figures, fewer ratchets, another order, lines that may be lost. */
export const relaxedDocuments = (
  { documents: before = [] }: DocumentConfig,
  { documents: after = [] }: DocumentConfig,
): readonly Looser[] =>
  before.flatMap(old => {
    const name = [old.files].flat().join(', ')
    const places = after.flatMap(({ files }, index) =>
      sameValue([files].flat(), [old.files].flat()) ? index : [],
    )
    const [first] = places
    if (first === undefined) return [{ path: ['documents'], words: `nothing is asked of ${name} any more` }]
    // Of several entries for the same files, each may ask for a part.
    const asked = places.flatMap(place => after[place] ?? [])
    return [
      ...relaxedBudget(old, asked),
      ...(old.ratchet ?? []).flatMap(figure =>
        asked.some(({ ratchet }) => ratchet?.some(each => sameValue(each, figure)))
          ? []
          : `${typeof figure === 'string' ? figure : `phrase "${figure.phrase}"`} may rise`,
      ),
      ...(old.log && !asked.some(({ log }) => sameValue(log, old.log))
        ? ['the log is read otherwise, or not at all']
        : []),
      ...(old['append-only'] === true && !asked.some(each => each['append-only'] === true)
        ? ['lines may be taken out']
        : []),
    ].map(words => ({ path: ['documents', first], words: `${words} in ${name}` }))
  })

const relaxedBudget = (
  { budget = {} }: DocumentEntryConfig,
  asked: readonly DocumentEntryConfig[],
): readonly string[] => {
  const limits = asked.map(each => limitsOf(each.budget ?? {}))
  return [...limitsOf(budget)].flatMap(([figure, most]) => {
    const now = Math.min(...limits.map(each => each.get(figure) ?? Infinity))
    if (now <= most) return []
    return now === Infinity ? `there is no limit for ${figure}` : `${figure} may be ${now} instead of ${most}`
  })
}

const limitsOf = ({
  phrases = {},
  ...plain
}: NonNullable<DocumentEntryConfig['budget']>): ReadonlyMap<string, number> =>
  new Map([
    ...Object.entries(plain).flatMap(([figure, most]) =>
      most === undefined ? [] : [[figure, most] as const],
    ),
    ...Object.entries(phrases).map(([phrase, most]) => [`phrases "${phrase}"`, most] as const),
  ])
