import type { ChangeText, OpenPullRequest } from '../model/evidence.js'
import type { BranchOwner } from './branch-owners.js'
import { lineAt } from './excerpt.js'
import type { IdMatcher } from './id-matcher.js'
import { ownWords } from './revert-words.js'
import { visibleLines } from './visible-lines.js'

/** What a change says of itself outside its commits. Empty where it says nothing. */
export interface ChangeWords {
  readonly title: string
  readonly body: string
  /** Name of the head branch, which for a fork exists nowhere else. */
  readonly branch: string
}

/** Reads names in texts and in branches, with the same eyes as everywhere. */
export interface Naming {
  readonly matcher: IdMatcher
  readonly ownerOf: (branch: string) => BranchOwner
}

/** Where the change names each ID: its title, `Row:` lines of its body, its head branch. */
export function changeTextsOf(
  { title, body, branch }: ChangeWords,
  { matcher, ownerOf }: Naming,
): ReadonlyMap<string, readonly ChangeText[]> {
  const texts = new Map<string, ChangeText[]>()
  const add = (id: string, text: ChangeText) => {
    const found = texts.get(id)
    if (found === undefined) texts.set(id, [text])
    else if (!found.some(({ kind }) => kind === text.kind)) found.push(text)
  }
  for (const { id } of matcher.namesIn(ownWords(title))) add(id, { kind: 'title', text: lineAt(title, 0) })
  for (const line of rowLines(body)) {
    for (const { id } of matcher.namesIn(line)) add(id, { kind: 'row-line', text: lineAt(line, 0) })
  }
  const owner = ownerOf(branch)
  if (owner.kind === 'row') add(owner.id, { kind: 'head-branch', text: branch })
  return texts
}

/** The open pull requests of others by the IDs that their title or head branch names, lowest number first. */
export function pullRequestsById(
  requests: Iterable<OpenPullRequest>,
  { matcher, ownerOf }: Naming,
): ReadonlyMap<string, readonly OpenPullRequest[]> {
  const byId = new Map<string, OpenPullRequest[]>()
  for (const request of [...requests].sort((one, other) => one.number - other.number)) {
    const ids = new Set(matcher.namesIn(ownWords(request.title)).map(({ id }) => id))
    const owner = ownerOf(request.branch)
    if (owner.kind === 'row') ids.add(owner.id)
    for (const id of ids) {
      const found = byId.get(id)
      if (found === undefined) byId.set(id, [request])
      else found.push(request)
    }
  }
  return byId
}

const rowLine = /^[ \t]{0,20}(?:[-*+][ \t]{1,20})?[*_]{0,2}rows?[*_]{0,2}:(.*)/i
const noRow = /^[*_\s]{0,20}none(?![\p{L}\p{N}_.-])/iu

/** Lines `Row: ENG-1` of a body, where a reader sees them. */
export function rowLines(body: string): readonly string[] {
  return visibleLines(body).filter(line => {
    const said = rowLine.exec(line)?.[1]
    return said !== undefined && !noRow.test(said)
  })
}
