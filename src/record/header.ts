const strip = /!?\[([^[\]]*)\](?:\([^()]*\)|\[[^[\]]*\])?|<[^<>]*>|&[a-z]{1,20};/gi

/** A header text for comparison: without case, marks, punctuation and emoji; `#` stays. Units: words parted by one space. */
export const normaliseHeader = (text: string): string =>
  /^[\w #/+-]*$/.test(text) ? words(text.toLowerCase(), /[^a-z0-9#]+/g) : normaliseAny(text)

const words = (text: string, between: RegExp): string => text.replace(between, ' ').trim()

const normaliseAny = (text: string): string =>
  words(text.normalize('NFKC').replace(strip, ' $1 ').toLowerCase(), /[^\p{L}\p{N}\p{M}#]+/gu)

const stateKinds =
  'current|overall|implementation|delivery|build|work|lifecycle|task|claim|coverage|phase|row|port|migration'
const ownState = new RegExp(`^(?:(?:${stateKinds}) )?(?:state|status)$`)
const anyState = /^(?:[\p{L}\p{M}\p{N}]+ )?(?:state|status)$/u
const impl = /^impl/
const doneHead = /^(?:done|complete|completed|implemented|landed|shipped)$/
const foreign = /^(?:estado|situação|stato|statut|zustand|状态|狀態|状況|상태|статус|durum|trạng thái)$/u
const weak =
  /^(?:stage|progress|result|outcome|verdict|disposition|coverage|conclusion|resolution|readiness)$/

/** How surely a header names the State column. */
export type StateHeader = 'implementation' | 'state' | 'other-state' | 'done' | 'weak'

/** What a normalised header says of a State column; null where it is none. `other-state` may belong to another system. */
export const stateHeader = (header: string): StateHeader | null => {
  if (header === 'impl' || (impl.test(header) && anyState.test(header))) return 'implementation'
  if (ownState.test(header)) return 'state'
  if (foreign.test(header.normalize('NFC'))) return 'state'
  if (anyState.test(header)) return 'other-state'
  if (doneHead.test(header)) return 'done'
  return weak.test(header) ? 'weak' : null
}

const idWord =
  'row|task|req|requirement|story|epic|feature|test|item|bug|issue|ticket|claim|work item|wp|gap|finding|risk|decision|adr|rfc|milestone|invariant|spec|plan|packet|slice|lane'
const idHead = new RegExp(
  `^(?:ids?|keys?|row|#|no|nr|num|number|(?:${idWord})(?: ids?| #| no| number| key)?|编号|需求 id)$`,
)
const certainIdHead = /(?:^| )(?:ids?|key|keys|#|no|number)$|^编号$/

/** Whether a normalised header is one of those under which IDs are usual. */
export const isIdHeader = (header: string): boolean => idHead.test(header)

/** Whether it says ID in so many words, and not only what the rows are. */
export const isCertainIdHeader = (header: string): boolean => isIdHeader(header) && certainIdHead.test(header)

const ordinalHead = /^(?:step|phase|wave|stage|section|§|chapter|sprint|week)$/

/** Whether numbers below a normalised header are usual names of what is to be done. */
export const isOrdinalHeader = (header: string): boolean => ordinalHead.test(header)

const wordOfId = new RegExp(`^(?:${idWord})(?= |$)`)

/** The word of an ID header that makes a number unmistakable (`Plan 007`); null where it has none. */
export const idHeaderWord = (header: string): string | null =>
  isIdHeader(header) ? (wordOfId.exec(header)?.[0] ?? null) : null

const specHead = /^(?:spec|specs|specification|spike|spike spec|spec link|design|design doc|plan file)$/

/** Whether a normalised header names the spec of the row, where no configuration says which. */
export const isSpecHeader = (header: string): boolean => specHead.test(header)
