import { runGit } from '../support/git.js'
import { createRepository, type TestRepository } from '../support/repository.js'
import { gather, open, readCommits } from './gathered.js'

const text = (change: string) =>
  Array.from({ length: 30 }, (_, index) => (index === 9 ? change : `line ${index}`)).join('\n')

/** Puts a signature on the commit that is checked out. Nobody can verify it, but one who tries must start a program. */
const sign = ({ folder, git }: TestRepository) => {
  const [head = '', ...rest] = git('cat-file', 'commit', 'HEAD').split('\n\n')
  const signature = 'gpgsig -----BEGIN PGP SIGNATURE-----\n \n -----END PGP SIGNATURE-----'
  const content = `${head}\n${signature}\n\n${rest.join('\n\n')}\n`
  git('reset', '--quiet', '--soft', runGit(folder, ['hash-object', '-t', 'commit', '-w', '--stdin'], content))
}

/** Every way of landing, merges, renames, a submodule, a signature, and paths that are not ASCII. */
export const buildVaried = (): TestRepository => {
  const repository = createRepository()
  const root = repository.commit({
    message: 'begin ä',
    files: { 'ä.txt': text('begin'), b: 'b\n', 'docs/x.md': 'x\n' },
  })
  for (const number of [1, 2, 3, 4]) {
    repository.branch(`row/X-${number}`, root)
    repository.commit({
      message: `X-${number}`,
      files: { 'ä.txt': text(`change ${number}`), [`file ${number}`]: text('same') },
    })
  }
  repository.checkout('main')
  repository.git('update-index', '--add', '--cacheinfo', `160000,${root},module`)
  repository.git('commit', '--quiet', '-m', 'a submodule')
  repository.merge('row/X-1')
  repository.commit({ message: 'back', files: { 'ä.txt': text('begin') } })
  repository.squash('row/X-2', 'land X-2')
  repository.commit({ message: 'back', files: { 'ä.txt': text('begin'), 'file 2': 'rewritten\n' } })
  repository.git('mv', 'docs/x.md', 'docs/y.md')
  repository.commit({ message: 'move' })
  repository.branch('row/X-5', 'main')
  repository.commit({ message: 'X-5', files: { five: '5\n' } })
  repository.checkout('main')
  repository.commit({ message: 'on', files: { six: '6\n' } })
  sign(repository)
  repository.checkout('row/X-5')
  repository.merge('main')
  repository.checkout('main')
  return repository
}

/** All that is asked of a repository. */
export const observe = async ({ folder, sha }: TestRepository) => ({
  commits: await readCommits(folder, sha('main')),
  facts: [...(await gather(folder, { bases: ['main'] }))],
  refs: (await open(folder)).refs,
})
