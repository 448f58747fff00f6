import type { Sought } from '../model/sought.js'

/** Where evidence was looked for, for every row alike. */
export interface Searched {
  /** Base as people say it: `origin/main`. */
  readonly base: string
  /** Number of commits on base. */
  readonly baseCommits: Sought<number>
  /** Number of commits of the change; 0 where base itself is judged. */
  readonly changeCommits: Sought<number>
  /** Number of branches that were looked at. */
  readonly branches: Sought<number>
  /** Number of open pull requests of others; null where nobody could list them, which decides nothing. */
  readonly pullRequests: number | null
}
