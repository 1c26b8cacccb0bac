import type { ComplianceInput, LicenseInputs, Vendor } from './inputs.ts'
import { countsByCluster, countsWhenIgnored, isCopy, veritas, type UsedLicense } from './usedLicense.ts'

/**
 * `capped`: a virtual machine that is pinned to its cores and counts on its own. `instance`: one of MySQL or SQL Server.
 * `cluster`: the hypervisor cluster that a contract of theirs names.
 */
export type NeedKind = 'host' | 'capped' | 'instance' | 'hypervisor' | 'veritas' | 'cluster'

/** A host, instance or cluster that consumes licenses of one type; the databases of a host share them. */
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

/**
 * Oracle: each standalone host and each cluster once, without ignored licenses. MySQL and SQL Server: each instance,
 * also ignored ones.
 */
export function needsOf(type: TypeOfRow, inputs: Omit<LicenseInputs, 'oracle'>): Need[] {
  const hosts = new Map(inputs.hosts.map((host) => [host.hostname, host]))
  const groups = new Map<string, { first: RowNeed; usages: Usage[] }>()
  for (const row of inputs.used) {
    if ((row.ignored && type.vendor === 'oracle') || !isOfType(row, type)) continue
    const rowNeed = type.vendor === 'oracle' ? needOfRow(row) : needOfInstance(row, type, inputs)
    const instance = rowNeed.kind === 'instance' ? groups.size : null
    const key = JSON.stringify([isCluster(rowNeed.kind), rowNeed.name, row.metric, instance])
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
  return kind === 'hypervisor' || kind === 'veritas' || kind === 'cluster'
}

/** A Veritas cluster of disaster recovery copies counts half. */
export function isHalved({ kind, usages }: Need): boolean {
  return kind === 'veritas' && usages.every(({ row }) => isCopy(row.hostname))
}

export function isOfType(row: UsedLicense, { licenseTypeID, metric, vendor }: TypeOfRow): boolean {
  // The server sums SQL Server licenses of unknown types in a row without id.
  const isUnknown = vendor === 'microsoft' && licenseTypeID === '' && row.description === ''
  if (row.licenseTypeID !== licenseTypeID && !isUnknown) return false
  // One row of MySQL or SQL Server is about hosts and clusters.
  return vendor === 'oracle' ? row.metric === metric : countsWhenIgnored(row)
}

interface RowNeed extends Pick<Need, 'kind' | 'name'> {
  amount: number
}

function needOfRow(row: UsedLicense): RowNeed {
  if (countsByCluster(row)) {
    const kind = row.clusterType === veritas ? 'veritas' : 'hypervisor'
    return { kind, name: row.clusterName, amount: row.clusterLicenses }
  }
  const kind = row.olvmCapped && row.clusterLicenses > 0 ? 'capped' : 'host'
  return { kind, name: row.hostname, amount: row.usedLicenses }
}

/** The metric is CLUSTER on the host that reports a cluster under contract. MySQL then counts its CPUs. */
function needOfInstance(
  row: UsedLicense,
  { vendor, licenseTypeID }: TypeOfRow,
  { clusters, mysql, sqlServer }: Omit<LicenseInputs, 'oracle'>,
): RowNeed {
  if (row.metric !== 'CLUSTER') return { kind: 'instance', name: row.hostname, amount: row.usedLicenses }
  const contracts = vendor === 'mysql' ? mysql : sqlServer
  const named = contracts
    .filter((contract) => contract.type === 'CLUSTER' && contract.licenseTypeID === licenseTypeID)
    .flatMap((contract) => contract.clusters)
  const reported = clusters.filter(({ hostname }) => hostname === row.hostname)
  const cluster = reported.find(({ name }) => named.includes(name)) ?? reported[0]
  const cpu = cluster?.cpu ?? 0
  return { kind: 'cluster', name: cluster?.name ?? '', amount: vendor === 'mysql' ? cpu : cpu / 2 }
}
