/** How texts of a record are quoted, and so those of documents. */
export { excerpt } from '../record/excerpt.js'
