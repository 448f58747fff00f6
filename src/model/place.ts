/** Where something stands in a file. Lines count from 1 by `\n`, `\r\n` and `\r`; columns count from 1 in UTF-16 units. */
export interface Place {
  readonly path: string
  readonly line: number
  readonly endLine: number
  readonly column?: number
  /** One past the last column. */
  readonly endColumn?: number
}
