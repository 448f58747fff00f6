import * as z from 'zod'
import { claimMismatches, claimPaths } from '../contracts/claim-mismatches.js'
import { claimExamples } from './shared/claim-examples.js'
import { claimReadingExamples } from './shared/claim-reading-examples.js'
import { unreadMatrices } from './shared/unread-matrices.js'
import { defineRule, skip } from './rule.js'

export default defineRule({
  id: 'claim-mismatch',
  group: 'Contracts',
  section: 'claims',
  severity: 'error',
  unagreed: 'off',
  summary: 'Require rows and the claims on them to agree, in both directions.',
  why: 'Whoever looks for work reads one of two documents: the matrix, or the record of who holds what. A claim that outlives its row keeps others away from work that nobody does, and a row without a claim is taken up twice. In one public record one row was claimed eight times.',
  beforehand:
    'When you take a row, list its ID in one claim and name that claim as the owner of the row. When the row leaves the states that need a claim, take its ID out of the claim in the same change, and retire a claim that has nothing left.',
  options: z.strictObject({}),
  examples: [...claimExamples, ...claimReadingExamples],
  *texts(reading) {
    for (const path of claimPaths(reading)) yield { side: 'tree', path }
  },
  *check({ census, settings, tree, change }) {
    if (!settings.claims) return
    const unread = unreadMatrices(census)
    if (unread !== null) yield skip(unread)
    else yield* claimMismatches({ census, settings, tree, change })
  },
})
