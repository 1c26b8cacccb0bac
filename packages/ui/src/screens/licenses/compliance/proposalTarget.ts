import type {
  MySQLContractBody,
  OracleContractBody,
  SqlServerContractBody,
} from '@inventory-console/api-mocks/contract'
import type { Vendor } from '../../../domain/licenses/inputs.ts'
import type { IgnoreProposal } from '../../../domain/licenses/proposals.ts'
import { extendRow } from '../../../lib/unreadValues.ts'
import {
  mysqlTarget,
  oracleTarget,
  sqlServerTarget,
  type ContractTarget,
} from '../contracts/bulk/contractTargets.ts'
import type { Ignore, OwnedLicense } from '../used/useIgnoreLicenses.ts'
import type { ComplianceInputs } from './complianceInputs.ts'

/** Mutations that carry out a proposal. */
export interface ProposalActions {
  saveOracle: (body: OracleContractBody) => Promise<unknown>
  saveMysql: (body: MySQLContractBody) => Promise<unknown>
  saveSqlServer: (body: SqlServerContractBody) => Promise<unknown>
  ignore: Ignore
}

/** The contract that a proposal attaches hosts to; undefined if it is not loaded. */
export function proposalTarget(
  vendor: Vendor,
  contractId: string,
  inputs: ComplianceInputs,
  actions: ProposalActions,
): ContractTarget | undefined {
  const matching = <Contract extends { id: string }>(contracts: readonly Contract[]) =>
    contracts.filter(({ id }) => id === contractId)
  const targets = {
    oracle: matching(inputs.oracle).map((contract) => oracleTarget(contract, actions.saveOracle)),
    mysql: matching(inputs.mysql).map((contract) => mysqlTarget(contract, actions.saveMysql)),
    microsoft: matching(inputs.sqlServer).map((contract) => sqlServerTarget(contract, actions.saveSqlServer)),
  }
  return targets[vendor][0]
}

/** The usages that a proposal ignores. */
export function proposedUsages(
  { rows }: IgnoreProposal,
  { used }: Pick<ComplianceInputs, 'used'>,
  vendor: Vendor,
): readonly OwnedLicense[] {
  const proposed = new Set<object>(rows)
  return used.filter((row) => proposed.has(row)).map((row) => extendRow(row, { vendor }))
}
