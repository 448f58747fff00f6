import type { Change } from '../model/change.js'
import type { Finding } from '../model/finding.js'
import { scopeOf } from '../model/row-scope.js'
import { severities } from '../model/row.js'
import type { Settings } from '../model/settings.js'

/** What became of rows and files between target and the landed tree. */
export type Renamed = Pick<Change, 'renames' | 'movedFiles' | 'files'>

/**
 * Tells the findings that the change brings from those that target has: the same rule and row ID, or the same rule, path
 * and subject where there is no ID. No work and no more than a record of it are one lack under two names. Of several with one name, as many are new as target has less. A finding that is
 * graver than target's, or that target's waiver no longer covers, is new.
 */
export const markNew = (
  findings: readonly Finding[],
  existing: readonly Finding[],
  renamed: Renamed,
  settings: Pick<Settings, 'agreed' | 'namespace'>,
): readonly Finding[] => {
  const ids = new Map(renamed.renames.map(({ from, to }) => [to.id, from.id]))
  const formerly = new Map([...samePaths(renamed.files), ...renamed.movedFiles])
  const nameOf = ({ rule: said, id, place, subject }: Finding, isLanded: boolean): string => {
    const rule = said === 'records-only-row' ? 'abandoned-row' : said
    const path = isLanded ? (formerly.get(place.path) ?? place.path) : place.path
    if (id === undefined) return JSON.stringify([rule, path, subject, null])
    const ownId = isLanded ? (ids.get(id) ?? id) : id
    const isWide = scopeOf({ id: ownId, searchable: !isOrdinal(ownId) }, settings) === 'repository'
    return JSON.stringify([rule, ownId, isWide ? null : path])
  }
  const waiting = new Map<string, number[]>()
  for (const finding of existing) {
    const name = nameOf(finding, false)
    const ranks = waiting.get(name)
    if (ranks) ranks.push(rankOf(finding))
    else waiting.set(name, [rankOf(finding)])
  }
  const known = new Set<Finding>()
  // The gravest choose first, and each the mildest that will do, so that as many as can find theirs.
  for (const finding of [...findings].sort((one, other) => rankOf(one) - rankOf(other))) {
    const ranks = waiting.get(nameOf(finding, true)) ?? []
    const fitting = ranks.filter(rank => rank <= rankOf(finding))
    if (fitting.length === 0) continue
    ranks.splice(ranks.indexOf(Math.max(...fitting)), 1)
    known.add(finding)
  }
  return findings.map(finding => ({ ...finding, new: !known.has(finding) }))
}

/** Files that only went to another path: new path → old one. */
const samePaths = (files: Renamed['files']): readonly (readonly [string, string])[] => {
  const gone = new Map(
    files.flatMap(({ path, before, after }) => (before && !after ? [[before.object, path]] : [])),
  )
  return files.flatMap(({ path, before, after }) => {
    const from = before || !after ? undefined : gone.get(after.object)
    return from === undefined ? [] : [[path, from] as const]
  })
}

/** A number means its line in its table, and nothing elsewhere. */
const isOrdinal = (id: string): boolean => /^#?[\d.]+$/.test(id)

/** 0 for the gravest; a waived finding is the mildest. */
const rankOf = ({ severity, waived }: Finding): number =>
  waived === null ? severities.indexOf(severity) : severities.length
