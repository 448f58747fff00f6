import { noOptions } from './shared/no-options.js'
import { measureCode } from './shared/section-code.js'
import { defineRule } from './rule.js'

export default defineRule({
  id: 'coverage-gap',
  group: 'Measures',
  section: 'coverage',
  load: measureCode.load,
  severity: 'warning',
  unagreed: 'off',
  summary:
    'Require a row that is said to be finished to be about as large as was estimated, with every named feature anchored.',
  options: noOptions,
  *texts(reading) {
    for (const path of measureCode.now.textsToMeasure(reading)) yield { side: 'tree', path }
  },
  *check(view) {
    const { gaps, unread } = measureCode.now.claimedGaps(view)
    for (const { claim, gap, measured } of gaps) {
      const { id, words, place } = claim
      const isSize = gap.feature === ''
      const verb = isSize && measured !== 1 ? 'are' : 'is'
      yield {
        subject: isSize ? id : `${id}: ${gap.feature}`,
        id,
        message: `Unexpected claim that ${id} is finished, expected what was promised: the record ${words}, and there ${verb} ${gap.words}`,
        help: isSize
          ? 'Look at what is there. Say in the row what is missing, or correct the paths or the estimate, with the reason, if it is complete. The number is a hint, never a target.'
          : 'Name the file, and the line, of the code and of the test, or say in the row that the feature is missing.',
        place,
        related: [{ place: gap.place, message: isSize ? 'The estimate' : 'The feature' }],
        extra: { measured },
      }
    }
    yield* unread
  },
})
