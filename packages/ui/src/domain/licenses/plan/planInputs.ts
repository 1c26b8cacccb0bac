import { sum } from '../coverage.ts'
import { countsByCluster } from '../usedLicense.ts'
import type { LicensePlanInputs } from './licensePlan.ts'
import type { PlanLicenseType, StoredLicense } from './plannedInventory.ts'

/** Responses of the server that a plan is calculated from. */
export interface PlanResponses extends Omit<LicensePlanInputs, 'types' | 'pinned' | 'stored'> {
  /** With their virtual machines: the clusters that the plan changes. */
  details: readonly { vms: readonly { hostname: string; cappedCPU: boolean }[] }[]
  oracleTypes: readonly Omit<PlanLicenseType, 'vendor'>[]
  mysqlTypes: readonly TypeByInstance[]
  sqlServerTypes: readonly TypeByInstance[]
  /** Oracle databases of `uncoveredHosts`. */
  databases: readonly PlanDatabase[]
}

type TypeByInstance = Pick<PlanLicenseType, 'id' | 'itemDescription'>

/** A database with the licenses of its report. */
export interface PlanDatabase {
  hostname: string
  name: string
  licenses: readonly Omit<StoredLicense, 'hostname' | 'dbName'>[]
}

type TypeLists = Pick<PlanResponses, 'oracleTypes' | 'mysqlTypes' | 'sqlServerTypes'>

/** The license types of all vendors in one list. */
export function planTypesOf({ oracleTypes, mysqlTypes, sqlServerTypes }: TypeLists): PlanLicenseType[] {
  return [
    ...oracleTypes.map(({ id, itemDescription, metric, cost }): PlanLicenseType => ({
      id,
      itemDescription,
      metric,
      cost,
      vendor: 'oracle',
    })),
    ...mysqlTypes.map((type) => typeByInstance(type, 'mysql')),
    ...sqlServerTypes.map((type) => typeByInstance(type, 'microsoft')),
  ]
}

export function planInputsOf(responses: PlanResponses): LicensePlanInputs {
  const { details, databases, oracleTypes, mysqlTypes, sqlServerTypes, ...lists } = responses
  return {
    ...lists,
    types: planTypesOf({ oracleTypes, mysqlTypes, sqlServerTypes }),
    pinned: new Set(
      details.flatMap(({ vms }) => vms.filter(({ cappedCPU }) => cappedCPU).map(({ hostname }) => hostname)),
    ),
    stored: databases.flatMap(storedLicenses),
  }
}

/** The server has no price for them. */
function typeByInstance(
  { id, itemDescription }: TypeByInstance,
  vendor: PlanLicenseType['vendor'],
): PlanLicenseType {
  return { id, itemDescription, metric: 'HOST', cost: 0, vendor }
}

function storedLicenses({ hostname, name, licenses }: PlanDatabase): StoredLicense[] {
  return licenses.map(({ licenseTypeID, count, ignored }) => ({
    hostname,
    dbName: name,
    licenseTypeID,
    count,
    ignored,
  }))
}

interface RankedCluster {
  name: string
  /** License types in use. */
  types: number
  /** Hosts with an agent. */
  hosts: number
}

/** Clusters by the list price of the licenses that count by the whole cluster, the highest first. */
export function rankClusters({
  used,
  hosts,
  clusters,
  types,
}: Pick<LicensePlanInputs, 'used' | 'hosts' | 'clusters' | 'types'>): RankedCluster[] {
  const costs = new Map(types.map(({ id, cost }) => [id, cost]))
  const licenses = new Map<string, Map<string, number>>()
  for (const row of used) {
    const { clusterName, licenseTypeID, clusterLicenses } = row
    if (clusterName === '' || row.ignored) continue
    const ofCluster = licenses.get(clusterName) ?? new Map<string, number>()
    const price = countsByCluster(row) ? clusterLicenses * (costs.get(licenseTypeID) ?? 0) : 0
    ofCluster.set(licenseTypeID, price)
    licenses.set(clusterName, ofCluster)
  }
  const priceOf = (name: string) => sum(licenses.get(name)?.values() ?? [])
  const members = Map.groupBy(hosts, ({ cluster }) => cluster)
  return clusters
    .map(({ name }) => ({
      name,
      types: licenses.get(name)?.size ?? 0,
      hosts: members.get(name)?.length ?? 0,
    }))
    .toSorted((a, b) => priceOf(b.name) - priceOf(a.name) || b.hosts - a.hosts)
}
