import type { Finding } from '../model/finding.js'
import type { Place } from '../model/place.js'

/** Where people find it: in the file at head, which is the one before them. */
export const shownPlace = ({ headPlace, place }: Finding): Place => headPlace ?? place
