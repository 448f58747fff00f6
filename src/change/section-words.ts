const separator = /\s*(?:[:(]|\s[–—-]\s)/u

const separatorAt = (text: string): number => {
  const at = text.search(separator)
  return at < 0 ? text.length : at
}

/** The name of a section for comparison: up to the first colon, dash or parenthesis, without numbers, case and marks. */
export const sectionName = (text: string): string => folded(text.slice(0, separatorAt(text)))

/** What the heading itself says: `Next step: wire the loader`. */
export const tailOf = (text: string): string => text.slice(separatorAt(text))

/** A heading without the number in front of it. */
export const withoutNumber = (text: string): string => text.replace(/^[\s\d.)(]+(?=[\s\p{L}])/u, '').trim()

const folded = (text: string): string =>
  withoutNumber(text.normalize('NFKC').toLowerCase())
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()

const placeholder =
  /^(?:tbd|tbc|todo|fixme|wip|n a|(?:none|nothing)(?: yet| so far)?|unknown|pending|placeholder|coming soon|to be (?:written|done|decided|defined|determined|filled|filled in|announced)|fill(?: me)? in|lorem ipsum.*)$/

/** True for a line with a word on it that is more than a promise to write some. */
export const saysSomething = (line: string): boolean => {
  const isTemplate = /^[\s>*+-]*(?:<[^<>]+>|\[[^[\]]+\]|\{[^{}]+\}|_[^_]+_)[\s.]*$/.test(line.slice(0, 500))
  const words = folded(line)
  return words !== '' && !isTemplate && !placeholder.test(words)
}
