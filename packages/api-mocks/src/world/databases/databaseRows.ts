import type {
  DatabaseRow,
  HostSummary,
  MongoDBRow,
  MySQLInstanceRow,
  PostgreSqlInstanceRow,
  SqlServerInstanceRow,
} from '../../contract/wire.ts'
import type { HostReport } from '../hosts/hostStore.ts'
import { oracleHeadsOf } from '../oracle/oracle.ts'
import type { World } from '../world.ts'
import { mongoDbInstancesOf } from './mongodb.ts'
import { mySqlInstancesOf } from './mysql.ts'
import { postgreSqlInstancesOf } from './postgresql.ts'
import { listedSqlServerInstances } from './sqlServer.ts'

/**
 * One row per Oracle database or per instance of other technologies; MongoDB names are unique. Like the server, sums
 * are not rounded, and PostgreSQL and MongoDB rows have no archive log and high availability.
 */
export function databaseRowsOf(world: World, reports: readonly HostReport[]): DatabaseRow[] {
  const rows = reports.flatMap((report) => memoizedRowsOf(world, report))
  const mongo = new Set<string>()
  return rows.filter(({ type, name }) => {
    if (type !== 'MongoDB/MongoDB') return true
    const isNew = !mongo.has(name)
    mongo.add(name)
    return isNew
  })
}

const memoizedRowsOf = memoizedRows(rowsOf)

function rowsOf(world: World, report: HostReport): DatabaseRow[] {
  return [
    ...oracleRows(world, report),
    ...mySqlDatabaseRows(world, report),
    ...listedSqlServerInstances(world, report).map(({ name, version, collationName }) => ({
      ...blank(report, name, 'Microsoft/SQLServer'),
      version,
      charset: collationName,
    })),
    ...postgreSqlInstancesOf(world, report).map(({ name, setting, charset }) => ({
      ...blank(report, name, 'PostgreSQL/PostgreSQL'),
      version: setting?.dbVersion ?? '',
      charset,
    })),
    // The server lists MongoDB databases, so an instance without any has no row.
    ...mongoDbInstancesOf(world, report).flatMap(({ name, version, dbStats }) =>
      (dbStats ?? []).slice(0, 1).map(({ charset }) => ({
        ...blank(report, name, 'MongoDB/MongoDB'),
        version,
        charset,
      })),
    ),
  ]
}

function blank({ row }: HostReport, name: string, type: DatabaseRow['type']): DatabaseRow {
  return {
    name,
    type,
    version: '',
    hostname: row.hostname,
    environment: row.environment,
    location: row.location,
    charset: '',
    memory: 0,
    datafileSize: 0,
    segmentSize: 0,
    archivelog: false,
    highAvailability: false,
    disasterRecovery: false,
  }
}

function oracleRows(world: World, report: HostReport): DatabaseRow[] {
  const { oracleClusterware, sunCluster, hacmp, veritasClusterServer } = report.row.clusterMembershipStatus
  return oracleHeadsOf(world, report).map((database) => ({
    ...blank(report, database.name, 'Oracle/Database'),
    version: database.version,
    charset: database.charset,
    memory: database.pgaTarget + database.sgaTarget + database.memoryTarget,
    datafileSize: database.datafileSize,
    segmentSize: database.segmentsSize,
    archivelog: database.archivelog,
    highAvailability: oracleClusterware || sunCluster || hacmp || veritasClusterServer,
    disasterRecovery: database.dataguard,
  }))
}

const MB_A_GB = 1024

function mySqlDatabaseRows(world: World, report: HostReport): DatabaseRow[] {
  return mySqlInstancesOf(world, report).map((instance) => {
    const size = (instance.tableSchemas ?? []).reduce((sum, { allocation }) => sum + allocation, 0)
    return {
      ...blank(report, instance.name, 'Oracle/MySQL'),
      version: instance.version,
      charset: instance.charsetServer,
      memory: instance.bufferPoolSize / MB_A_GB,
      segmentSize: size / MB_A_GB,
      archivelog: instance.logBin,
      highAvailability: instance.highAvailability,
      disasterRecovery: instance.isMaster || instance.isSlave,
    }
  })
}

function hostFieldsOf({ row }: HostReport) {
  return { hostname: row.hostname, environment: row.environment, location: row.location }
}

export function mySqlRows(world: World, report: HostReport): MySQLInstanceRow[] {
  return mySqlInstancesOf(world, report).map((instance) => ({ ...hostFieldsOf(report), ...instance }))
}

export const sqlServerRows = memoizedRows((world: World, report: HostReport): SqlServerInstanceRow[] =>
  listedSqlServerInstances(world, report).map(({ name, stateDesc, edition, collationName, version }) => ({
    ...hostFieldsOf(report),
    name,
    stateDesc,
    edition,
    collationName,
    version,
  })),
)

export const postgreSqlRows = memoizedRows((world: World, report: HostReport): PostgreSqlInstanceRow[] =>
  postgreSqlInstancesOf(world, report).map(({ name, charset, setting }) => ({
    ...hostFieldsOf(report),
    name,
    charset,
    version: setting?.dbVersion ?? '',
  })),
)

/** One row per database. An instance that could not be read has none. */
export const mongoDbRows = memoizedRows((world: World, report: HostReport): MongoDBRow[] =>
  mongoDbInstancesOf(world, report).flatMap(({ name, version, dbStats }) =>
    (dbStats ?? []).map(({ dbName, charset }) => ({
      ...hostFieldsOf(report),
      name,
      dbName,
      charset,
      version,
    })),
  ),
)

/**
 * Memoizes rows per host document, for lists that no write can change. A WeakMap, so rows are dropped with
 * their document.
 */
function memoizedRows<Row>(
  rowsOf: (world: World, report: HostReport) => readonly Row[],
): (world: World, report: HostReport) => readonly Row[] {
  const cache = new WeakMap<HostSummary, readonly Row[]>()
  return (world, report) => {
    const known = cache.get(report.row)
    if (known) return known
    const rows = rowsOf(world, report)
    cache.set(report.row, rows)
    return rows
  }
}
