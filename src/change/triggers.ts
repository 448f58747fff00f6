import type { FileChange, Move, Occasion } from '../model/change.js'
import type { MoveTrigger, Trigger } from '../model/change-settings.js'
import { isMeantBy } from '../model/state-word.js'
import { firstChangedLine, type Edit, type Texts } from './edits.js'
import { changedSet } from './matched-set.js'

/** What may set a trigger off. */
export interface Ground {
  readonly moves: readonly Move[]
  readonly files: readonly FileChange[]
  readonly editOf: (file: FileChange) => Edit
  readonly texts: Texts
}

/** Everything in the change that sets the trigger off, in the order of the trigger's alternatives. */
export const occasionsOf = (trigger: Trigger, ground: Ground): readonly Occasion[] => [
  ...moveOccasions(trigger, ground),
  ...measurementOccasions(trigger, ground),
  ...matchOccasions(trigger, ground),
  ...pathOccasions(trigger, ground),
]

const moveOccasions = ({ move: pattern }: Trigger, { moves }: Ground): readonly Occasion[] =>
  pattern === null
    ? []
    : moves
        .filter(move => isMeant(pattern, move))
        .map(move => ({ words: moveInWords(move), subject: move.id, place: move.place, move }))

/** Whether a move is one of those that a trigger names. */
export const isMeant = ({ from, to, matrices }: MoveTrigger, move: Move): boolean => {
  // Whoever takes a row to another matrix on its way owes what both ask for.
  const paths = [move.from, move.to].flatMap(row => (row ? [row.place.path] : []))
  if (matrices !== null && !paths.some(matrices.isMatch)) return false
  // What could not be read, and what points at another line, claims nothing.
  const claims = move.to === null || (move.to.class !== 'unknown' && move.to.class !== 'pointer')
  return (
    (from === null || from.some(word => isMeantBy(word, move.from, 'from'))) &&
    (to === null ? claims : to.some(word => isMeantBy(word, move.to, 'to')))
  )
}

/** `ENG-1 moved from READY to DONE`. */
export const moveInWords = ({ id, from, to }: Move): string =>
  from === null
    ? `${id} arrived as ${to?.state ?? ''}`
    : to === null
      ? `${id} departed from ${from.state}`
      : `${id} moved from ${from.state} to ${to.state}`

const measurementOccasions = ({ measurement }: Trigger, ground: Ground): readonly Occasion[] =>
  ground.files.flatMap(file => {
    if (measurement?.isMatch(file.path) !== true) return []
    const edit = ground.editOf(file)
    return edit === 'created' || edit === 'written'
      ? [fileOccasion(file, `measurement record ${file.path} ${done[edit]}`, ground)]
      : []
  })

const pathOccasions = ({ paths }: Trigger, ground: Ground): readonly Occasion[] =>
  ground.files.flatMap(file => {
    if (paths?.isMatch(file.path) !== true) return []
    const edit = ground.editOf(file)
    return isEdit(edit) ? [fileOccasion(file, `${file.path} ${done[edit]}`, ground)] : []
  })

const isEdit = (edit: Edit): edit is keyof typeof done => edit !== 'untouched' && edit !== 'moved'

const done = {
  created: 'was created',
  written: 'changed',
  emptied: 'was emptied',
  deleted: 'was deleted',
} as const

const fileOccasion = ({ path }: FileChange, words: string, { texts }: Ground): Occasion => {
  const line = firstChangedLine(texts.before.get(path), texts.after.get(path))
  return { words, subject: path, place: { path, line, endLine: line }, move: null }
}

const matchOccasions = ({ matches }: Trigger, { files, editOf, texts }: Ground): readonly Occasion[] => {
  if (matches === null) return []
  const { isMatch } = matches.files
  // A set that changed with nothing but link targets, or with a file that went elsewhere, has not changed for a reader.
  if (!files.some(file => isMatch(file.path) && isEdit(editOf(file)))) return []
  const set = changedSet(matches, texts)
  if (set === null) return []
  const { added, removed, path, line } = set
  const words = [entriesInWords('added', added), entriesInWords('removed', removed)].filter(
    each => each !== '',
  )
  return [{ words: words.join(', '), subject: path, place: { path, line, endLine: line }, move: null }]
}

const shown = 5

const entriesInWords = (what: string, entries: readonly string[]): string => {
  if (entries.length === 0) return ''
  const rest = entries.length > shown ? ` and ${entries.length - shown} more` : ''
  return `${what} ${entries
    .slice(0, shown)
    .map(each => `"${each}"`)
    .join(', ')}${rest}`
}
