import type { Page } from '../page.js'
import { rollupExamples } from './shared/rollup-examples.js'

export default {
  why: 'A total is what most readers read. When it drifts from its rows, the table misleads those who trust it most, and two changes that each write a right total can land as a wrong one.',
  beforehand:
    'When you move, add or remove a row, correct the counts of its section and the total in the same change. Bring base into the branch before you do, and let no change land that was checked against an older base.',
  examples: rollupExamples,
} satisfies Page
