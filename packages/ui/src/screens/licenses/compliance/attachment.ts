import type {
  MySQLContractBody,
  OracleContractBody,
  SqlServerContractBody,
} from '@inventory-console/api-mocks/contract'
import type { Vendor } from '../../../domain/licenses/inputs.ts'
import { mysqlBody, sqlServerBody } from '../contracts/forms/countedBody.ts'
import { mysqlInitialForm, sqlServerInitialForm } from '../contracts/forms/countedValues.ts'
import { oracleBody } from '../contracts/forms/oracleBody.ts'
import { oracleInitialForm } from '../contracts/forms/oracleValues.ts'
import type { Ignore } from '../used/useIgnoreLicenses.ts'
import type { ComplianceInputs } from './complianceInputs.ts'

/** Mutations that carry out a proposal. */
export interface ProposalActions {
  saveOracle: (body: OracleContractBody) => Promise<unknown>
  saveMysql: (body: MySQLContractBody) => Promise<unknown>
  saveSqlServer: (body: SqlServerContractBody) => Promise<unknown>
  ignore: Ignore
}

export interface Attachment {
  attach: () => Promise<unknown>
  /** Saves the contract as it was. */
  detach: () => Promise<unknown>
}

/** Saves the whole contract with more hosts; null if the contract is not loaded. */
export function createAttachment(
  vendor: Vendor,
  contractId: string,
  hostnames: readonly string[],
  inputs: ComplianceInputs,
  actions: ProposalActions,
): Attachment | null {
  const isContract = ({ id }: { id: string }) => id === contractId
  switch (vendor) {
    case 'oracle':
      return attachmentFor(
        inputs.oracle.find(isContract),
        oracleInitialForm,
        oracleBody,
        actions.saveOracle,
        hostnames,
      )
    case 'mysql':
      return attachmentFor(
        inputs.mysql.find(isContract),
        mysqlInitialForm,
        mysqlBody,
        actions.saveMysql,
        hostnames,
      )
    case 'microsoft':
      return attachmentFor(
        inputs.sqlServer.find(isContract),
        sqlServerInitialForm,
        sqlServerBody,
        actions.saveSqlServer,
        hostnames,
      )
  }
}

function attachmentFor<Contract, Values extends { hosts: readonly string[] }, Body>(
  contract: Contract | undefined,
  initialFormOf: (contract: Contract) => { id: string | null; values: Values },
  bodyOf: (id: string | null, values: Values) => Body,
  save: (body: Body) => Promise<unknown>,
  hostnames: readonly string[],
): Attachment | null {
  if (contract === undefined) return null
  const { id, values } = initialFormOf(contract)
  return {
    attach: () => save(bodyOf(id, { ...values, hosts: [...values.hosts, ...hostnames] })),
    detach: () => save(bodyOf(id, values)),
  }
}
