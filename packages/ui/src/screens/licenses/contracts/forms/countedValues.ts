import type { MySQLContract, SqlServerContract } from '@inventory-console/api-mocks/contract'
import { shownLocation } from '../../../../domain/contractLocation.ts'
import { calendarDay } from '../../../../lib/values/format.ts'
import type { FormStart } from './contractForms.ts'

/** MySQL and SQL Server: so many licences, for hosts or for clusters. In the order of the form. */
export interface CountedValues {
  type: 'HOST' | 'CLUSTER' | null
  licenseTypeID: string | null
  contractID: string
  /** MySQL alone. */
  csi: string
  count: number | null
  supportExpiration: string | null
  hosts: readonly string[]
  clusters: readonly string[]
  location: string
}

export const newCounted: FormStart<CountedValues> = {
  id: null,
  name: '',
  values: {
    type: null,
    licenseTypeID: null,
    contractID: '',
    csi: '',
    count: null,
    supportExpiration: null,
    hosts: [],
    clusters: [],
    location: '',
  },
}

export function mysqlStart(contract: MySQLContract): FormStart<CountedValues> {
  return start(contract, contract.numberOfLicenses, contract.csi)
}

export function sqlServerStart(contract: SqlServerContract): FormStart<CountedValues> {
  return start(contract, contract.licensesNumber, '')
}

function start(
  contract: Omit<SqlServerContract, 'licensesNumber'>,
  count: number,
  csi: string,
): FormStart<CountedValues> {
  const type = contract.type.toUpperCase()
  const values: CountedValues = {
    type: type === 'HOST' || type === 'CLUSTER' ? type : null,
    licenseTypeID: contract.licenseTypeID || null,
    contractID: contract.contractID,
    csi,
    count,
    supportExpiration: calendarDay(contract.supportExpiration),
    hosts: contract.hosts ?? [],
    clusters: contract.clusters ?? [],
    location: shownLocation(contract.location),
  }
  return { id: contract.id, name: values.contractID, values }
}
