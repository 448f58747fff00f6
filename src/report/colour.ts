/** How a piece of the text report is set apart; plain where it is not. */
export type Style = 'plain' | 'strong' | 'faint' | 'red' | 'yellow' | 'green' | 'blue'

const codes: Readonly<Record<Exclude<Style, 'plain'>, readonly [number, number]>> = {
  strong: [1, 22],
  faint: [2, 22],
  red: [31, 39],
  yellow: [33, 39],
  green: [32, 39],
  blue: [34, 39],
}

/** Sets text apart for a terminal, or leaves it as it is. */
export type Paint = (style: Style, text: string) => string

/** A painter that writes SGR sequences, or one that writes none. */
export const painter =
  (colour: boolean): Paint =>
  (style, text) =>
    colour && style !== 'plain' ? `\u001b[${codes[style][0]}m${text}\u001b[${codes[style][1]}m` : text
