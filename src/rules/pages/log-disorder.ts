import type { Page } from '../page.js'
import { logExamples } from './shared/log-examples.js'

export default {
  why: 'A log is read by its dates: what came first, what is new, how long nothing happened. In one record the stamps ran three days ahead of the commits that brought them, since each was made up from the one before it, and all that was measured by them was wrong.',
  beforehand:
    'Take the date of an entry from the clock and not from the entry beside it, and put it where it belongs by that date. What is entered late may stand in its chronological place. Equal dates are in order.',
  examples: logExamples,
} satisfies Page
