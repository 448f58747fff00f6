import { documentWaivers } from '../change/document-waivers.js'
import { withInline } from '../markdown/inline.js'
import type { Waivers } from '../model/waiver.js'
import { rules } from '../rules/index.js'
import type { RecordReading } from './record.js'

/** The excuses that stand in the documents of a record. */
export const waiversIn = ({ documents, census }: RecordReading): Promise<Waivers> =>
  withInline(() => documentWaivers(documents, census, rules))
