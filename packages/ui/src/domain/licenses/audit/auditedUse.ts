import { reasonOf } from '../ignoreCandidates.ts'
import { packSize } from '../licenseContracts.ts'
import type { PlanCluster, PlanHost, PlanLicenseType } from '../plan/plannedInventory.ts'
import { byHost, coreFactor, coreFactorOf, isIncluded, roundsCounts } from '../plan/plannedInventory.ts'
import { bySocket } from '../sources.ts'
import { countsByCluster, countsWhenIgnored, isCopy, veritas, type UsedLicense } from '../usedLicense.ts'

/**
 * Rules that an auditor may read in another way than the server:
 *
 * - `clusters`: all clusters of a vCenter count as soon as one of them does.
 * - `capped`: a virtual machine pinned to its cores does not count on its own, but with its cluster.
 * - `standby`: ignored licenses of test and standby databases count, and Veritas clusters of copies count in full.
 * - `ignored`: all ignored licenses count.
 * - `options`: an option or pack counts if any use of it was ever recorded.
 * - `factor`: each core counts as one processor.
 *
 * MySQL and SQL Server count by instance, also ignored ones, so that no rule changes them.
 */
export const auditRules = ['clusters', 'capped', 'standby', 'ignored', 'options', 'factor'] as const
export type AuditRule = (typeof auditRules)[number]

export interface AuditHost extends PlanHost {
  /** RFC 3339. */
  createdAt: string
  agentVersion: string
}

export interface AuditCluster extends PlanCluster {
  /** Management server, such as a vCenter; empty if unknown. */
  fetchEndpoint: string
}

/** Recorded uses of a feature of an option or pack in an Oracle database. */
export interface OptionUse {
  hostname: string
  databasename: string
  product: string
  feature: string
  detectedUsages: number
  currentlyUsed: boolean
  /** RFC 3339; 1970 if it was never used. */
  firstUsageDate: string
  lastUsageDate: string
}

export interface UseInputs {
  used: readonly UsedLicense[]
  hosts: readonly AuditHost[]
  clusters: readonly AuditCluster[]
  types: readonly PlanLicenseType[]
  /** Null until they are read. */
  options: readonly OptionUse[] | null
}

export interface AuditedUse {
  used: readonly UsedLicense[]
  /** Rules that made a row count, or count in another way. */
  rulesOf: ReadonlyMap<UsedLicense, readonly AuditRule[]>
  /** Hosts whose licenses do not follow from their cores; `factor` leaves them as they are. */
  kept: readonly string[]
  /** Recorded options for which the price list has no license type. */
  unknownProducts: readonly string[]
}

/** The used licenses as an auditor who applies these rules reads them. */
export function auditedUse(inputs: UseInputs, rules: ReadonlySet<AuditRule>): AuditedUse {
  if (rules.size === 0) return { used: inputs.used, rulesOf: new Map(), kept: [], unknownProducts: [] }
  const hosts = new Map(inputs.hosts.map((host) => [host.hostname, host]))
  const clusters = new Map(inputs.clusters.map((cluster) => [cluster.name, cluster]))
  const rulesOf = new Map<UsedLicense, readonly AuditRule[]>()
  const rounds = roundsCounts(inputs)
  const round = (count: number) => (rounds ? Math.ceil(count - 1e-9) : count)
  const kept = new Set<string>()
  const unknownProducts = new Set<string>()

  function changed(
    row: UsedLicense,
    changes: Partial<UsedLicense>,
    added: readonly AuditRule[],
  ): UsedLicense {
    const next = { ...row, ...changes }
    rulesOf.set(next, [...new Set([...(rulesOf.get(row) ?? []), ...added])])
    return next
  }

  function withIgnored(row: UsedLicense): UsedLicense {
    if (!row.ignored) return row
    if (rules.has('standby') && reasonOf(row, hosts.get(row.hostname)) !== null)
      return changed(row, { ignored: false }, ['standby'])
    return rules.has('ignored') ? changed(row, { ignored: false }, ['ignored']) : row
  }

  /**
   * Whether a machine is pinned to its cores is known from its counted licenses only. A machine of which it is not known
   * makes its whole cluster count, because the auditor need not accept more.
   */
  function withCaps(rows: readonly UsedLicense[]): UsedLicense[] {
    const pinned = new Set(
      inputs.used.filter((row) => row.olvmCapped && !row.ignored).map(({ hostname }) => hostname),
    )
    const added = new Set(rows.filter((row) => rulesOf.has(row) && isOfHypervisor(row)).map(clusterKey))
    const whole = new Set(
      rows
        .filter((row) => !row.ignored && added.has(clusterKey(row)) && !pinned.has(row.hostname))
        .map(clusterKey),
    )
    return rows.map((row) => {
      const olvmCapped = !whole.has(clusterKey(row))
      if (row.ignored || !added.has(clusterKey(row)) || row.olvmCapped === olvmCapped) return row
      return changed(row, { olvmCapped }, rules.has('ignored') ? ['ignored'] : ['standby'])
    })
  }

  function withCopies(row: UsedLicense): UsedLicense {
    return rules.has('standby') && row.clusterType === veritas && isCopy(row.hostname)
      ? changed(row, { clusterLicenses: row.clusterLicenses * 2 }, ['standby'])
      : row
  }

  function uncapped(row: UsedLicense): UsedLicense {
    return rules.has('capped') && row.olvmCapped && row.clusterLicenses > 0
      ? changed(row, { olvmCapped: false }, ['capped'])
      : row
  }

  /** Rows of options with recorded uses that the agents do not report, with the count of their edition. */
  function recordedOptions(rows: readonly UsedLicense[]): UsedLicense[] {
    const typesOf = optionTypes(inputs.types)
    const known = new Set(rows.map(keyOf))
    const ofHost = Map.groupBy(rows, ({ hostname }) => hostname)
    const ofCluster = Map.groupBy(rows, ({ clusterName }) => clusterName)
    const editions = new Map(
      rows
        .filter(({ description }) => description.includes('Enterprise Edition'))
        .map((row) => [JSON.stringify([row.hostname, row.dbName]), row] as const),
    )
    const keyOfProduct = productKeys()
    const added: UsedLicense[] = []
    for (const { hostname, databasename, product, detectedUsages } of inputs.options ?? []) {
      if (detectedUsages <= 0) continue
      const types = typesOf.get(keyOfProduct(product))
      if (!types) {
        unknownProducts.add(product)
        continue
      }
      const edition = editions.get(JSON.stringify([hostname, databasename]))
      const type = edition && types.find(({ metric }) => metric === edition.metric)
      if (!edition || !type) continue
      const { id: licenseTypeID, itemDescription: description, metric } = type
      const key = keyOf({ ...edition, licenseTypeID })
      if (known.has(key)) continue
      const members = hosts.get(hostname)?.clusterMembershipStatus.veritasClusterHostnames ?? []
      const nearby = () => [
        ...[hostname, ...members].flatMap((name) => ofHost.get(name) ?? []),
        ...(edition.clusterName === '' ? [] : (ofCluster.get(edition.clusterName) ?? [])),
      ]
      if (isIncluded(licenseTypeID, nearby)) continue
      known.add(key)
      added.push(changed(edition, { licenseTypeID, description, metric }, ['options']))
    }
    return added
  }

  /** One machine without a cap makes its whole cluster count, and the pinned ones with it. */
  function wholeClusters(rows: readonly UsedLicense[]): UsedLicense[] {
    const counted = new Map<string, UsedLicense>()
    for (const row of rows) if (isCountedByHypervisor(row)) counted.set(clusterKey(row), row)
    return rows.map((row) => {
      const reason = counted.get(clusterKey(row))
      return reason && row.olvmCapped ? changed(row, { olvmCapped: false }, rulesOf.get(reason) ?? []) : row
    })
  }

  /** Rows of clusters that count because another cluster of their vCenter does. */
  function vCenters(rows: readonly UsedLicense[]): UsedLicense[] {
    const siblings = Map.groupBy(inputs.clusters.filter(hasVCenter), ({ fetchEndpoint }) => fetchEndpoint)
    const counted = new Set<string>()
    for (const row of rows) if (isCountedByHypervisor(row)) counted.add(clusterKey(row))
    const added: UsedLicense[] = []
    for (const row of rows) {
      const cluster = clusters.get(row.clusterName)
      if (!cluster || !hasVCenter(cluster) || !isCountedByHypervisor(row)) continue
      for (const { name, type, cpu, sockets } of siblings.get(cluster.fetchEndpoint) ?? []) {
        const key = JSON.stringify([name, row.licenseTypeID])
        if (counted.has(key)) continue
        counted.add(key)
        const processors = bySocket.has(row.licenseTypeID) ? sockets : cpu / 2
        const clusterLicenses = round(processors * packSize(row.metric))
        added.push(
          // No host: neither a name nor a contract that names a host is about this row.
          changed(
            row,
            {
              hostname: '',
              dbName: '',
              clusterName: name,
              clusterType: type,
              clusterLicenses,
              usedLicenses: 0,
            },
            ['clusters'],
          ),
        )
      }
    }
    return added
  }

  function withoutFactor(row: UsedLicense): UsedLicense {
    const { licenseTypeID } = row
    if (bySocket.has(licenseTypeID) || licenseTypeID === byHost) return row
    const counts = { usedLicenses: ownCores(row), clusterLicenses: coresOfCluster(row) }
    const isSame = counts.usedLicenses === row.usedLicenses && counts.clusterLicenses === row.clusterLicenses
    return isSame ? row : changed(row, counts, ['factor'])
  }

  function ownCores(row: UsedLicense): number {
    const host = hosts.get(row.hostname)
    const factor = host ? coreFactorOf(row, host.info.cpuCores, rounds) : null
    if (host && factor !== null) return round(host.info.cpuCores * packSize(row.metric))
    if (!countsByCluster(row) && !row.ignored) kept.add(row.hostname)
    return row.usedLicenses
  }

  function coresOfCluster(row: UsedLicense): number {
    if (row.clusterLicenses === 0) return 0
    if (row.clusterType !== veritas) {
      const cluster = clusters.get(row.clusterName)
      return cluster ? round(cluster.cpu * packSize(row.metric)) : row.clusterLicenses
    }
    const members = (hosts.get(row.hostname)?.clusterMembershipStatus.veritasClusterHostnames ?? []).flatMap(
      (name) => hosts.get(name) ?? [],
    )
    const cores = members.reduce((total, { info }) => total + info.cpuCores, 0)
    const processors = members.reduce(
      (total, { info }) => total + info.cpuCores * coreFactor(info.cpuModel),
      0,
    )
    return processors === 0 ? row.clusterLicenses : round((row.clusterLicenses * cores) / processors)
  }

  const byInstance = inputs.used.filter(countsWhenIgnored)
  let rows: readonly UsedLicense[] = inputs.used.filter((row) => !countsWhenIgnored(row)).map(withIgnored)
  rows = withCaps(rows).map(withCopies)
  if (rules.has('options')) rows = [...rows, ...recordedOptions(rows)]
  rows = wholeClusters(rows.map(uncapped))
  if (rules.has('clusters')) rows = wholeClusters([...rows, ...vCenters(rows)])
  if (rules.has('factor')) rows = rows.map(withoutFactor)
  return {
    used: [...rows, ...byInstance],
    rulesOf,
    kept: [...kept].toSorted(),
    unknownProducts: [...unknownProducts].toSorted(),
  }
}

function keyOf({ hostname, dbName, licenseTypeID }: UsedLicense): string {
  return JSON.stringify([hostname, dbName, licenseTypeID])
}

function clusterKey({ clusterName, licenseTypeID }: UsedLicense): string {
  return JSON.stringify([clusterName, licenseTypeID])
}

function isOfHypervisor({ clusterName, clusterType }: UsedLicense): boolean {
  return clusterName !== '' && clusterType !== veritas
}

function isCountedByHypervisor(row: UsedLicense): boolean {
  return isOfHypervisor(row) && !row.ignored && countsByCluster(row)
}

/** Only virtual machines of VMware move between the clusters of their management server. */
function hasVCenter({ type, fetchEndpoint }: AuditCluster): boolean {
  return fetchEndpoint !== '' && /vmware/i.test(type)
}

function isEdition(description: string): boolean {
  return /(Enterprise|Standard) Edition/.test(description)
}

/** License types of options and packs by product, each with its metrics. */
function optionTypes(types: readonly PlanLicenseType[]): ReadonlyMap<string, readonly PlanLicenseType[]> {
  return Map.groupBy(
    types.filter(({ vendor, itemDescription }) => vendor === 'oracle' && !isEdition(itemDescription)),
    ({ itemDescription }) => productKey(itemDescription),
  )
}

/** `productKey` of each product once, because there are many uses of few products. */
export function productKeys(): (product: string) => string {
  const keys = new Map<string, string>()
  return (product) => {
    const key = keys.get(product) ?? productKey(product)
    keys.set(product, key)
    return key
  }
}

/** Names a product in the same way for a price list ("Oracle OLAP") and for a database ("OLAP"). */
export function productKey(text: string): string {
  return text
    .replace(/^(Oracle )?(Database )?/i, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()
}
