import * as z from 'zod'

/** Of a rule that takes nothing but a severity. One schema for all of them, since each takes its time to build. */
export const noOptions = z.strictObject({})
