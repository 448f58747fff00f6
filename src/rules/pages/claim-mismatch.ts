import type { Page } from '../page.js'
import { claimExamples } from './shared/claim-examples.js'
import { claimReadingExamples } from './shared/claim-reading-examples.js'

export default {
  why: 'Whoever looks for work reads one of two documents: the matrix, or the record of who holds what. A claim that outlives its row keeps others away from work that nobody does, and a row without a claim is taken up twice. In one public record one row was claimed eight times.',
  beforehand:
    'When you take a row, list its ID in one claim and name that claim as the owner of the row. When the row leaves the states that need a claim, take its ID out of the claim in the same change, and retire a claim that has nothing left.',
  examples: [...claimExamples, ...claimReadingExamples],
} satisfies Page
