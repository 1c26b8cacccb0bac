import type { UsedLicense } from './usedLicense.ts'

/** Vendors, as spelled in the paths of the API. */
export const vendors = ['oracle', 'mysql', 'microsoft'] as const
export type Vendor = (typeof vendors)[number]

export interface LicensedHost {
  hostname: string
  location: string
  environment: string
  /** Hypervisor cluster; empty for a host outside any cluster. */
  cluster: string
  info: { cpuCores: number }
}

interface Contract {
  id: string
  contractID: string
  licenseTypeID: string
  supportExpiration: string | null
  /** Empty or `All` covers every location. */
  location: string
}

export interface OracleInput extends Contract {
  metric: string
  unlimited: boolean
  basket: boolean
  restricted: boolean
  hosts: readonly { hostname: string }[]
  licensesPerCore: number | null
  licensesPerUser: number | null
  availableLicensesPerCore: number | null
  availableLicensesPerUser: number | null
}

export interface CountedInput extends Contract {
  type: string
  hosts: readonly string[]
  clusters: readonly string[]
}

/** Responses from which the compliance of a license type is calculated. */
export interface LicenseInputs {
  used: readonly UsedLicense[]
  hosts: readonly LicensedHost[]
  /** `hostname` is the host whose agent reports the cluster. */
  clusters: readonly { name: string; cpu: number; hostname: string }[]
  oracle: readonly OracleInput[]
  mysql: readonly (CountedInput & { numberOfLicenses: number })[]
  sqlServer: readonly (CountedInput & { licensesNumber: number })[]
}

/** A row of the compliance list, as sent by the server. */
export interface ComplianceInput {
  licenseTypeID: string
  itemDescription: string
  metric: string
  /** List price of one license; 0 if the price list has none. */
  cost: number
  consumed: number
  covered: number
  compliance: number
  unlimited: boolean
}

/** The inputs for one license type. Reading the rows and hosts of all types for each type would take long. */
export function inputsByType(
  inputs: LicenseInputs,
): (type: Pick<ComplianceInput, 'licenseTypeID'>) => LicenseInputs {
  const rows = Map.groupBy(inputs.used, ({ licenseTypeID }) => licenseTypeID)
  const hostByName = new Map(inputs.hosts.map((host) => [host.hostname, host]))
  return ({ licenseTypeID: id }) => {
    // A SQL Server type that the server does not know has no id.
    if (id === '') return inputs
    const used = rows.get(id) ?? []
    const hostnames = new Set(used.map(({ hostname }) => hostname))
    return { ...inputs, used, hosts: [...hostnames].flatMap((hostname) => hostByName.get(hostname) ?? []) }
  }
}
