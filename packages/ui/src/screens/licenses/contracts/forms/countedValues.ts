import type { MySQLContract, SqlServerContract } from '@inventory-console/api-mocks/contract'
import type { FormStart } from './contractForms.ts'
import { emptyContract, sharedStart, type ContractValues } from './contractSchema.ts'

/** MySQL and SQL Server contracts count licenses for hosts or for clusters. SQL Server has no CSI. */
export interface CountedValues extends ContractValues {
  type: 'HOST' | 'CLUSTER' | null
  clusters: readonly string[]
}

export const newCounted: FormStart<CountedValues> = {
  id: null,
  name: '',
  values: { ...emptyContract, type: null, clusters: [] },
}

/** `copy`: the start of a new contract with the same values. */
export function mysqlStart(contract: MySQLContract, copy = false): FormStart<CountedValues> {
  return start(contract, contract.numberOfLicenses, contract.csi, copy)
}

export function sqlServerStart(contract: SqlServerContract, copy = false): FormStart<CountedValues> {
  return start(contract, contract.licensesNumber, '', copy)
}

function start(
  contract: Omit<SqlServerContract, 'licensesNumber'>,
  count: number,
  csi: string,
  copy: boolean,
): FormStart<CountedValues> {
  const type = contract.type.toUpperCase()
  const values: CountedValues = {
    ...sharedStart(contract),
    type: type === 'HOST' || type === 'CLUSTER' ? type : null,
    csi,
    count,
    hosts: contract.hosts ?? [],
    clusters: contract.clusters ?? [],
  }
  return { id: copy ? null : contract.id, name: values.contractID, values }
}
