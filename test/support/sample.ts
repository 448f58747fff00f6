import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { temporaryFolder } from './folder.js'
import { runGit } from './git.js'

const bundle = resolve('../shared/samples/parity-matrices.bundle')

/** False where the sample is not at hand; then say so in the name of the skipped test. */
export const hasSample = existsSync(bundle)

/** For the names of tests: says aloud that they are skipped. */
export const sampleTitle = (title: string): string =>
  hasSample ? title : `${title} (SKIPPED: there is no sample at ../shared/samples)`

/** A complete clone of the sample. */
export const cloneSample = (...options: string[]): string => {
  const folder = temporaryFolder()
  runGit(folder, ['clone', '--quiet', '-b', 'main', ...options, bundle, '.'])
  return folder
}
