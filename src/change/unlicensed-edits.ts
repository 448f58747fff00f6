import type { UnlicensedEdit } from '../model/change.js'
import type { Guard, Trigger } from '../model/change-settings.js'
import { firstChangedLine, type Edit } from './edits.js'
import { occasionsOf, type Ground } from './triggers.js'

/** A document that is only now created could not have been guarded, and one that only moves is what it was. */
const edits: readonly Edit[] = ['written', 'emptied', 'deleted']

/** Every edit of a guarded document in a change that brings nothing which permits it. */
export const unlicensedEdits = (guards: readonly Guard[], ground: Ground): readonly UnlicensedEdit[] =>
  guards.flatMap(({ documents, permits, reason }) => {
    const edited = ground.files.filter(
      file => documents.isMatch(file.path) && edits.includes(ground.editOf(file)),
    )
    if (edited.length === 0 || occasionsOf(permits, ground).length > 0) return []
    return edited.map(({ path }) => {
      const line = firstChangedLine(ground.texts.before.get(path), ground.texts.after.get(path))
      return { path, place: { path, line, endLine: line }, reason, permits: triggerInWords(permits) }
    })
  })

/** The alternatives of a trigger: `a move to done`, `a change of docs/coverage.tsv`. */
export const triggerInWords = ({ move, measurement, matches, paths }: Trigger): readonly string[] => [
  ...(move ? [`a move${listed(' from', move.from)}${listed(' to', move.to)}`] : []),
  ...(measurement ? [`a new measurement in ${either(measurement.globs)}`] : []),
  ...(matches ? [`an entry more or less in ${either(matches.files.globs)}`] : []),
  ...(paths ? [`a change of ${either(paths.globs)}`] : []),
]

const listed = (word: string, words: readonly string[] | null): string =>
  words === null ? '' : `${word} ${either(words)}`

const either = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`
