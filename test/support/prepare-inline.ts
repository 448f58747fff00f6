import { prepareInline } from '../../src/markdown/inline.js'

// Tests call the readers directly, where a run would load the general one when it is needed.
await prepareInline()
