import type { ComplianceInput, LicenseInputs, LicensedHost, Vendor } from './inputs.ts'
import { countsByCluster, isCopy, veritas, type UsedLicense } from './usedLicense.ts'

/**
 * `capped`: a virtual machine that is pinned to its cores and counts on its own. `cluster`: the hypervisor cluster that a MySQL
 * or SQL Server contract names.
 */
export type NeedKind = 'host' | 'capped' | 'hypervisor' | 'veritas' | 'cluster'

/** A host or cluster that consumes licenses of one type; its databases share them. */
export interface Need {
  kind: NeedKind
  name: string
  location: string
  needed: number
  usages: readonly Usage[]
}

export interface Usage {
  row: UsedLicense
  amount: number
}

export type TypeOfRow = Pick<ComplianceInput, 'licenseTypeID' | 'metric'> & { vendor: Vendor }

/** Each standalone host and each cluster once, without ignored licenses. */
export function needsOf(type: TypeOfRow, inputs: Pick<LicenseInputs, 'used' | 'hosts' | 'clusters'>): Need[] {
  const hosts = new Map(inputs.hosts.map((host) => [host.hostname, host]))
  const cpus = new Map(inputs.clusters.map(({ name, cpu }) => [name, cpu]))
  const groups = new Map<string, { first: RowNeed; usages: Usage[] }>()
  for (const row of inputs.used) {
    if (row.ignored || !isOfType(row, type)) continue
    const rowNeed = needOfRow(row, type, hosts.get(row.hostname), cpus)
    const key = JSON.stringify([isCluster(rowNeed.kind), rowNeed.name, row.metric])
    const usage = { row, amount: rowNeed.amount }
    const group = groups.get(key)
    if (group) group.usages.push(usage)
    else groups.set(key, { first: rowNeed, usages: [usage] })
  }
  return [...groups.values()].map(({ first: { kind, name }, usages }) => ({
    kind,
    name,
    location: hosts.get(usages[0]?.row.hostname ?? '')?.location ?? '',
    needed: largestAmount(usages),
    usages,
  }))
}

/** The databases of a host or cluster share its processors. */
export function largestAmount(usages: readonly Usage[]): number {
  return usages.reduce((most, { amount }) => Math.max(most, amount), 0)
}

export function isCluster(kind: NeedKind): boolean {
  return kind !== 'host' && kind !== 'capped'
}

/** A Veritas cluster of disaster recovery copies counts half. */
export function isHalved({ kind, usages }: Need): boolean {
  return kind === 'veritas' && usages.every(({ row }) => isCopy(row.hostname))
}

export function isOfType(row: UsedLicense, { licenseTypeID, metric, vendor }: TypeOfRow): boolean {
  if (row.licenseTypeID !== licenseTypeID) return false
  // One row of MySQL or SQL Server is about hosts and clusters.
  return vendor === 'oracle' ? row.metric === metric : row.metric === 'HOST' || row.metric === 'CLUSTER'
}

interface RowNeed extends Pick<Need, 'kind' | 'name'> {
  amount: number
}

function needOfRow(
  row: UsedLicense,
  { vendor }: TypeOfRow,
  host: LicensedHost | undefined,
  cpus: ReadonlyMap<string, number>,
): RowNeed {
  if (row.metric === 'CLUSTER') {
    const name = host?.cluster ?? ''
    const cpu = cpus.get(name) ?? 0
    return { kind: 'cluster', name, amount: vendor === 'mysql' ? cpu : cpu / 2 }
  }
  if (countsByCluster(row)) {
    const kind = row.clusterType === veritas ? 'veritas' : 'hypervisor'
    return { kind, name: row.clusterName, amount: row.clusterLicenses }
  }
  const kind = row.olvmCapped && row.clusterLicenses > 0 ? 'capped' : 'host'
  return { kind, name: row.hostname, amount: row.usedLicenses }
}
