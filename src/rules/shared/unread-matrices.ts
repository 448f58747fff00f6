import type { Census } from '../../model/census.js'

/** Why nobody can say which rows there are: a matrix that was not read. Null where all were. */
export const unreadMatrices = ({ files }: Pick<Census, 'files'>): string | null => {
  const unread = files.find(({ listed, skipped }) => listed && skipped !== undefined)
  return unread ? `${unread.path} was not read (${unread.skipped ?? ''}), and nobody knows its rows` : null
}
