import { compileGlobs, globFault } from '../config/glob.js'

const classes: Readonly<Record<string, string>> = {
  alnum: 'A-Za-z0-9',
  alpha: 'A-Za-z',
  digit: '0-9',
  lower: 'a-z',
  upper: 'A-Z',
  xdigit: '0-9A-Fa-f',
}

/** Rewrites a pattern of `.gitattributes` as one of our globs; null where none says the same. */
const toGlob = (pattern: string): string | null => {
  let glob = ''
  for (let at = 0; at < pattern.length;) {
    const character = pattern[at] ?? ''
    if (character === '\\') {
      // A backslash that escapes nothing matches nothing.
      if (at + 1 === pattern.length) return null
      glob += `\\${pattern[at + 1]}`
      at += 2
    } else if (character === '*') {
      const stars = /^\*+/.exec(pattern.slice(at))?.[0].length ?? 1
      const isWhole =
        /(?:^|\/)$/.test(pattern.slice(Math.max(0, at - 1), at)) &&
        /^(?:\/|$)/.test(pattern.slice(at + stars))
      glob += stars > 1 && isWhole ? '**' : '*'
      at += stars
    } else if (character === '[') {
      const source = /^\[[!^]?\]?(?:\[:[a-z]*:\]|\\[^]|[^\]\\])*\]/.exec(pattern.slice(at))?.[0]
      if (source === undefined) return null
      glob += source.replace(/\[:([a-z]*):\]/g, (_, name: string) => classes[name] ?? '')
      at += source.length
    } else {
      glob += '{}(),!'.includes(character) ? `\\${character}` : character
      at++
    }
  }
  return globFault(glob) ? null : glob
}

/**
 * Which paths a pattern of a `.gitattributes` file names, as Git has it: a name without a slash at any depth, a path from
 * the folder of the file, no folder as a whole. Null for a pattern that names no file.
 */
export const attributePattern = (pattern: string, folder: string): ((path: string) => boolean) | null => {
  if (pattern === '' || pattern.startsWith('!') || pattern.endsWith('/')) return null
  const glob = toGlob(pattern.startsWith('/') ? pattern.slice(1) : pattern)
  if (glob === null) return null
  const isMatch = compileGlobs([glob])
  const start = folder === '' ? '' : `${folder}/`
  return pattern.includes('/')
    ? path => path.startsWith(start) && isMatch(path.slice(start.length))
    : path => path.startsWith(start) && isMatch(path.slice(path.lastIndexOf('/') + 1))
}
