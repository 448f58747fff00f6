/** Matches whole names against a pattern in which `*` stands for anything, also for nothing and across slashes. */
export function globMatcher(glob: string): (name: string) => boolean {
  const [first = '', ...others] = glob.split('*')
  const last = others.pop()
  if (last === undefined) return name => name === glob

  return name => {
    if (name.length < first.length + last.length || !name.startsWith(first) || !name.endsWith(last))
      return false
    const end = name.length - last.length
    let from = first.length
    for (const part of others) {
      const at = name.indexOf(part, from)
      if (at < 0 || at + part.length > end) return false
      from = at + part.length
    }
    return true
  }
}
