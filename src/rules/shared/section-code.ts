import { lazily } from './lazily.js'

/** What the rules about contracts, claims, counts and marks look with. */
export const contractCode = lazily(() => import('../../contracts/index.js'))

/** What the rules about documents look with. */
export const documentCode = lazily(() => import('../../documents/index.js'))

/** What the rules about coverage tables look with. */
export const measureCode = lazily(() => import('../../measures/index.js'))
