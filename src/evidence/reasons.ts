import type { ChangeText, Evidence, NamingCommit, OpenPullRequest, RowBranch } from '../model/evidence.js'
import type { Missing, Sought } from '../model/sought.js'
import { counted, dateOf, shortSha } from './excerpt.js'
import type { Pieces } from './pieces.js'
import type { Searched } from './searched.js'

const shown = 3

/** What could not be had, and what would supply it. */
export const unknownReason = (
  lacking: readonly (Pick<Missing, 'reason' | 'remedy'> | Sought<number>)[],
): string =>
  lacking.flatMap(answer => ('reason' in answer ? [`${answer.reason} (${answer.remedy})`] : [])).join('; ')

/** The branches, commits, texts and pull requests that have something still to land. */
export function inFlightReason({ changeTexts, pullRequests }: Evidence, pieces: Pieces): string {
  return [
    ...list(pieces.openBranches, openBranch, 'branch', 'branches'),
    ...list(
      newestWorkFirst(pieces.changeCommits),
      commit => `${quote(commit)} in the change`,
      'commit',
      'commits',
    ),
    ...changeTexts.map(changeText),
    ...list(pullRequests, openRequest, 'pull request', 'pull requests'),
  ].join('; ')
}

/** The commits, branches and references that are on base. */
export function landedReason({ baseCommits, landedBranches, references }: Pieces, base: string): string {
  const [first] = newestWorkFirst(baseCommits)
  const others = baseCommits.length - 1
  return [
    ...(first === undefined ? [] : [`${quote(first)} on ${base}`]),
    ...(others > 0
      ? [`${counted(others, 'more commit')} on ${base} ${others === 1 ? 'names' : 'name'} it`]
      : []),
    ...list(landedBranches, landedBranch, 'branch', 'branches'),
    ...list(
      references,
      ({ text, commit }) => `the row cites ${text}, ${quote(commit)} on ${base}`,
      'reference',
      'references',
    ),
  ].join('; ')
}

/** Where nothing was found, under which spellings, and what was found that does not count. */
export function abandonedReason(evidence: Evidence, searched: Searched, names: readonly string[]): string {
  const named = [
    ...evidence.baseCommits,
    ...evidence.changeCommits,
    ...evidence.references.map(({ commit }) => commit),
  ]
  const discounted = new Set(named.map(({ sha }) => sha)).size
  const places = [
    searched.baseCommits.found ? `${counted(searched.baseCommits.value, 'commit')} on ${searched.base}` : '',
    searched.changeCommits.found && searched.changeCommits.value > 0
      ? `${counted(searched.changeCommits.value, 'commit')} of the change`
      : '',
    searched.branches.found ? counted(searched.branches.value, 'branch', 'branches') : '',
    searched.pullRequests === null ? '' : counted(searched.pullRequests, 'open pull request'),
    'the numbers and SHAs behind its state',
  ].filter(place => place !== '')
  return [
    `no evidence under this ID${spelling(evidence.id, names)} in ${places.slice(0, -1).join(', ')} and ${places.at(-1)}`,
    ...(discounted > 0
      ? [
          discounted === 1
            ? '1 commit is reverted or a revert'
            : `${discounted} commits are reverted or reverts`,
        ]
      : []),
    ...list(
      evidence.branches,
      ({ name, reason }) => `branch ${name} is no evidence: ${reason}`,
      'branch',
      'branches',
    ),
  ].join('; ')
}

/** How a message names a row that its bare ID does not name; empty for any other row. */
function spelling(id: string, names: readonly string[]): string {
  if (names.length === 0 || names.includes(id)) return ''
  const quoted = [...new Set(names)].sort().map(name => `"${name}"`)
  return `, which a message has to spell ${quoted.join(' or ')},`
}

// How many of several are still to land is not known: some may have been picked, and a squash hides all of them.
const openBranch = ({ name, local, ahead, time, reason }: RowBranch): string => {
  const commits =
    ahead === 1
      ? `1 commit still to land, of ${dateOf(time)}`
      : `${counted(ahead, 'commit')} of its own, not all of them on base, the newest of ${dateOf(time)}`
  return `${local ? 'local branch' : 'branch'} ${name} has ${commits}${reason === '' ? '' : ` (${reason})`}`
}

const landedBranch = ({ name, local, time, reason }: RowBranch): string =>
  `${local ? 'local branch' : 'branch'} ${name} of ${dateOf(time)} has landed: ${reason}`

const quote = ({ sha, line, time, work }: NamingCommit): string =>
  `${shortSha(sha)} of ${dateOf(time)}${work ? '' : ', which changes no work path,'} says "${line}"`

const changeTextWords: Readonly<Record<ChangeText['kind'], string>> = {
  title: 'the title of the change says',
  'row-line': 'the description of the change says',
  'head-branch': 'the head branch of the change is called',
}

const changeText = ({ kind, text }: ChangeText): string => `${changeTextWords[kind]} "${text}"`

const openRequest = ({ number, title, branch }: OpenPullRequest): string =>
  `pull request #${number} "${title}" from ${branch} is open`

const newestWorkFirst = (commits: readonly NamingCommit[]): readonly NamingCommit[] => [
  ...commits.filter(({ work }) => work),
  ...commits.filter(({ work }) => !work),
]

function list<Piece>(
  pieces: readonly Piece[],
  say: (piece: Piece) => string,
  one: string,
  many: string,
): readonly string[] {
  const left = pieces.length - shown
  return [
    ...pieces.slice(0, shown).map(say),
    ...(left > 0 ? [`${counted(left, `more ${one}`, `more ${many}`)}`] : []),
  ]
}
