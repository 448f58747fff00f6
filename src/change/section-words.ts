const separator = /\s*(?:[:(]|\s[–—-]\s)/u

const separatorAt = (text: string): number => {
  const at = text.search(separator)
  return at < 0 ? text.length : at
}

/** A wanted name for comparison: without numbers, case, marks and what joins its words. */
export const sectionName = (text: string): string => withoutJoint(folded(text.slice(0, separatorAt(text))))

/** The names that a heading goes by: up to the first colon, dash or parenthesis, as a whole and each part that is joined. */
export const headingNames = (text: string): readonly string[] => {
  const head = text.slice(0, separatorAt(text))
  const parts = head.split(joint)
  // Most headings join nothing, and go by one name.
  const others = parts.length > 1 ? parts.map(sectionName) : []
  return [sectionName(head), ...others].filter(name => name !== '')
}

const joint = /\s(?:and|or)\s|[&/,;+]/iu

const withoutJoint = (words: string): string => words.replace(/ (?:and|or)(?= )/g, '')

/** What the heading itself says: `Next step: wire the loader`. */
export const tailOf = (text: string): string => text.slice(separatorAt(text))

/** A heading without the number in front of it. */
export const withoutNumber = (text: string): string =>
  /^[\s\d.)(]/.test(text) ? text.replace(/^[\s\d.)(]+(?=[\s\p{L}])/u, '').trim() : text.trim()

// The classes of Unicode are slow to ask, and what most specs are written in has no need of them.
const folded = (text: string): string =>
  /^[ -~]*$/.test(text)
    ? text
        .toLowerCase()
        .replace(/^[ \d.)(]+(?=[ a-z])/, '')
        .replace(/[^a-z0-9]+/g, ' ')
        .trim()
    : withoutNumber(text.normalize('NFKC').toLowerCase())
        .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
        .trim()

const placeholder =
  /^(?:tbd|tbc|todo|fixme|wip|n a|(?:none|nothing)(?: yet| so far)?|unknown|pending|placeholder|coming soon|to be (?:written|done|decided|defined|determined|filled|filled in|announced)|fill(?: me)? in|lorem ipsum.*)$/

/** A blank as HTML spells it, or a line that only says where a link leads: nothing of them is read. */
const unread =
  /&(?:nbsp|ensp|emsp|thinsp|shy|zwj|zwnj);|&#x?[0-9a-f]{1,6};|^ {0,3}\[[^[\]^][^[\]]{0,200}\]:\s*\S+\s*$/gi

/** True for a line with a word on it that is more than a promise to write some. */
export const saysSomething = (line: string): boolean => {
  const isTemplate = /^[\s>*+-]*(?:<[^<>]+>|\[[^[\]]+\]|\{[^{}]+\}|_[^_]+_)[\s.]*$/.test(line.slice(0, 500))
  const words = folded(line.replace(unread, ' '))
  return words !== '' && !isTemplate && !placeholder.test(words)
}
