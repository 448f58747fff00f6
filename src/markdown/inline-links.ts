import type { Link } from '../model/document.js'
import { bareUrls } from './bare-url.js'
import type { Piece } from './piece.js'
import { isAlike } from './run.js'

/** Links in their order, and the addresses in the text between them; a mark that is text does not divide an address. */
export const linksOf = (pieces: readonly Piece[], urls: readonly string[]): readonly Link[] => {
  const texts: { text: string; readonly url: string }[] = []
  const known = new Map<number, { text: string }>()
  let plain: Piece | undefined
  const endPlain = (): void => {
    if (plain && !plain.code) texts.push(...bareUrls(plain.text))
    plain = undefined
  }
  for (const piece of pieces) {
    const { link, struck, text } = piece
    if (link < 0 && plain && isAlike(plain, piece)) plain = { ...plain, text: plain.text + text }
    else endPlain()
    if (link < 0) {
      plain ??= piece
      continue
    }
    const found = known.get(link)
    if (found) found.text += struck ? '' : text
    else {
      const first = { text: struck ? '' : text, url: urls[link] ?? '' }
      known.set(link, first)
      texts.push(first)
    }
  }
  endPlain()
  return texts
}
