const marks = /^( *)(`{3,}|~{3,})(.*)$/
const closing = /^( *)(`{3,}|~{3,})[ \t]*$/
/** HTML that blank lines do not end. */
const lasting = /<(?:script|pre|style|textarea)(?:[\s>]|$)|<[!?]/i

interface Fence {
  readonly indent: number
  readonly mark: string
}

const indentOf = (line: string): number => line.length - line.replace(/^ +/, '').length

/** Whether a line ends a fence; null where that hangs on the list around it. */
const endsFence = (line: string, { indent, mark }: Fence): boolean | null => {
  const [, spaces, own] = closing.exec(line) ?? []
  const isEnd = own?.startsWith(mark) === true
  if (indent === 0) return isEnd && (spaces ?? '').length < 4
  if (line.trim() === '') return false
  if (isEnd) return spaces?.length === indent ? true : null
  return indentOf(line) >= indent ? false : null
}

/** The fence that a line surely begins; null for none, and `unsure` where that hangs on what is around it. */
const fenceAt = (line: string): Fence | null | 'unsure' => {
  const [, spaces = '', mark, rest = ''] = marks.exec(line) ?? []
  if (mark !== undefined)
    return mark.startsWith('`') && rest.includes('`') ? null : { indent: spaces.length, mark }
  return /[A-Za-z]/.test(line.slice(0, line.search(/```|~~~/))) && !line.includes('[^') ? null : 'unsure'
}

/** Where a text can be read from anew. */
export interface FreshStart {
  readonly start: number
  /** The line up to which this was sure: the one that was asked for, or one that leaves it open what stands behind it. */
  readonly sureTo: number
}

/**
 * The last line, from 1, before a line of a text at which the blocks of the text can be read from anew and come out the
 * same: a heading at which surely nothing is open, with no line of `told` in a fence before it. Where there is none, the one
 * given, from which they can. Linear.
 */
export const freshStart = (
  lines: readonly string[],
  before: number,
  told: ReadonlySet<number>,
  given = 1,
): FreshStart => {
  let start = given
  let fence: Fence | null = null
  for (let number = given; number < before; number++) {
    const line = lines[number - 1] ?? ''
    if (fence) {
      const isEnd = endsFence(line, fence)
      if (isEnd === null || told.has(number)) return { start, sureTo: number }
      if (isEnd) fence = null
      continue
    }
    if (line.includes('<') && lasting.test(line)) return { start, sureTo: number }
    if (line.includes('```') || line.includes('~~~')) {
      const found = fenceAt(line)
      if (found === 'unsure') return { start, sureTo: number }
      fence = found
    } else if (line.startsWith('#') && /^#{1,6} /.test(line) && lines[number - 2]?.trim() === '')
      start = number
  }
  return { start, sureTo: before }
}
