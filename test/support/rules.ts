import { rules } from '../../src/rules/index.js'

// Tests ask rules directly, where a run would load what they look with once it knows its configuration.
await Promise.all(rules.flatMap(rule => rule.load?.() ?? []))

/** All rules, in the order in which they are told, each of which can be asked at once. */
export { rules }
