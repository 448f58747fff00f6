import * as z from 'zod'
import { globFault } from './glob.js'
import type { PatternFault } from './pattern-node.js'

// Each schema is used once or twice in a run, which compiling it would not repay.
z.config({ jitless: true })

/** One value, or a list of them. */
export const oneOrMore = <Item extends z.ZodType>(item: Item): z.ZodUnion<[Item, z.ZodArray<Item>]> =>
  z.union([item, z.array(item).min(1).max(200)])

/** A text in which a fault can be pointed at. */
export const checked = (fault: (text: string) => PatternFault | null): z.ZodString =>
  z.string().superRefine((text, context) => {
    const found = fault(text)
    if (found) context.addIssue({ code: 'custom', message: found.expected, params: { offset: found.offset } })
  })

export const glob = checked(globFault)

/** A list of globs that names something. */
export const globs = z
  .array(glob)
  .min(1)
  .max(200)
  .refine(list => list.some(each => !each.startsWith('!')), 'at least one glob without a "!" in front')

export const name = z.string().trim().min(1).max(100)
