const identifier = /^~?[A-Za-z_$][\w$]*(?:(?:::|\.|->|#)~?[A-Za-z_$][\w$]*)*(?:\(\))?$/
const longestSymbol = 200

// `ops.h` in code marks is a file and not a member.
const fileEnding =
  /\.(?:[ch]|cc|cpp|cxx|cu|cuh|hh|hpp|hxx|inl|m|mm|[cm]?[jt]sx?|py|pyi|rs|go|java|kt|swift|rb|cs|php|sh|ps1|sql|proto|md|rst|txt|json|ya?ml|toml|xml|html|css|csv|tsv|ini|cfg|lock|npy|zig|scala|lua|pl|r|jl|ex|exs|vue|svelte)$/i

/** The name by which a text in code marks can be sought in a file, such as `bar` of `Foo::bar()`; null where it is no name. */
export const symbolOf = (text: string): string | null => {
  if (text.length > longestSymbol || !identifier.test(text) || fileEnding.test(text)) return null
  return /([A-Za-z_$][\w$]*)(?:\(\))?$/.exec(text)?.[1] ?? null
}

/** Lines of a text, from 1, on which a name stands as a whole word; at most so many. Linear in the text. */
export const linesWith = (lines: readonly string[], symbol: string, most: number): readonly number[] => {
  const found: number[] = []
  for (let index = 0; index < lines.length && found.length < most; index++)
    if (hasWord(lines[index] ?? '', symbol)) found.push(index + 1)
  return found
}

const hasWord = (line: string, word: string): boolean => {
  for (let at = line.indexOf(word); at >= 0; at = line.indexOf(word, at + 1))
    if (!/[\w$]/.test(line[at - 1] ?? ' ') && !/[\w$]/.test(line[at + word.length] ?? ' ')) return true
  return false
}
