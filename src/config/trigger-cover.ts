import { stateClasses, type StateClass } from '../model/row.js'
import { absences, isReservedWord, type MoveEnd } from '../model/state-word.js'
import type { TriggerConfig } from './change-schema.js'
import { covers } from './glob-cover.js'

/** A state of the vocabulary, or a class for which there may be some; a row that is not there has neither. */
interface Standing {
  readonly word: string | null
  readonly class: StateClass | null
}

/** The vocabulary as far as words of a move can mean something by it; null where the default one is used. */
export type StateWords = readonly { readonly word: string; readonly class: StateClass }[] | null

/**
 * The alternatives of a demand that a permission does not surely hold for, in the words of the configuration. Empty
 * where whatever demands is permitted.
 */
export const uncovered = (
  permits: TriggerConfig,
  demand: TriggerConfig,
  states: StateWords,
): readonly string[] => [
  ...(demand.move && !coversMove(permits.move, demand.move, states) ? [`move: ${inYaml(demand.move)}`] : []),
  ...(demand.measurement && !coversFiles([permits.measurement, permits.paths], demand.measurement)
    ? [`measurement: ${inYaml(demand.measurement)}`]
    : []),
  ...(demand.matches && !coversMatches(permits, demand.matches)
    ? [`matches: ${inYaml(demand.matches)}`]
    : []),
  ...(demand.paths && !coversFiles([permits.paths], demand.paths) ? [`paths: ${inYaml(demand.paths)}`] : []),
]

type MoveConfig = NonNullable<TriggerConfig['move']>
type MatchesConfig = NonNullable<TriggerConfig['matches']>

const coversMove = (permits: MoveConfig | undefined, demand: MoveConfig, states: StateWords): boolean => {
  if (!permits) return false
  const words = [permits, demand].flatMap(({ from = [], to = [] }) => [...from, ...to])
  const standings = allStandings(states, words)
  const holds = (side: MoveEnd): boolean =>
    standings.every(each => !isMeant(demand[side], each, side) || isMeant(permits[side], each, side))
  return (
    holds('from') &&
    holds('to') &&
    (permits.matrices === undefined ||
      (demand.matrices !== undefined && covers(permits.matrices, demand.matrices)))
  )
}

const allStandings = (states: StateWords, words: readonly string[]): readonly Standing[] => {
  const absent = { word: null, class: null }
  if (states) return [absent, ...states]
  const classes = stateClasses.filter(name => name !== 'unknown').map(name => ({ word: null, class: name }))
  const others = words.filter(word => !isReservedWord(word)).map(word => ({ word, class: null }))
  return [absent, ...classes, ...others]
}

const isMeant = (words: readonly string[] | undefined, standing: Standing, side: MoveEnd): boolean => {
  if (words === undefined) return side === 'from' || standing.class !== 'pointer'
  if (standing.word === null && standing.class === null) return words.includes(absences[side])
  return words.some(
    word =>
      word === standing.class ||
      (!isReservedWord(word) && word.toLowerCase() === standing.word?.toLowerCase()),
  )
}

const coversFiles = (outer: readonly (readonly string[] | undefined)[], inner: readonly string[]): boolean =>
  outer.some(globs => globs !== undefined && covers(globs, inner))

/** A pattern in other files may find the same set where this one finds another: only the very same will do, or the files. */
const coversMatches = ({ matches, paths }: TriggerConfig, demand: MatchesConfig): boolean =>
  coversFiles([paths], demand.in) ||
  (matches?.of === demand.of &&
    JSON.stringify([...matches.in].sort()) === JSON.stringify([...demand.in].sort()))

const inYaml = (value: unknown): string =>
  Array.isArray(value)
    ? `[${value.map(inYaml).join(', ')}]`
    : typeof value === 'object' && value !== null
      ? `{ ${Object.entries(value)
          .filter(([, inner]) => inner !== undefined)
          .map(([key, inner]) => `${key}: ${inYaml(inner)}`)
          .join(', ')} }`
      : /^[\w./-]+$/.test(String(value))
        ? String(value)
        : `'${String(value).replaceAll("'", "''")}'`
