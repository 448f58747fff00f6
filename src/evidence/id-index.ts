/** Known IDs, found where a text holds one of them. */
export interface IdIndex {
  /** The known IDs that stand at an index of the text, longest first. */
  readonly startingAt: (text: string, start: number) => Iterable<string>
}

/** An index over IDs. A look costs as many cuts as there are lengths of IDs with that first character. */
export function idIndex(ids: Iterable<string>): IdIndex {
  const known = new Set(ids)
  known.delete('')
  const lengths = new Map<number, number[]>()
  for (const id of known) {
    const found = lengths.get(id.charCodeAt(0))
    if (found === undefined) lengths.set(id.charCodeAt(0), [id.length])
    else if (!found.includes(id.length)) found.push(id.length)
  }
  for (const found of lengths.values()) found.sort((one, other) => other - one)

  return {
    *startingAt(text, start) {
      for (const length of lengths.get(text.charCodeAt(start)) ?? []) {
        if (start + length > text.length) continue
        const id = text.slice(start, start + length)
        if (known.has(id)) yield id
      }
    },
  }
}
