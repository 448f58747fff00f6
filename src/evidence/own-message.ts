const excuse = /^[ \t]*rowaudit-allow[ \t]*:.*$/gim

/**
 * A message without its excuses (`Rowaudit-Allow: RULE ID reason`), as long as before, so that places in it stay: to ask
 * that a row be spared is no work on it, nor on the rows that the reason mentions.
 */
export const withoutExcuses = (message: string): string =>
  /rowaudit-allow/i.test(message) ? message.replace(excuse, line => ' '.repeat(line.length)) : message
