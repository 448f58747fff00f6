import { flawsOf } from './shared/flaws.js'
import { noOptions } from './shared/no-options.js'
import { defineRule } from './rule.js'

export default defineRule({
  id: 'empty-matrix',
  group: 'Reading the record',
  severity: 'error',
  unagreed: 'off',
  summary: 'Require every configured file and pattern to yield rows.',
  options: noOptions,
  *check(view) {
    yield* flawsOf(view, 'empty-matrix')
    const { contracts, matrices, source } = view.settings
    const mayBeEmpty = matrices.flatMap(({ allowEmpty, files }) => (allowEmpty === null ? [] : files))
    for (const { name, matrices: own, line } of contracts.contracts) {
      if (own === null || own.globs.some(glob => mayBeEmpty.includes(glob))) continue
      if (view.census.files.some(({ path, listed }) => listed && own.isMatch(path))) continue
      yield {
        subject: `contract ${name}`,
        message: `Unexpected \`matrices\` of contract ${name} that name no matrix, expected one with the rows that it is about`,
        help: 'Correct the pattern in the configuration, or take the contract out.',
        place: { path: source ?? '', line, endLine: line },
      }
    }
  },
})
