/** A pattern as a tree. Only what a finite automaton can run: no look-around, no back reference. */
export type PatternNode =
  | { readonly kind: 'set'; readonly test: CharacterTest }
  | { readonly kind: 'edge'; readonly holds: (text: string, index: number) => boolean }
  | { readonly kind: 'sequence' | 'choice'; readonly items: readonly PatternNode[] }
  | { readonly kind: 'repeat'; readonly item: PatternNode; readonly least: number; readonly most: number }

export type CharacterTest = (character: string) => boolean

export interface PatternFault {
  /** In UTF-16 units from the start of the pattern. */
  readonly offset: number
  readonly expected: string
}

/** Which characters a class such as `[a-z]` or `\d` holds; null where it does not compile. */
export const classTest = (source: string): CharacterTest | null => {
  for (const flags of ['u', '']) {
    try {
      // The engine's own classes, on one character at a time: nothing to backtrack into.
      const one = new RegExp(`^${source}$`, flags)
      const ascii = Array.from({ length: 128 }, (_, code) => one.test(String.fromCharCode(code)))
      return character => ascii[character.charCodeAt(0)] ?? one.test(character)
    } catch {
      continue
    }
  }
  return null
}

export const literal = (character: string): PatternNode => ({
  kind: 'set',
  test: given => given === character,
})

export const sequence = (items: readonly PatternNode[]): PatternNode => ({ kind: 'sequence', items })
