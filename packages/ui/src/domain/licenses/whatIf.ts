import type { LicensedHost } from './inputs.ts'
import { figuresOf, type LicenseFigures, type LicenseCalculation } from './licenseCalculation.ts'
import { packSize } from './licenseContracts.ts'
import { isCluster, type Need } from './needs.ts'
import { coreFactorsOf } from './sources.ts'

/** A standalone host whose licenses follow from its cores. */
interface ResizableHost {
  hostname: string
  cores: number
}

interface Assumption {
  /** A host with another number of cores. */
  resized: ResizableHost | null
  /** Id of a contract that no longer covers anything. */
  endedId: string | null
}

/** Without hosts in clusters: their cluster counts, and its processors are not those of one host. */
export function resizableHosts(
  calculation: LicenseCalculation,
  hosts: readonly LicensedHost[],
): ResizableHost[] {
  const cores = new Map(hosts.map(({ hostname, info }) => [hostname, info.cpuCores]))
  const resizable = calculation.needs.filter((need) => licensesOf(calculation, need, hosts) !== null)
  // A host has a need for each of its instances.
  const hostnames = new Set(resizable.map(({ name }) => name))
  return [...hostnames].map((hostname) => ({ hostname, cores: cores.get(hostname) ?? 0 }))
}

/**
 * The figures under an assumption; the server is not involved, and it changes its own only when the agent reports other
 * counts. Null if the console cannot reproduce the server's figures.
 */
export function figuresIf(
  calculation: LicenseCalculation,
  hosts: readonly LicensedHost[],
  { resized, endedId }: Assumption,
): LicenseFigures | null {
  if (!calculation.matchesServer) return null
  const needs = calculation.needs.map((need) => {
    if (resized === null || need.name !== resized.hostname) return need
    const licenses = licensesOf(calculation, need, hosts)
    return licenses === null ? need : withLicenses(need, licenses(resized.cores))
  })
  const contracts = calculation.contracts.filter(({ id }) => id !== endedId)
  return figuresOf(calculation.type, needs, contracts)
}

/** Licenses of a host by its number of cores; null if its current licenses do not follow from its cores. */
function licensesOf(
  { type }: LicenseCalculation,
  need: Need,
  hosts: readonly LicensedHost[],
): ((cores: number) => number) | null {
  if (isCluster(need.kind)) return null
  if (type.vendor === 'oracle') {
    const pack = packSize(type.metric)
    const [only] = coreFactorsOf([need], hosts, pack)
    return only === undefined ? null : (cores) => cores * only.factor * pack
  }
  const cores = hosts.find(({ hostname }) => hostname === need.name)?.info.cpuCores ?? 0
  return type.vendor === 'microsoft' && need.needed === coreLicenses(cores) ? coreLicenses : null
}

/** SQL Server is licensed in packs of two cores, at least four cores per host. */
export function coreLicenses(cores: number): number {
  return Math.max(4, cores) / 2
}

function withLicenses(need: Need, needed: number): Need {
  const usages = need.usages.map((usage) => ({ ...usage, amount: needed }))
  return { ...need, needed, usages }
}
