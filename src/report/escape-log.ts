/**
 * Text that the runner reads as no command: it takes `::name::` after white space of any kind at the start of a line,
 * and `##[name]` anywhere. Lines are kept; every character that any reader takes for a line's end counts as one.
 */
export const escapeLog = (text: string): string =>
  text
    .split(/(\r\n|[\n\r\v\f\u0085\u2028\u2029])/u)
    .map(escapeStart)
    .join('')
    .replaceAll('##[', '# #[')

/** A word that may stand first on a line. */
export const escapeStart = (line: string): string => line.replace(/^([\s\p{Z}\p{C}]*):(?=:)/u, '$1: ')
