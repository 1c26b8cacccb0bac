import type {
  DatabaseUsedLicense,
  LicenseCompliance,
  ScenarioHost,
  SimulatedCompliance,
  SimulatedUsedPerCluster,
  SimulatedUsedPerDatabase,
  SimulatedUsedPerHost,
  SimulatedUsedPerVeritasCluster,
} from '../../contract/wire.ts'
import type { HostReport } from '../hosts/hostStore.ts'
import type { World } from '../world.ts'
import { usedPerCluster, usedPerHost, usedPerVeritasCluster } from './usedLicenses.ts'
import { complianceOf, inventoryOfWorld, usedLicensesOf } from './worldLicenses.ts'

type Results = Pick<
  StoredScenario,
  'compliance' | 'perDatabase' | 'perHost' | 'perCluster' | 'perVeritasCluster'
>

/** Compares the licenses at a location with those after changing the cores of some hosts. */
export function simulate(world: World, location: string, hosts: readonly ScenarioHost[]): Results {
  const before = balanceOf(world, location)
  const after = balanceOf(withCores(world, hosts), location)
  return {
    compliance: pairRows(before.compliance, after.compliance, complianceRow, idOf),
    perDatabase: pairRows(before.used, after.used, databaseRow, (row) =>
      JSON.stringify([row.hostname, row.dbName, idOf(row)]),
    ),
    perHost: pairRows(usedPerHost(before.used), usedPerHost(after.used), hostRow, (row) =>
      JSON.stringify([row.hostname, idOf(row)]),
    ),
    perCluster: pairRows(usedPerCluster(before.used), usedPerCluster(after.used), clusterRow, (row) =>
      JSON.stringify([row.cluster, idOf(row)]),
    ),
    perVeritasCluster: pairRows(before.veritas, after.veritas, veritasRow, (row) =>
      JSON.stringify([row.id, idOf(row)]),
    ),
  }
}

const idOf = ({ licenseTypeID, metric }: { licenseTypeID: string; metric: string }) =>
  `${licenseTypeID} ${metric}`

/**
 * Pairs rows by key. A row without a counterpart is paired with itself, because the simulation adds and
 * removes nothing.
 */
function pairRows<Row, Simulated>(
  before: readonly Row[],
  after: readonly Row[],
  simulated: (row: Row) => Simulated,
  keyOf: (row: Row) => string,
): Pair<Simulated>[] {
  const afterByKey = new Map(after.map((row) => [keyOf(row), row]))
  return before.map((row) => ({ actual: simulated(row), got: simulated(afterByKey.get(keyOf(row)) ?? row) }))
}

function balanceOf(world: World, location: string) {
  const locations = location === '' || location.toLowerCase() === 'all' ? undefined : location.split(',')
  const reports = world.hosts
    .reports(world.clock.now())
    .filter(({ row }) => locations === undefined || locations.includes(row.location))
  const { oracle, mySql, sqlServer } = complianceOf(world, locations)
  const inventory = inventoryOfWorld(world)
  return {
    used: usedLicensesOf(world, reports),
    veritas: usedPerVeritasCluster(inventory, reports.map(inventory.hostOf)),
    compliance: [...oracle, ...mySql, ...sqlServer],
  }
}

/** A view of the world with other core counts. */
function withCores(world: World, hosts: readonly ScenarioHost[]): World {
  const cores = new Map(hosts.map(({ hostname, simulatedCore }) => [hostname, simulatedCore]))
  const simulated = (report: HostReport): HostReport => {
    const cpuCores = cores.get(report.row.hostname)
    if (cpuCores === undefined) return report
    const { info } = report.row
    const cpuThreads = cpuCores * info.threadsPerCore
    return { ...report, row: { ...report.row, info: { ...info, cpuCores, cpuThreads } } }
  }
  return {
    ...world,
    hosts: {
      ...world.hosts,
      reports: (moment) => world.hosts.reports(moment).map(simulated),
      reportOf: (hostname, moment) => {
        const report = world.hosts.reportOf(hostname, moment)
        return report && simulated(report)
      },
    },
  }
}

function complianceRow(row: LicenseCompliance): SimulatedCompliance {
  return {
    LicenseTypeID: row.licenseTypeID,
    ItemDescription: row.itemDescription,
    Metric: row.metric,
    Cost: row.cost,
    Consumed: row.consumed,
    Covered: row.covered,
    Purchased: row.purchased,
    Compliance: row.compliance,
    Unlimited: row.unlimited,
    Available: row.available,
  }
}

function databaseRow(row: DatabaseUsedLicense): SimulatedUsedPerDatabase {
  return {
    Hostname: row.hostname,
    DbName: row.dbName,
    ClusterName: row.clusterName,
    ClusterType: row.clusterType,
    ...licenseOf(row),
    UsedLicenses: row.usedLicenses,
    ClusterLicenses: row.clusterLicenses,
    Ignored: row.ignored,
    IgnoredComment: row.ignoredComment,
    OlvmCapped: row.olvmCapped,
  }
}

function hostRow(row: ReturnType<typeof usedPerHost>[number]): SimulatedUsedPerHost {
  return {
    Hostname: row.hostname,
    DatabaseNames: row.databaseNames,
    ...licenseOf(row),
    UsedLicenses: row.usedLicenses,
    ClusterLicenses: row.clusterLicenses,
    OlvmCapped: row.olvmCapped,
  }
}

function clusterRow(row: ReturnType<typeof usedPerCluster>[number]): SimulatedUsedPerCluster {
  return {
    Cluster: row.cluster,
    Hostnames: row.hostnames,
    ...licenseOf(row),
    UsedLicenses: row.usedLicenses,
  }
}

function veritasRow(row: ReturnType<typeof usedPerVeritasCluster>[number]): SimulatedUsedPerVeritasCluster {
  return { ID: row.id, Hostnames: row.hostnames, ...licenseOf(row), Count: row.count }
}

function licenseOf(row: { licenseTypeID: string; description: string; metric: string }) {
  return { LicenseTypeID: row.licenseTypeID, Description: row.description, Metric: row.metric }
}

interface Pair<Row> {
  actual: Row
  got: Row
}

/** A scenario with the results computed when it was created. */
export interface StoredScenario {
  id: string
  name: string
  createdAt: number
  location: string
  hosts: ScenarioHost[]
  compliance: Pair<SimulatedCompliance>[]
  perDatabase: Pair<SimulatedUsedPerDatabase>[]
  perHost: Pair<SimulatedUsedPerHost>[]
  perCluster: Pair<SimulatedUsedPerCluster>[]
  perVeritasCluster: Pair<SimulatedUsedPerVeritasCluster>[]
}
