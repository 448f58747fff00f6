import { stateClasses, type Row } from './row.js'

/** What stands for no row: where one comes from that arrives, and where one goes that departs. */
export const absences = { from: 'arrival', to: 'departure' } as const

/** The end of a move that a word is about. */
export type MoveEnd = keyof typeof absences

const reserved = new Set<string>([absences.from, absences.to, ...stateClasses])

/** True for the words of a configuration that mean something else than a state. */
export const isReservedWord = (word: string): boolean => reserved.has(word)

/** Whether a class, a word of a state in any case, or the word for no row means this row. */
export const isMeantBy = (word: string, row: Pick<Row, 'class' | 'state'> | null, end: MoveEnd): boolean =>
  row === null
    ? word === absences[end]
    : word === row.class || (!isReservedWord(word) && word.toLowerCase() === row.state.toLowerCase())
