import type { Contract } from '../../model/contract-settings.js'

/** The reasons of contracts as sentences with a space behind, each once; empty where none is given. */
export const reasonsOf = (contracts: readonly Contract[]): string =>
  [...new Set(contracts.flatMap(({ reason }) => (reason === null ? [] : [sentence(reason)])))].join('')

const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/[.\s]+$/, '')}. `
