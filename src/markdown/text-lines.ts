/** The lines of a text by `\n`, `\r\n` and `\r`, a last one behind a line end at its end included. */
export const textLines = (text: string): string[] =>
  // Most texts have but one kind of line end, for which no expression is needed.
  text.includes('\r') ? text.split(/\r\n|\n|\r/) : text.split('\n')
