/** What the start of a line is, judged by the text that follows its indentation. Each gives the length of the mark, 0 for none. */

const headingMark = /^#{1,6}(?=[ \t]|$)[ \t]*/
const fenceMark = /^(?:`{3,}(?=[^`]*$)|~{3,})/
const footnoteMark = /^\[\^[^\] \r\n\0\t]+\]:[ \t]*/
const taskMark = /^[ \t\v\f]*(?:[-+*]|\d+.)[ \t\v\f]+\[[ xX]\][ \t\v\f]/s

const lengthOf = (mark: RegExp, line: string): number => mark.exec(line)?.[0].length ?? 0

/** `## ` with the white space after it. */
export const headingLength = (line: string): number => lengthOf(headingMark, line)

/** Run of backticks or tildes that opens a fence. */
export const fenceLength = (line: string): number => lengthOf(fenceMark, line)

/** Run of `mark` that may close a fence: nothing but white space follows. */
export const closingFenceLength = (line: string, mark: string): number => {
  let length = 0
  while (line[length] === mark) length++
  return length >= 3 && /^[ \t]*$/.test(line.slice(length)) ? length : 0
}

/** `[^label]:` with the white space after it. */
export const footnoteLength = (line: string): number => lengthOf(footnoteMark, line)

/** True where the whole line, from its first character, is an item with a check box. */
export const isTaskLine = (line: string): boolean => taskMark.test(line)

/** Depth of the heading that this line makes of the paragraph before it: 1 for `===`, 2 for `---`. */
export const underlineDepth = (line: string): 0 | 1 | 2 =>
  /^=+[ \t]*$/.test(line) ? 1 : /^-+[ \t]*$/.test(line) ? 2 : 0
