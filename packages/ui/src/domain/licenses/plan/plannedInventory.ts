import type { LicensedHost, LicenseInputs, Vendor } from '../inputs.ts'
import { packSize } from '../licenseContracts.ts'
import { bySocket } from '../sources.ts'
import { countsWhenIgnored, isCopy, veritas, type UsedLicense } from '../usedLicense.ts'
import { coreLicenses } from '../whatIf.ts'
import type { NewHost, PlanMove } from './planMoves.ts'

export interface PlanHost extends LicensedHost {
  virtualizationNode: string
  info: { cpuCores: number; cpuSockets: number; cpuModel: string }
  clusterMembershipStatus: { veritasClusterHostnames: readonly string[] }
  /** Names by technology. */
  databases: Readonly<Partial<Record<string, readonly string[]>>>
}

export interface PlanCluster {
  name: string
  type: string
  cpu: number
  sockets: number
  location: string
  environment: string
  /** The host that reports the cluster. */
  hostname: string
}

export interface PlanLicenseType {
  id: string
  itemDescription: string
  metric: string
  cost: number
  vendor: Vendor
}

/** A license of an Oracle database as its agent reported it. */
export interface StoredLicense {
  hostname: string
  dbName: string
  licenseTypeID: string
  /** Processors; named users are not multiplied. */
  count: number
  ignored: boolean
}

/** What a plan is calculated from: responses of the server. */
export interface PlanInputs extends LicenseInputs {
  hosts: readonly PlanHost[]
  clusters: readonly PlanCluster[]
  types: readonly PlanLicenseType[]
  /** Virtual machines pinned to their cores, of the clusters that the plan touches. */
  pinned: ReadonlySet<string>
  /**
   * Licenses of the databases of `uncoveredHosts`, also those that the used licenses leave out because another type
   * includes them.
   */
  stored: readonly StoredLicense[]
}

/** Hosts and clusters after the steps of a plan. */
export interface PlannedInventory {
  hosts: readonly PlanHost[]
  clusters: readonly PlanCluster[]
  pinned: ReadonlySet<string>
  added: readonly NewHost[]
  /** Hosts whose own cores, pin or membership change. */
  changedHosts: ReadonlySet<string>
  /** Clusters with other machines, size or pins. */
  changedClusters: ReadonlySet<string>
  /** Steps about hosts or clusters that the inventory does not have. */
  skipped: readonly PlanMove[]
}

export function inventoryAfter(
  { hosts, clusters, pinned, types }: Pick<PlanInputs, 'hosts' | 'clusters' | 'pinned' | 'types'>,
  moves: readonly PlanMove[],
): PlannedInventory {
  const hostByName = new Map(hosts.map((host) => [host.hostname, host]))
  const clusterByName = new Map(clusters.map((cluster) => [cluster.name, cluster]))
  const typeIds = new Set(types.map(({ id }) => id))
  const pins = new Set(pinned)
  const added: NewHost[] = []
  const changedHosts = new Set<string>()
  const changedClusters = new Set<string>()
  const skipped: PlanMove[] = []

  function change(host: PlanHost, changes: Partial<PlanHost>) {
    const changed = { ...host, ...changes }
    hostByName.set(host.hostname, changed)
    changedHosts.add(host.hostname)
    for (const { cluster } of [host, changed]) if (cluster !== '') changedClusters.add(cluster)
  }

  function place(cluster: string, node: string) {
    return { cluster, virtualizationNode: cluster === '' ? '' : node }
  }

  /** False if the inventory does not have what the step is about. */
  function apply(move: PlanMove): boolean {
    if (move.kind === 'buy') return typeIds.has(move.licenseTypeID)
    if (move.kind === 'grow') {
      const cluster = clusterByName.get(move.cluster)
      if (!cluster) return false
      const cpu = Math.max(0, cluster.cpu + move.cpu)
      const sockets = Math.max(0, cluster.sockets + move.sockets)
      clusterByName.set(cluster.name, { ...cluster, cpu, sockets })
      changedClusters.add(cluster.name)
      return true
    }
    const host = hostByName.get(move.hostname)
    if (move.kind === 'add') {
      const cluster = clusterByName.get(move.cluster)
      if (host || (move.cluster !== '' && !cluster)) return false
      const { hostname, cores, sockets, licenseTypeIDs } = move
      const known = licenseTypeIDs.filter((id) => typeIds.has(id))
      added.push({ ...move, licenseTypeIDs: known })
      const newHost: PlanHost = {
        hostname,
        location: cluster?.location ?? '',
        environment: cluster?.environment ?? '',
        info: { cpuCores: cores, cpuSockets: sockets, cpuModel: '' },
        clusterMembershipStatus: { veritasClusterHostnames: [] },
        databases: {},
        cluster: '',
        virtualizationNode: '',
      }
      change(newHost, place(move.cluster, move.node))
      return known.length === licenseTypeIDs.length
    }
    if (!host) return false
    switch (move.kind) {
      case 'move':
        if (move.cluster !== '' && !clusterByName.has(move.cluster)) return false
        change(host, place(move.cluster, move.node))
        return true
      case 'cores':
        change(host, { info: { ...host.info, cpuCores: move.cores } })
        return true
      case 'pin':
        if (host.cluster === '') return false
        if (move.pinned) pins.add(host.hostname)
        else pins.delete(host.hostname)
        change(host, {})
        return true
      case 'leave': {
        const members = membersOf(host)
        if (members.length === 0) return false
        for (const name of new Set([host.hostname, ...members])) {
          const member = hostByName.get(name)
          if (!member) continue
          const others = membersOf(member).filter((other) => other !== host.hostname)
          const left = member === host ? [] : others
          change(member, { clusterMembershipStatus: { veritasClusterHostnames: left } })
        }
        return true
      }
    }
  }

  for (const move of moves) if (!apply(move)) skipped.push(move)
  return {
    hosts: [...hostByName.values()],
    clusters: [...clusterByName.values()],
    pinned: pins,
    added,
    changedHosts,
    changedClusters,
    skipped,
  }
}

function membersOf({ clusterMembershipStatus }: PlanHost): readonly string[] {
  return clusterMembershipStatus.veritasClusterHostnames
}

/** License types that include others: one of the first excludes all of the second. */
const inclusions = [
  { types: ['L75978', 'L75967'], included: ['L47210', 'L47217'] },
  { types: ['L10005', 'A90619'], included: ['L76084', 'L76094'] },
] as const

/** Hosts whose licenses depend on a change of the plan. */
export function affectedHosts(before: readonly PlanHost[], after: PlannedInventory): ReadonlySet<string> {
  const { changedHosts, changedClusters } = after
  const affected = new Set<string>()
  for (const host of [...before, ...after.hosts]) {
    const isAffected =
      changedHosts.has(host.hostname) ||
      changedClusters.has(host.cluster) ||
      // In a hypervisor cluster the members of its Veritas cluster do not count.
      (host.cluster === '' && membersOf(host).some((member) => changedHosts.has(member)))
    if (isAffected) affected.add(host.hostname)
  }
  return affected
}

/**
 * Hosts with Oracle databases where no license includes others after the plan, but one does now. What it includes is
 * missing in the used licenses, and counts after the plan.
 */
export function uncoveredHosts(
  inputs: Pick<PlanInputs, 'used' | 'hosts' | 'clusters'>,
  after: PlannedInventory,
): string[] {
  const rowsByHost = Map.groupBy(inputs.used, ({ hostname }) => hostname)
  const added = new Map(after.added.map(({ hostname, licenseTypeIDs }) => [hostname, licenseTypeIDs]))
  const typesOf = (hostnames: readonly string[]) =>
    new Set(
      hostnames.flatMap((hostname) => [
        ...(rowsByHost.get(hostname) ?? []).map(({ licenseTypeID }) => licenseTypeID),
        ...(added.get(hostname) ?? []),
      ]),
    )
  const [neighborsNow, neighborsAfter] = [neighborsIn(inputs), neighborsIn(after)]
  const affected = affectedHosts(inputs.hosts, after)
  const hostsAfter = new Map(after.hosts.map((host) => [host.hostname, host]))
  return inputs.hosts.flatMap((host) => {
    const { hostname, databases } = host
    if (!affected.has(hostname) || !databases['Oracle/Database']?.length) return []
    const typesNow = typesOf(neighborsNow(host))
    const typesAfter = typesOf(neighborsAfter(hostsAfter.get(hostname) ?? host))
    const isUncovered = inclusions.some(
      ({ types }) => types.some((type) => typesNow.has(type)) && !types.some((type) => typesAfter.has(type)),
    )
    return isUncovered ? [hostname] : []
  })
}

/** Hosts whose licenses decide whether a license of a host is included, and the host itself. */
function neighborsIn({ hosts, clusters }: Pick<PlannedInventory, 'hosts' | 'clusters'>) {
  const machines = Map.groupBy(hosts, ({ cluster }) => cluster)
  const names = new Set(clusters.map(({ name }) => name))
  return (host: PlanHost): readonly string[] => [
    ...(names.has(host.cluster) ? (machines.get(host.cluster) ?? []) : []).map(({ hostname }) => hostname),
    host.hostname,
    ...membersOf(host),
  ]
}

interface PlannedUse {
  used: readonly UsedLicense[]
  /** License types in use on the hosts whose rows are calculated, now or after the plan. */
  affectedTypes: ReadonlySet<string>
  /** License types whose rows of now the console calculates in another way than the server. */
  unverified: ReadonlySet<string>
  /** Resized hosts with licenses that do not follow from their cores; their counts stay. */
  kept: readonly { hostname: string; licenseTypeID: string }[]
}

/**
 * The used licenses that the server would answer after the plan. Rows that the plan does not touch are those of the
 * server; the others are calculated by its rules, and checked by calculating those of now.
 */
export function usedAfter(inputs: PlanInputs, after: PlannedInventory): PlannedUse {
  const affected = affectedHosts(inputs.hosts, after)
  const rounds = roundsCounts(inputs)
  const owned = ownLicenses(inputs, affected)
  const rows = inputs.used.filter(({ hostname }) => affected.has(hostname))
  let others: ReadonlyMap<string, readonly UsedLicense[]> | null = null
  const rowsOfOther = (hostname: string): readonly UsedLicense[] => {
    // Few plans need it, and grouping the licenses of 10,000 hosts takes long.
    if (affected.has(hostname)) return []
    others ??= Map.groupBy(inputs.used, (row) => row.hostname)
    return others.get(hostname) ?? []
  }
  const calculate = (inventory: Inventory, licenses: readonly UsedLicense[]) =>
    rowsIn(inventory, licenses, rowsOfOther, rounds)
  const unverified = differences(rows, calculate(inputs, owned))

  const kept: { hostname: string; licenseTypeID: string }[] = []
  const coresNow = new Map(inputs.hosts.map(({ hostname, info }) => [hostname, info.cpuCores]))
  const hostsAfter = new Map(after.hosts.map((host) => [host.hostname, host]))
  const resized = owned.map((row) => {
    const [before, cores] = [coresNow.get(row.hostname), hostsAfter.get(row.hostname)?.info.cpuCores]
    if (before === undefined || cores === undefined || before === cores) return row
    const licenses = licensesByCores(row, before, inputs.types, rounds)
    if (licenses === null && !isBySocket(row) && !isMysql(row, inputs.types))
      kept.push({ hostname: row.hostname, licenseTypeID: row.licenseTypeID })
    return licenses === null ? row : { ...row, usedLicenses: licenses(cores) }
  })
  const added = after.added.flatMap((host) => rowsOfNewHost(host, inputs.types, rounds))
  const planned = calculate(after, [...resized, ...added])
  const affectedTypes = new Set([...rows, ...planned].map(({ licenseTypeID }) => licenseTypeID))
  const calculated = Map.groupBy(planned, ({ hostname }) => hostname)
  // In the order of the server, which decides which host gets the last pack of named users.
  const used: UsedLicense[] = []
  for (const row of inputs.used) {
    if (!affected.has(row.hostname)) used.push(row)
    else {
      used.push(...(calculated.get(row.hostname) ?? []))
      calculated.delete(row.hostname)
    }
  }
  used.push(...[...calculated.values()].flat())
  return { used, affectedTypes, unverified, kept }
}

/** Rows of these hosts with their own counts, also those that the server leaves out. */
function ownLicenses({ used, stored, types }: PlanInputs, hosts: ReadonlySet<string>): UsedLicense[] {
  const rows = used.filter(({ hostname }) => hosts.has(hostname))
  const keyOf = (row: Pick<UsedLicense, 'hostname' | 'dbName' | 'licenseTypeID'>) =>
    JSON.stringify([row.hostname, row.dbName, row.licenseTypeID])
  const known = new Set(rows.map(keyOf))
  const typeById = new Map(types.map((type) => [type.id, type]))
  const hidden = stored.flatMap(({ count, ...license }): UsedLicense[] => {
    if (!hosts.has(license.hostname) || count === 0 || known.has(keyOf(license))) return []
    const { itemDescription: description = '', metric = '' } = typeById.get(license.licenseTypeID) ?? {}
    return [{ ...noCluster, ...license, description, metric, usedLicenses: count * packSize(metric) }]
  })
  return [...rows, ...hidden]
}

const noCluster = { clusterName: '', clusterType: '', clusterLicenses: 0, olvmCapped: false }

/** Whether RoundLicenses is on: a count that has a fraction by the rules is whole in all rows of the server. */
export function roundsCounts({
  used,
  hosts,
  clusters,
}: Pick<PlanInputs, 'used' | 'hosts' | 'clusters'>): boolean {
  if (used.some(({ usedLicenses, clusterLicenses }) => !isWhole(usedLicenses) || !isWhole(clusterLicenses)))
    return false
  const cpus = new Map(clusters.map(({ name, cpu }) => [name, cpu]))
  const cores = new Map(hosts.map(({ hostname, info }) => [hostname, info.cpuCores]))
  return used.some((row) => {
    const pack = packSize(row.metric)
    if (isBySocket(row) || countsWhenIgnored(row)) return false
    const cpu = cpus.get(row.clusterName) ?? 0
    if (row.clusterType !== veritas && !isWhole((cpu * pack) / 2)) return true
    const exact = (cores.get(row.hostname) ?? 0) * pack * 0.5
    return !isWhole(exact) && row.usedLicenses === Math.ceil(exact)
  })
}

function isWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < 1e-9
}

function isBySocket({ licenseTypeID }: Pick<UsedLicense, 'licenseTypeID'>): boolean {
  return bySocket.has(licenseTypeID)
}

type Inventory = Pick<PlannedInventory, 'hosts' | 'clusters' | 'pinned'>

/** The rows that the server answers for these licenses in an inventory. `rowsOfOther`: those of a host without any. */
function rowsIn(
  { hosts, clusters, pinned }: Inventory,
  licenses: readonly UsedLicense[],
  rowsOfOther: (hostname: string) => readonly UsedLicense[],
  rounds: boolean,
): UsedLicense[] {
  const hostByName = new Map(hosts.map((host) => [host.hostname, host]))
  const clusterByName = new Map(clusters.map((cluster) => [cluster.name, cluster]))
  const calculated = Map.groupBy(licenses, ({ hostname }) => hostname)
  const rowsOf = (hostname: string) => calculated.get(hostname) ?? rowsOfOther(hostname)
  const members = Map.groupBy(hosts, ({ cluster }) => cluster)
  const neighborsOf = neighborsIn({ hosts, clusters })
  const ofCluster = new Map<string, readonly UsedLicense[]>()
  const licensesIn = (cluster: string): readonly UsedLicense[] => {
    const known = ofCluster.get(cluster)
    if (known) return known
    const found = (members.get(cluster) ?? []).flatMap(({ hostname }) => rowsOf(hostname))
    ofCluster.set(cluster, found)
    return found
  }

  /** Machines count on their own only if all machines of the cluster that use the type are pinned. */
  function isCapped(cluster: string, id: string): boolean {
    const counted = licensesIn(cluster).filter((row) => row.licenseTypeID === id && !row.ignored)
    return counted.length > 0 && counted.every(({ hostname }) => pinned.has(hostname))
  }

  return licenses.flatMap((row): UsedLicense[] => {
    if (countsWhenIgnored(row)) return [row]
    const host = hostByName.get(row.hostname)
    if (!host) return []
    const cluster = clusterByName.get(host.cluster)
    const nearby = () => neighborsOf(host).flatMap(rowsOf)
    if (isIncluded(row.licenseTypeID, nearby)) return []
    const round = (count: number) => (rounds ? Math.ceil(count - 1e-9) : count)
    const usedLicenses = round(row.usedLicenses)
    if (cluster) {
      const processors = isBySocket(row) ? cluster.sockets : cluster.cpu / 2
      return [
        {
          ...row,
          usedLicenses,
          clusterName: cluster.name,
          clusterType: cluster.type,
          clusterLicenses: round(processors * packSize(row.metric)),
          olvmCapped: isCapped(cluster.name, row.licenseTypeID),
        },
      ]
    }
    if (membersOf(host).length === 0) return [{ ...row, ...noCluster, usedLicenses }]
    return [
      {
        ...row,
        usedLicenses,
        clusterName: membersOf(host).toSorted().join(','),
        clusterType: veritas,
        clusterLicenses: round(veritasLicenses(host, row, hostByName)),
        olvmCapped: false,
      },
    ]
  })
}

/** True if the server leaves a type out because another type nearby includes it. */
export function isIncluded(id: string, nearby: () => readonly Pick<UsedLicense, 'licenseTypeID'>[]): boolean {
  return inclusions.some(
    ({ types, included }) =>
      included.some((other) => other === id) &&
      nearby().some(({ licenseTypeID }) => types.some((type) => type === licenseTypeID)),
  )
}

/** The only license type counted by host. */
export const byHost = 'L47837'

/** Cores of all members that report, with or without the license. A cluster of copies counts half. */
function veritasLicenses(
  host: PlanHost,
  { licenseTypeID, metric }: UsedLicense,
  hosts: ReadonlyMap<string, PlanHost>,
): number {
  const members = membersOf(host).flatMap((name) => hosts.get(name) ?? [])
  const processors = members.reduce((sum, { info }) => sum + info.cpuCores * coreFactor(info.cpuModel), 0)
  const count = licenseTypeID === byHost ? members.length : processors * packSize(metric)
  return isCopy(host.hostname) ? count / 2 : count
}

/** As the server applies it to Veritas clusters. */
export function coreFactor(cpuModel: string): number {
  return /PowerPC|Itanium/.test(cpuModel) ? 1 : 0.5
}

/** License types in which two lists of rows differ. */
function differences(
  server: readonly UsedLicense[],
  calculated: readonly UsedLicense[],
): ReadonlySet<string> {
  const textOf = (row: UsedLicense) =>
    JSON.stringify([
      row.hostname,
      row.dbName,
      row.licenseTypeID,
      row.clusterName,
      row.clusterType,
      Math.round(row.usedLicenses * 1000),
      Math.round(row.clusterLicenses * 1000),
      row.olvmCapped,
    ])
  const [expected, actual] = [new Set(server.map(textOf)), new Set(calculated.map(textOf))]
  return new Set(
    [
      ...server.filter((row) => !actual.has(textOf(row))),
      ...calculated.filter((row) => !expected.has(textOf(row))),
    ].map(({ licenseTypeID }) => licenseTypeID),
  )
}

/** Oracle's core factors, the usual one first: a rounded count may follow from several. */
const factors = [0.5, 1, 0.25, 0.75] as const

/** The count that an agent reports by the cores of its host; null if it does not follow from them. */
function licensesByCores(
  row: UsedLicense,
  coresNow: number,
  types: readonly PlanLicenseType[],
  rounds: boolean,
): ((cores: number) => number) | null {
  const round = (count: number) => (rounds ? Math.ceil(count - 1e-9) : count)
  const matches = (licenses: (cores: number) => number) =>
    Math.abs(licenses(coresNow) - row.usedLicenses) < 1e-9 ? licenses : null
  if (countsWhenIgnored(row)) {
    // Licenses of versions that the server does not know are those of the report.
    if (isMysql(row, types) || row.description === '') return null
    return matches((cores) => round(coreLicenses(cores)))
  }
  const factor = coreFactorOf(row, coresNow, rounds)
  return factor === null ? null : (cores) => round(cores * factor * packSize(row.metric))
}

/** The core factor in the count of an Oracle license; null if the count does not follow from the cores of its host. */
export function coreFactorOf(row: UsedLicense, cores: number, rounds: boolean): number | null {
  if (isBySocket(row)) return null
  const pack = packSize(row.metric)
  const count = (factor: number) => (rounds ? Math.ceil(cores * factor * pack - 1e-9) : cores * factor * pack)
  return factors.find((factor) => Math.abs(count(factor) - row.usedLicenses) < 1e-9) ?? null
}

function isMysql(row: UsedLicense, types: readonly PlanLicenseType[]): boolean {
  return types.some(({ id, vendor }) => vendor === 'mysql' && id === row.licenseTypeID)
}

function rowsOfNewHost(
  { hostname, cores, sockets, licenseTypeIDs }: NewHost,
  types: readonly PlanLicenseType[],
  rounds: boolean,
): UsedLicense[] {
  const countOf = ({ id, metric, vendor }: PlanLicenseType) => {
    if (vendor === 'mysql') return 1
    if (vendor === 'microsoft') return rounds ? Math.ceil(coreLicenses(cores)) : coreLicenses(cores)
    return (bySocket.has(id) ? sockets : cores * coreFactor('')) * packSize(metric)
  }
  return licenseTypeIDs.flatMap((licenseTypeID): UsedLicense[] => {
    const type = types.find(({ id }) => id === licenseTypeID)
    const usedLicenses = type === undefined ? 0 : countOf(type)
    if (type === undefined || usedLicenses === 0) return []
    const metric = type.vendor === 'oracle' ? type.metric : 'HOST'
    const { itemDescription: description } = type
    return [
      {
        ...noCluster,
        hostname,
        dbName: '',
        licenseTypeID,
        description,
        metric,
        usedLicenses,
        ignored: false,
      },
    ]
  })
}
