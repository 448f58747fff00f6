/** So many lines of something, for an example. */
export const linesOfCode = (count: number): string => 'read()\n'.repeat(count)
