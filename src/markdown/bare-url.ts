import type { Link } from '../model/document.js'

const start =
  /(?:(?<![A-Za-z<])(?:https?|ftp):\/\/(?=[A-Za-z0-9])|(?<![^ \t\n*_~(])www\.(?=[A-Za-z0-9]))[^\s<]+/gi
const trailing = /[?!.,:*_~'"]/

/** End of a link without the punctuation behind it, and without a parenthesis that it does not open itself. */
const urlEnd = (text: string): number => {
  let end = text.length
  let surplus = 0
  for (const character of text) surplus += character === ')' ? 1 : character === '(' ? -1 : 0
  for (; end > 0; end--) {
    const last = text.charAt(end - 1)
    if (last === ')' && surplus > 0) surplus--
    else if (!trailing.test(last)) break
  }
  return end
}

/** Start and end of each address in a text that GitHub makes a link of without being asked. */
export const bareUrlSpans = (text: string): readonly { readonly from: number; readonly to: number }[] =>
  [...text.matchAll(start)].map(({ 0: found, index }) => ({ from: index, to: index + urlEnd(found) }))

/** The addresses themselves, as links. */
export const bareUrls = (text: string): readonly Link[] =>
  bareUrlSpans(text).map(({ from, to }) => {
    const url = text.slice(from, to)
    return { text: url, url: /^www\./i.test(url) ? `http://${url}` : url }
  })
