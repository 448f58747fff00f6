import { toMatcher } from './automaton.js'
import { classTest, literal, sequence, type PatternFault, type PatternNode } from './pattern-node.js'

const maximumGlob = 256
const marks = '*, **, ?, […] and {…,…} as the only marks of a glob'

const inName: PatternNode = { kind: 'set', test: character => character !== '/' }
const anything: PatternNode = { kind: 'set', test: () => true }
const repeated = (item: PatternNode, least: number): PatternNode => ({
  kind: 'repeat',
  item,
  least,
  most: Infinity,
})
/** `**` before a slash: any number of folders. */
const folders: PatternNode = {
  kind: 'choice',
  items: [sequence([]), sequence([repeated(anything, 0), literal('/')])],
}

/** Reads a glob without its `!`. A name may begin with a dot; `**` is a whole segment. */
const parseGlob = (glob: string): PatternNode | PatternFault => {
  let at = 0
  let fault: PatternFault | null = null
  const fail = (offset: number, expected: string): PatternNode => {
    fault ??= { offset, expected }
    at = glob.length
    return sequence([])
  }

  const readStars = (): PatternNode => {
    const start = at
    while (glob[at] === '*') at++
    if (at - start === 1) return repeated(inName, 0)
    const whole =
      at - start === 2 && '/{,'.includes(glob[start - 1] ?? '/') && '/},'.includes(glob[at] ?? '/')
    if (!whole) return fail(start, '"**" between two slashes, as in docs/**/*.md')
    if (glob[at] !== '/') return repeated(anything, 1)
    at++
    return folders
  }

  const readClass = (): PatternNode => {
    const start = at
    const source = /^\[[!^]?\]?(?:\\[^]|[^\]\\])*\]/.exec(glob.slice(at))?.[0]
    if (source === undefined) return fail(start, 'a "]" that closes this "["')
    at += source.length
    const negated = /^\[[!^]/.test(source)
    const body = source.slice(negated ? 2 : 1, -1).replace(/[[\]^]/g, '\\$&')
    const test = classTest(`[${negated ? '^' : ''}${body}]`)
    if (!test) return fail(start, 'a character class that compiles')
    return { kind: 'set', test: character => character !== '/' && test(character) }
  }

  const readBraces = (): PatternNode => {
    const start = at++
    const items = [readParts(',}')]
    while (glob[at] === ',') {
      at++
      items.push(readParts(',}'))
    }
    if (fault) return fail(start, '')
    if (glob[at] !== '}') return fail(start, 'a "}" that closes this "{"')
    at++
    return items.length > 1 ? { kind: 'choice', items } : fail(start, 'words with commas between the braces')
  }

  const readPart = (): PatternNode => {
    const character = String.fromCodePoint(glob.codePointAt(at)!)
    if (character === '*') return readStars()
    if (character === '[') return readClass()
    if (character === '{') return readBraces()
    if (character === '\\') at++
    const literally = character === '\\' ? String.fromCodePoint(glob.codePointAt(at) ?? 92) : character
    at += literally.length
    return character === '?' ? inName : literal(literally)
  }

  const readParts = (end: string): PatternNode => {
    const parts: PatternNode[] = []
    while (at < glob.length && !end.includes(glob[at]!)) parts.push(readPart())
    return sequence(parts)
  }

  const node = readParts('')
  return fault ?? node
}

const shapeFault = (glob: string): PatternFault | null => {
  if (glob.trim() === '') return { offset: 0, expected: 'a glob that is not empty' }
  if (glob.startsWith('/'))
    return { offset: 0, expected: 'a path from the root of the repository, without a slash in front' }
  if (glob.endsWith('/'))
    return { offset: glob.length - 1, expected: 'a glob over files, such as one that ends in /**' }
  const upward = /(?:^|\/)\.{1,2}(?=\/|$)/.exec(glob)
  if (upward) return { offset: upward.index, expected: 'a path from the root of the repository' }
  const extended = /[+@!?*]\(/.exec(glob)
  return extended ? { offset: extended.index, expected: marks } : null
}

interface Glob {
  readonly takes: boolean
  readonly matches: (path: string) => boolean
}

const literalGlob = /^[^*?[{\\]*$/
const oneStar = /^([^*?[{\\]*)\*([^*?[{\\]*)$/
const starsAtEnd = /^((?:[^*?[{\\]*\/)?)\*\*(?:\/\*([^*?[{\\/]*))?$/

/** Most globs are a path, or a start and an end of one with stars between them. They need no machine; null for others. */
const plainMatch = (glob: string): Glob['matches'] | null => {
  if (literalGlob.test(glob)) return path => path === glob
  const [, start = '', end = ''] = oneStar.exec(glob) ?? starsAtEnd.exec(glob) ?? []
  if (start === '' && end === '') return null
  const isWithin = !glob.includes('**')
  const least = start.length + end.length + (glob.endsWith('**') ? 1 : 0)
  return path =>
    path.length >= least &&
    path.startsWith(start) &&
    path.endsWith(end) &&
    !(isWithin && path.slice(start.length, path.length - end.length).includes('/'))
}

const compileGlob = (given: string): Glob | PatternFault => {
  const takes = !given.startsWith('!')
  const glob = takes ? given : given.slice(1)
  const at = ({ offset, expected }: PatternFault): PatternFault => ({
    offset: offset + given.length - glob.length,
    expected,
  })
  if (glob.length > maximumGlob)
    return at({ offset: 0, expected: `a glob of at most ${maximumGlob} characters` })
  const misshapen = shapeFault(glob)
  if (misshapen) return at(misshapen)
  const plain = plainMatch(glob)
  if (plain) return { takes, matches: plain }
  const node = parseGlob(glob)
  if ('offset' in node) return at(node)
  const match = toMatcher(node)
  if (!match) return at({ offset: 0, expected: 'a simpler glob' })
  const start = /^[^*?[{\\]*/.exec(glob)![0]
  return { takes, matches: path => path.startsWith(start) && match(path) === path.length }
}

/** What keeps a glob from being used; null where nothing does. */
export const globFault = (glob: string): PatternFault | null => {
  const compiled = compileGlob(glob)
  return 'offset' in compiled ? compiled : null
}

/** True for paths that the globs name. Read in order: a `!` glob takes away from what stands before it. Linear in the path. */
export const compileGlobs = (globs: readonly string[]): ((path: string) => boolean) => {
  const compiled = globs.map(compileGlob).filter(glob => 'matches' in glob)
  return path => {
    let matched = false
    for (const { takes, matches } of compiled) if (matched !== takes && matches(path)) matched = takes
    return matched
  }
}
