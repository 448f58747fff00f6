const unit = (character: string): string =>
  character
    .split('')
    .map(half => `\\u${half.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')

/**
 * JSON with a final line break, the same bytes for the same value. What a terminal or the runner would obey
 * (controls, marks that reorder text, `##[`) is written as `\u…`: the value is the same.
 */
export const serialise = (value: unknown): string =>
  `${JSON.stringify(value, null, 2)
    .replace(/[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu, unit)
    .replaceAll('##[', '#\\u0023[')}\n`
