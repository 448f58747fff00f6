import { compileGlobs } from './glob.js'

// A character that nobody writes: only a wildcard can match it.
const anything = '\uE000'
// A name of one character is what `?` stands for; `*` stands for others too.
const two = anything + anything
const maximumSamples = 256

/**
 * True where every path that the inner globs name is surely named by the outer ones. Says no where it cannot tell.
 */
export const covers = (outer: readonly string[], inner: readonly string[]): boolean => {
  const taken = outer.filter(glob => glob.startsWith('!'))
  const left = inner.filter(glob => glob.startsWith('!'))
  // What the outer globs take away must be away from the inner ones too.
  if (!taken.every(glob => left.includes(glob))) return false
  const whole = outer.filter(glob => !glob.startsWith('!'))
  return inner.filter(glob => !glob.startsWith('!')).every(glob => whole.some(each => coversOne(each, glob)))
}

const coversOne = (outer: string, inner: string): boolean => {
  if (outer === inner) return true
  const samples = outer.includes('[') ? null : samplesOf(inner)
  const isMatch = compileGlobs([outer])
  return samples !== null && samples.every(isMatch)
}

/** Paths that stand for all that a glob names; null where a few cannot. */
const samplesOf = (glob: string): readonly string[] | null => {
  if (/[[\\]/.test(glob)) return null
  let samples = ['']
  const append = (endings: readonly string[]): void => {
    samples = samples.flatMap(sample => endings.map(ending => sample + ending))
  }
  const plain = expandBraces(glob)
  if (plain === null) return null
  const all: string[] = []
  for (const pattern of plain) {
    samples = ['']
    for (const [part] of pattern.matchAll(/\*\*\/|\*\*|\*|\?|[^*?]+/g)) {
      if (part === '**/') append(['', `${anything}/`, `${two}/`, `${anything}/${anything}/`])
      else if (part === '**') append([anything, two, `${anything}/${anything}`, `${two}/${two}`])
      else if (part === '*') append(['', anything, two])
      else append([part === '?' ? anything : part])
      if (samples.length > maximumSamples) return null
    }
    all.push(...samples)
  }
  return all
}

/** The globs that one with braces stands for; null for nested ones and for too many. */
const expandBraces = (glob: string): readonly string[] | null => {
  let globs = [glob]
  for (let round = 0; round < 8; round++) {
    if (!globs.some(each => each.includes('{'))) return globs
    globs = globs.flatMap(each => {
      const found = /^([^{}]*)\{([^{}]*)\}(.*)$/s.exec(each)
      return found
        ? (found[2] ?? '').split(',').map(word => `${found[1] ?? ''}${word}${found[3] ?? ''}`)
        : [each]
    })
    if (globs.length > maximumSamples) return null
  }
  return null
}
