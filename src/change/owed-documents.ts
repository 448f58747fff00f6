import type { OwedDocument } from '../model/change.js'
import type { Obligation, PathSet } from '../model/change-settings.js'
import type { Edit } from './edits.js'
import { occasionsOf, type Ground } from './triggers.js'

/** Every document that an obligation owes and the change does not bring, one for each occasion. */
export const owedDocuments = (obligations: readonly Obligation[], ground: Ground): readonly OwedDocument[] =>
  obligations.flatMap(({ name, reason, when, owes }) => {
    const unpaid = owes.flatMap(owed =>
      owed.kind === 'document' && !isPaid(owed.documents, ground) ? [owed.documents] : [],
    )
    if (unpaid.length === 0) return []
    return occasionsOf(when, ground).flatMap(occasion =>
      unpaid.map(documents => ({
        obligation: name,
        reason,
        occasion,
        documents: documents.globs,
        shortfall: shortfallOf(documents, ground),
      })),
    )
  })

/** Paid by a document that exists afterwards and whose text is new or other, white space and link targets aside. */
const isPaid = ({ isMatch }: PathSet, { files, editOf }: Ground): boolean =>
  files.some(file => isMatch(file.path) && pays(editOf(file)))

const pays = (edit: Edit): boolean => edit === 'created' || edit === 'written'

const shortfalls: Readonly<Partial<Record<Edit, string>>> = {
  untouched: 'changed in nothing but white space and link targets',
  moved: 'was only moved',
  emptied: 'says nothing',
  deleted: 'was deleted',
}

const shortfallOf = ({ isMatch }: PathSet, { files, editOf }: Ground): string | null => {
  const near = files.find(({ path }) => isMatch(path))
  const why = near && shortfalls[editOf(near)]
  return near && why !== undefined ? `${near.path} ${why}` : null
}
