import type { MySQLContract, SqlServerContract } from '@inventory-console/api-mocks/contract'
import type { InitialForm } from './contractForms.ts'
import { emptyContract, sharedInitialValues, type ContractValues } from './contractSchema.ts'

/** MySQL and SQL Server contracts count licenses for hosts or for clusters. SQL Server has no CSI. */
export interface CountedValues extends ContractValues {
  type: 'HOST' | 'CLUSTER' | null
  clusters: readonly string[]
}

export const emptyCountedForm: InitialForm<CountedValues> = {
  id: null,
  name: '',
  values: { ...emptyContract, type: null, clusters: [] },
}

/** `copy`: the start of a new contract with the same values. */
export function mysqlInitialForm(contract: MySQLContract, copy = false): InitialForm<CountedValues> {
  return initialForm(contract, contract.numberOfLicenses, contract.csi, copy)
}

export function sqlServerInitialForm(contract: SqlServerContract, copy = false): InitialForm<CountedValues> {
  return initialForm(contract, contract.licensesNumber, '', copy)
}

function initialForm(
  contract: Omit<SqlServerContract, 'licensesNumber'>,
  count: number,
  csi: string,
  copy: boolean,
): InitialForm<CountedValues> {
  const type = contract.type.toUpperCase()
  const values: CountedValues = {
    ...sharedInitialValues(contract),
    type: type === 'HOST' || type === 'CLUSTER' ? type : null,
    csi,
    count,
    hosts: contract.hosts,
    clusters: contract.clusters,
  }
  return { id: copy ? null : contract.id, name: values.contractID, values }
}
