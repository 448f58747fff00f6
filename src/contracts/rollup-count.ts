import { toPlain } from '../record/plain-text.js'

/** What a cell of a table of counts states. */
export type StatedCount =
  | {
      readonly kind: 'count'
      readonly count: number
      /** M of `N/M`; null where there is none. */ readonly of: number | null
    }
  /** Nothing is stated. */
  | { readonly kind: 'none' }
  /** Something that is no count. */
  | { readonly kind: 'other' }

const number = String.raw`\d{1,3}(?:,\d{3})+|\d{1,9}`
const count = new RegExp(
  String.raw`^(${number})(?: ?(?:\/|of|out of) ?(${number}))?(?: ?\([^()]{0,60}\))?$`,
  'i',
)
const dash = /^[-–—−]$/

const toNumber = (text: string): number => Number(text.replaceAll(',', ''))

/** Reads a cell, given as plain text: `4`, `1,024`, `3/10`, `3 of 10`, `3 (30%)`; a dash is none at all. */
export const statedCount = (text: string): StatedCount => {
  const plain = toPlain(text.slice(0, 200))
  if (plain === '') return { kind: 'none' }
  if (dash.test(plain)) return { kind: 'count', count: 0, of: null }
  const match = count.exec(plain)
  if (match?.[1] === undefined) return { kind: 'other' }
  return { kind: 'count', count: toNumber(match[1]), of: match[2] === undefined ? null : toNumber(match[2]) }
}
