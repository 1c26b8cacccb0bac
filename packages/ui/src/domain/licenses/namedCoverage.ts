import { countsByCluster } from './usedLicense.ts'

/** A contract and the hosts and clusters that it names. */
export interface NamingContract {
  id: string
  contractID: string
  licenseTypeID: string
  /** With their counts in contracts that report them. */
  hosts: readonly (string | HostCounts)[]
  clusters?: readonly string[]
}

interface HostCounts {
  hostname: string
  consumedLicensesCount: number
  totalCoveredLicensesCount: number
}

/** Licenses of one type used by a host. */
export interface HostUsage {
  hostname: string
  licenseTypeID: string
  usedLicenses: number
  clusterLicenses: number
  olvmCapped: boolean
}

/** Coverage of a host or cluster for one license type. */
export interface NamedCoverage {
  /** Licenses; null if unknown. */
  consumed: number | null
  /** By all contracts; null if no contract reports it. */
  covered: number | null
  /** The host counts with its cluster; a restricted contract does not cover it. */
  byCluster: boolean
  /** Numbers of the other contracts of this type that name it. */
  contracts: readonly string[]
}

export interface CoverageInputs {
  licenseTypeID: string | null
  contracts: readonly NamingContract[]
  usage: readonly HostUsage[]
  /** The contract that is edited. */
  excludedId: string | null
}

/** By host name, from the loaded contracts and used licenses of one license type. */
export function coverageByHost(inputs: CoverageInputs): ReadonlyMap<string, NamedCoverage> {
  const coverage = new Map<string, NamedCoverage>()
  const add = (name: string, changes: Partial<NamedCoverage>) =>
    coverage.set(name, { ...unknownCoverage, ...coverage.get(name), ...changes })
  for (const row of inputs.usage) {
    if (row.licenseTypeID !== inputs.licenseTypeID) continue
    const byCluster = countsByCluster(row)
    add(row.hostname, { consumed: byCluster ? row.clusterLicenses : row.usedLicenses, byCluster })
  }
  for (const contract of ofType(inputs)) {
    for (const host of contract.hosts) {
      if (typeof host === 'string') {
        add(host, { contracts: others(coverage.get(host), contract, inputs) })
        continue
      }
      const { hostname, consumedLicensesCount, totalCoveredLicensesCount } = host
      const previous = coverage.get(hostname)
      add(hostname, {
        contracts: others(previous, contract, inputs),
        // The server reports 0 for a host that counts with its cluster.
        ...(previous?.byCluster
          ? {}
          : { consumed: consumedLicensesCount, covered: totalCoveredLicensesCount }),
      })
    }
  }
  return coverage
}

/** By cluster name: the contracts that name it. */
export function coverageByCluster(inputs: CoverageInputs): ReadonlyMap<string, NamedCoverage> {
  const coverage = new Map<string, NamedCoverage>()
  for (const contract of ofType(inputs)) {
    for (const name of contract.clusters ?? [])
      coverage.set(name, { ...unknownCoverage, contracts: others(coverage.get(name), contract, inputs) })
  }
  return coverage
}

const unknownCoverage: NamedCoverage = { consumed: null, covered: null, byCluster: false, contracts: [] }

function ofType({ contracts, licenseTypeID }: CoverageInputs): readonly NamingContract[] {
  return contracts.filter((contract) => contract.licenseTypeID === licenseTypeID)
}

function others(
  previous: NamedCoverage | undefined,
  contract: NamingContract,
  { excludedId }: CoverageInputs,
) {
  const names = previous?.contracts ?? []
  return contract.id === excludedId ? names : [...names, contract.contractID]
}

/** Licenses that the contract can cover and no contract does; 0 if unknown or counted with the cluster. */
export function uncoveredOf({ consumed, covered, byCluster }: NamedCoverage): number {
  return byCluster ? 0 : Math.max(0, (consumed ?? 0) - (covered ?? 0))
}
