// What git-check-ref-format(1) forbids, and revision operators are made of.
const forbidden = /[\0-\x20\x7f~^:?*[\\]|\.\.|@\{|\/\/|^[/-]|[/.]$|\.lock(?:$|\/)|(?:^|\/)\./

/** Whether the text can be (the end of) the name of a ref. */
export const isRefName = (text: string): boolean => text !== '' && text !== '@' && !forbidden.test(text)

/** Whether the text can be the name of a ref in full: `refs/heads/main`. */
export const isFullRef = (text: string): boolean => text.startsWith('refs/') && isRefName(text)

/** Whether the text is a full object name. */
export const isObjectName = (text: string): boolean => /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text)

/** The text as one word of a command that a person may paste into a shell. */
export const toShellWord = (text: string): string =>
  /^[\w./:+@%=-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`
