import {
  anchorKinds,
  type AnchorDemand,
  type Contract,
  type ContractSettings,
} from '../model/contract-settings.js'
import type { ContractConfig, ContractsConfig } from './contract-schema.js'
import { compileGlobs } from './glob.js'

/** What the sections about contracts mean. */
export const toContractSettings = (
  { contracts = {}, placeholders }: ContractsConfig,
  lineAt: (path: readonly string[]) => number,
): ContractSettings => ({
  contracts: Object.entries(contracts).map(([name, contract]) =>
    toContract(name, contract, lineAt(['contracts', name, ...(contract.matrices ? ['matrices'] : [])])),
  ),
  placeholders: placeholders ?? null,
})

const toContract = (name: string, contract: ContractConfig, line: number): Contract => ({
  name,
  line,
  reason: contract.reason ?? null,
  rows: contract.rows ?? null,
  matrices: contract.matrices ? pathSet(contract.matrices) : null,
  spec: contract.spec
    ? { sections: contract.spec === true ? [] : contract.spec.sections.map(each => [each].flat()) }
    : null,
  anchors: contract.anchors ? toAnchors(contract.anchors) : null,
  closingCommit: contract['closing-commit'] === undefined ? null : [contract['closing-commit']].flat(),
  columns: (contract.columns ?? []).map(each => [each].flat()),
})

const toAnchors = (anchors: NonNullable<ContractConfig['anchors']>): AnchorDemand => ({
  paths: new Map(
    anchorKinds.flatMap(kind => {
      const globs = anchors[kind]
      return globs ? [[kind, pathSet(globs)] as const] : []
    }),
  ),
  columns: anchors.columns === undefined ? null : [anchors.columns].flat(),
  lines: anchors.lines ?? false,
})

const pathSet = (globs: readonly string[]) => ({ globs, isMatch: compileGlobs(globs) })
