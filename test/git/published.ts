import { createRepository, type TestRepository } from '../support/repository.js'

/** A repository whose origin has `main` and `release/1`; one commit of `main` was not pushed. */
export const published = (): TestRepository => {
  const repository = createRepository()
  repository.commit({ message: 'one' })
  repository.branch('release/1')
  repository.commit({ message: 'release' })
  repository.checkout('main')
  repository.publish()
  repository.commit({ message: 'not pushed' })
  return repository
}
