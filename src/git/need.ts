import type { Sought } from '../model/sought.js'
import type { Patience } from './fetch-call.js'
import type { Repository } from './repository.js'
import type { Wanted } from './wanted-branches.js'

/** What a run needs to know of the repository, and what it may do to get it. */
export interface Need extends Wanted {
  /** Origin of the platform's server: `https://github.com`. */
  readonly server: string
  /** `owner/name` that the event is about. */
  readonly repository: string
  /** Object name of the commit that is judged; null for the one that is checked out. */
  readonly head: string | null
  /** Full ref that holds that commit on the remote (`refs/pull/7/head`), should the remote not give it by name. */
  readonly headRef: string | null
  readonly token: string | null
  readonly mode: 'auto' | 'never'
  /** An existing folder for what is gathered apart; the runner's temporary one. */
  readonly temporary: string
  readonly patience?: Patience
}

/** A repository in which everything that was needed is known. */
export interface Obtained {
  /** The workspace's own, or one apart that has all the history and supplies the contents of files on demand. */
  readonly repository: Repository
  /** Sentences on what was fetched and why; none where nothing was. */
  readonly fetched: readonly string[]
  /** Learns of more branches, for a configuration that could be read only now; what is covered already costs nothing. */
  readonly widen: (wanted: Wanted) => Promise<Sought<Obtained>>
  /** Removes what was gathered apart. */
  readonly dispose: () => Promise<void>
}
