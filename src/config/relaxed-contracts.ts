import type { ContractConfig, ContractsConfig } from './contract-schema.js'
import { sameValue, type Looser } from './looser.js'

/** Contracts that are gone or demand something else, and placeholders that count as something from now on. */
export const relaxedContracts = (before: ContractsConfig, after: ContractsConfig): readonly Looser[] => [
  ...Object.entries(before.contracts ?? {}).flatMap(([name, old]): Looser[] => {
    const { contracts = {} } = after
    const now = Object.hasOwn(contracts, name) ? contracts[name] : undefined
    if (now === undefined) return [{ path: ['contracts'], words: `contract ${name} is gone` }]
    return sameDemand(old, now) ? [] : [{ path: ['contracts', name], words: `contract ${name} is another` }]
  }),
  ...(sameValue(before.placeholders, after.placeholders) || isMore(before.placeholders, after.placeholders)
    ? []
    : [{ path: ['placeholders'], words: 'other texts of cells stand for nothing' }]),
]

const sameDemand = (old: ContractConfig, now: ContractConfig): boolean =>
  sameValue({ ...old, reason: undefined }, { ...now, reason: undefined })

const isMore = (before: readonly string[] | undefined, after: readonly string[] | undefined): boolean =>
  before !== undefined && after !== undefined && before.every(each => after.includes(each))
