// What only a change needs beside its sides, in one piece: it is loaded where one is judged, and nowhere else.
export { gatherChange } from './change.js'
export { toQuestion } from './change-question.js'
export { gatherPlaces } from './places.js'
