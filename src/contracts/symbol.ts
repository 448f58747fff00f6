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
