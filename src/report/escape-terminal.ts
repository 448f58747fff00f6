import { visible } from './visible.js'

/** Text from a repository for a terminal or a log: one line, no control sequence, no `##[command]` of the runner. */
export const escapeTerminal = (text: string): string => visible(text).replaceAll('##[', '# #[')
