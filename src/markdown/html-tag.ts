const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122
const isDigit = (code: number): boolean => code >= 48 && code <= 57
/** White space as HTML tags have it: space, tab, line feed, vertical tab, form feed, carriage return. */
const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13)
const isNameStart = (code: number): boolean => isLetter(code) || code === 95 || code === 58
const isName = (code: number): boolean => isNameStart(code) || isDigit(code) || code === 46 || code === 45
const notInBareValue = ' \t\r\n\v\f"\'=<>`'

const skipSpaces = (text: string, at: number): number => {
  while (isSpace(text.charCodeAt(at))) at++
  return at
}

const tagNameEnd = (text: string, at: number): number => {
  if (!isLetter(text.charCodeAt(at))) return -1
  do at++
  while (isLetter(text.charCodeAt(at)) || isDigit(text.charCodeAt(at)) || text.charCodeAt(at) === 45)
  return at
}

const valueEnd = (text: string, at: number): number => {
  const quote = text[at]
  if (quote === '"' || quote === "'") return text.indexOf(quote, at + 1) + 1 || -1
  let end = at
  while (end < text.length && !notInBareValue.includes(text.charAt(end))) end++
  return end > at ? end : -1
}

/** End of the attributes from `at`, each after white space; -1 where one is malformed. */
const attributesEnd = (text: string, at: number): number => {
  for (;;) {
    const name = skipSpaces(text, at)
    if (name === at || !isNameStart(text.charCodeAt(name))) return at
    at = name + 1
    while (isName(text.charCodeAt(at))) at++
    const equals = skipSpaces(text, at)
    if (text[equals] !== '=') continue
    at = valueEnd(text, skipSpaces(text, equals + 1))
    if (at < 0) return -1
  }
}

/** End of the open or closing HTML tag that begins with the `<` at `at`; -1 where there is none. */
export const tagEnd = (text: string, at: number): number => {
  const closing = text[at + 1] === '/'
  let end = tagNameEnd(text, closing ? at + 2 : at + 1)
  if (end < 0) return -1
  if (!closing) end = attributesEnd(text, end)
  if (end < 0) return -1
  end = skipSpaces(text, end)
  if (!closing && text[end] === '/') end++
  return text[end] === '>' ? end + 1 : -1
}
