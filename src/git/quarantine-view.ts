import type { Quarantine } from './quarantine.js'
import type { Repository } from './repository.js'
import { readAbsent } from './supply.js'

/**
 * The repository as it was opened, with what was written in a quarantine that was made of it, for as long as that is open.
 * A supply is asked for nothing that the quarantine has: no remote has heard of it.
 */
export const viewThrough = (repository: Repository, { where: { objects } }: Quarantine): Repository => {
  const view: Repository = { ...repository, objects }
  const { supply } = repository
  if (!supply) return view
  return {
    ...view,
    supply: async shas => {
      const absent = await readAbsent(view, shas)
      return absent.found ? supply(absent.value) : absent
    },
  }
}
