import type { Features, HostAlert, HostDetail, History, OracleDatabase } from '../../contract/wire.ts'
import { floor2, sum, sumDown } from '../../lib/decimals.ts'
import { objectId } from '../../lib/random.ts'
import { utc } from '../../lib/time.ts'
import { agentErrorOf } from '../alerts/alerts.ts'
import { alertFields, type StoredAlert } from '../alerts/storedAlert.ts'
import { mongoDbFeatureOf } from '../databases/mongodb.ts'
import { mySqlFeatureOf } from '../databases/mysql.ts'
import { postgreSqlFeatureOf } from '../databases/postgresql.ts'
import { microsoftFeatureOf } from '../databases/sqlServer.ts'
import { oracleDatabasesOf } from '../oracle/oracle.ts'
import { documentsOf } from '../oracle/oracleChanges.ts'
import { oracleFactsOf } from '../oracle/oracleFacts.ts'
import { loadOn } from '../oracle/oracleLoad.ts'
import type { World } from '../world.ts'
import { hostCpu, hostDisk, samplesBefore } from './capacity.ts'
import { clusterAt } from './clusters.ts'
import { filesystemsOf } from './filesystems.ts'
import { dayOf, type HostReport } from './hostStore.ts'
import { infoAt } from './hostSummary.ts'

/** The host document as `GET /hosts/{hostname}` returns it, with history from older documents. */
export function hostDetailOf(
  world: World,
  report: HostReport,
  documents: readonly number[] = documentsOf(world, report),
): HostDetail {
  const { facts, row, receivedAt } = report
  const { reported } = facts
  const features = featuresOf(world, report, documents)
  const databases = features.oracle?.database?.databases ?? []
  const isOracle = row.technology === 'Oracle/Database'
  const isDismissed = facts.dismissedAt !== undefined && facts.dismissedAt <= world.clock.now()
  const newest = world.hosts.reportOf(row.hostname, world.clock.now())
  const failure = agentErrorOf(facts, world.hosts.startDay)
  const samples =
    isOracle && !reported && !/^(1|2\.7)\./.test(row.agentVersion)
      ? samplesBefore(facts, world.hosts.startDay, dayOf(receivedAt))
      : []
  return {
    id: row.id,
    archived: newest?.receivedAt !== receivedAt,
    createdAt: row.createdAt,
    serverVersion: world.version,
    schemaVersion: 0,
    serverSchemaVersion: 1,
    hostname: row.hostname,
    location: row.location,
    environment: row.environment,
    agentVersion: row.agentVersion,
    cluster: row.cluster,
    virtualizationNode: row.virtualizationNode,
    // The server adds technology and history to current documents only.
    technology: isDismissed ? '' : row.technology,
    tags: reported?.tags ?? [],
    info: row.info,
    clusterMembershipStatus: membershipOf(world, report),
    features,
    filesystems: reported ? reported.filesystems : filesystemsOf(facts, row.info, sizeOutsideAsm(databases)),
    clusters: reported ? reported.clusters : hypervisorsOf(world, report),
    cloud: reported?.cloud ?? { membership: cloudOf(report) },
    errors: reported ? reported.errors : failure?.moment === receivedAt ? [failure.error] : [],
    alerts: alertsAbout(world, row.hostname),
    history: hasHistory(row.technology) && !isDismissed ? historyOf(world, report, documents) : null,
    cpuConsumptions: reported ? reported.cpuConsumptions : hostCpu(facts.fake.part(92, 0), samples),
    diskConsumptions: reported ? reported.diskConsumptions : hostDisk(facts.fake.part(92, 1), samples),
    ...(isOracle
      ? memoryOf(world, report, databases)
      : { memorySum: 0, memorySumPercentage: 0, memorySumFlag: '' }),
  }
}

function sizeOutsideAsm(databases: readonly OracleDatabase[]): number {
  return sum(databases.filter(({ asm }) => !asm).map(({ datafileSize }) => datafileSize))
}

function hasHistory(technology: HostReport['row']['technology']): boolean {
  return technology === 'Oracle/Database' || technology === 'Oracle/MySQL'
}

/** Features that the host lacks are absent. */
function featuresOf(world: World, report: HostReport, documents: readonly number[]): Features {
  const { row } = report
  if (report.facts.reported) return reportedFeaturesOf(world, report, documents)
  if (row.technology === 'Oracle/Database') {
    const databases = oracleDatabasesOf(world, report, documents)
    const missingDatabases = row.missingDatabases ?? []
    return {
      oracle: {
        database: {
          databases,
          missingDatabases,
        },
      },
    }
  }
  const mysql = mySqlFeatureOf(world, report)
  const microsoft = microsoftFeatureOf(world, report)
  const postgresql = postgreSqlFeatureOf(world, report)
  const mongodb = mongoDbFeatureOf(world, report)
  return {
    ...(mysql && { mysql }),
    ...(microsoft && { microsoft }),
    ...(postgresql && { postgresql }),
    ...(mongodb && { mongodb }),
  }
}

/** A reported host can have several technologies. */
function reportedFeaturesOf(world: World, report: HostReport, documents: readonly number[]): Features {
  const { facts, row } = report
  const { oracle, postgresql, mongodb, ...others } = facts.reported?.features ?? {}
  const mysql = others.mysql && mySqlFeatureOf(world, report)
  const microsoft = others.microsoft && microsoftFeatureOf(world, report)
  return {
    ...(oracle && {
      oracle: {
        database: {
          databases: oracleDatabasesOf(world, report, documents),
          missingDatabases: row.missingDatabases ?? [],
        },
      },
    }),
    ...(mysql && { mysql }),
    ...(microsoft && { microsoft }),
    ...(postgresql && { postgresql }),
    ...(mongodb && { mongodb }),
  }
}

/** Lists only Veritas members that the server knows. */
function membershipOf(world: World, { row, receivedAt }: HostReport): HostDetail['clusterMembershipStatus'] {
  const status = row.clusterMembershipStatus
  const names = status.veritasClusterHostnames
  const known = (name: string) => world.hosts.find(name, receivedAt) !== undefined
  return { ...status, veritasClusterHostnames: names && names.filter(known) }
}

/** Clusters that this host's agent reports. */
function hypervisorsOf(world: World, { facts, receivedAt }: HostReport): HostDetail['clusters'] {
  const reported = world.clusters
    .filter(({ agent }) => agent === facts)
    .flatMap((cluster) => clusterAt(world, cluster, receivedAt) ?? [])
  if (reported.length === 0) return []
  return reported.map(({ fetchEndpoint, type, name, cpu, sockets, vms }) => ({
    fetchEndpoint,
    type,
    name,
    cpu,
    sockets,
    vms:
      vms?.map((vm) => ({
        name: vm.name,
        hostname: vm.hostname,
        cappedCPU: vm.cappedCPU,
        virtualizationNode: vm.virtualizationNode,
        physicalServerModelName: vm.physicalServerModelName,
      })) ?? null,
  }))
}

/** The oldest agents do not detect it. */
function cloudOf({ row }: HostReport): HostDetail['cloud']['membership'] {
  if (row.agentVersion.startsWith('1.')) return ''
  return row.info.hardwareAbstractionTechnology === 'XEN' ? 'AWS' : 'None'
}

/** Alerts up to now, of any status. */
function alertsAbout(world: World, hostname: string): HostAlert[] {
  const now = world.clock.now()
  return world.alerts
    .filter(({ date, otherInfo }) => otherInfo?.['hostname'] === hostname && date <= now)
    .map(hostAlert)
}

function hostAlert(alert: StoredAlert): HostAlert {
  return { id: alert.id, ...alertFields(alert, utc(alert.date)) }
}

function historyOf(world: World, { facts }: HostReport, documents: readonly number[]): History[] {
  const databases = oracleFactsOf(facts)
  return documents.map((moment) => {
    const info = infoAt(facts, world.hosts.startDay, moment)
    const used = databases.map((database) => loadOn(database, info, dayOf(moment)).dailyCPUUsage ?? 0)
    return {
      id: objectId(moment, facts.idFake ?? facts.fake),
      createdAt: utc(moment),
      totalDailyCPUUsage: sumDown(used),
    }
  })
}

/** As on the server: both sums are rounded down and compared with the configured share of the memory. */
function memoryOf(
  world: World,
  { row }: HostReport,
  databases: readonly OracleDatabase[],
): Pick<HostDetail, 'memorySum' | 'memorySumPercentage' | 'memorySumFlag'> {
  const { PGASGASumTargetPercentage, PGASGASumTargetPercentagePerHosts } = world.configuration.APIService
  const ofHost = new Map(Object.entries(PGASGASumTargetPercentagePerHosts ?? {})).get(row.hostname)
  const memorySum = sumDown([
    sumDown(databases.map(({ pgaTarget, sgaTarget }) => pgaTarget + sgaTarget)),
    sumDown(databases.map(({ memoryTarget }) => memoryTarget)),
  ])
  const percentage = (100 * memorySum) / row.info.memoryTotal
  return {
    memorySum,
    memorySumPercentage: floor2(percentage),
    memorySumFlag: (ofHost ?? PGASGASumTargetPercentage) > Math.trunc(percentage) ? 'green' : 'red',
  }
}
