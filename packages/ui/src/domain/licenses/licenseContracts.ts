import type { CountedInput, LicenseInputs, OracleInput } from './inputs.ts'
import type { TypeOfRow } from './needs.ts'
import { availableCount, purchasedCount } from './purchasedLicenses.ts'

/** A contract of one license type. */
export interface LicenseContract {
  id: string
  contractID: string
  supportExpiration: string | null
  location: string
  /** Null if the server does not report it. */
  count: number | null
  unlimited: boolean
  /** Covers all hosts of its location, after the named ones. */
  isPool: boolean
  /** Covers none of its hosts that are in a cluster. */
  isRestricted: boolean
  /** Named hosts, or named clusters for `CLUSTER`. */
  names: readonly string[]
  /** MySQL and SQL Server contracts cover either hosts or clusters. */
  covers: 'all' | 'HOST' | 'CLUSTER'
  /** Licenses are given in whole packs of this size. */
  pack: number
  /** Licenses in use as reported by the server; null if it does not report them. */
  used: number | null
}

/** Licenses per processor, and the size of the packs in which the server covers them. */
export function packSize(metric: string): number {
  return metric === 'Named User Plus Perpetual' ? 25 : 1
}

/** In the order of the response, in which the server allocates them. */
export function contractsOf(type: TypeOfRow, inputs: LicenseInputs): LicenseContract[] {
  const ofType = <Row extends { licenseTypeID: string }>(rows: readonly Row[]) =>
    rows.filter(({ licenseTypeID }) => licenseTypeID === type.licenseTypeID)
  switch (type.vendor) {
    case 'oracle':
      return ofType(inputs.oracle).map((contract) => oracleContract(contract, type.metric))
    case 'mysql':
      return ofType(inputs.mysql).flatMap((contract) => countedContract(contract, contract.numberOfLicenses))
    case 'microsoft':
      return ofType(inputs.sqlServer).flatMap((contract) =>
        countedContract(contract, contract.licensesNumber),
      )
  }
}

function oracleContract(contract: OracleInput, metric: string): LicenseContract {
  const { id, contractID, supportExpiration, location, unlimited, basket, restricted, hosts } = contract
  const count = purchasedCount(contract)
  const free = availableCount(contract) ?? 0
  return {
    id,
    contractID,
    supportExpiration,
    location,
    count,
    unlimited,
    isPool: basket,
    isRestricted: restricted,
    names: hosts.map(({ hostname }) => hostname),
    covers: 'all',
    pack: packSize(metric),
    used: unlimited || count === null ? null : count - free,
  }
}

/** Without a type it covers nothing. */
function countedContract(contract: CountedInput, count: number): LicenseContract[] {
  const { id, contractID, supportExpiration, location, type, hosts, clusters } = contract
  if (type !== 'HOST' && type !== 'CLUSTER') return []
  const names = type === 'CLUSTER' ? clusters : hosts
  return [
    {
      id,
      contractID,
      supportExpiration,
      location,
      count,
      unlimited: false,
      isPool: names.length === 0,
      isRestricted: false,
      names,
      covers: type,
      pack: 1,
      used: null,
    },
  ]
}
