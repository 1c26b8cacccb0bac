import type {
  MongoDBRow,
  MySQLInstanceRow,
  PostgreSqlInstanceRow,
  SqlServerInstanceRow,
} from '../../contract/wire.ts'
import type { HostReport } from '../hosts/hostStore.ts'
import type { World } from '../world.ts'
import { memoizedRows } from './memoizedRows.ts'
import { sqlServerInstancesOf } from './microsoft.ts'
import { mongoDbInstancesOf } from './mongodb.ts'
import { mySqlInstancesOf } from './mysql.ts'
import { postgreSqlInstancesOf } from './postgresql.ts'

function hostFieldsOf({ row }: HostReport) {
  return { hostname: row.hostname, environment: row.environment, location: row.location }
}

export function mySqlRows(world: World, report: HostReport): MySQLInstanceRow[] {
  return mySqlInstancesOf(world, report).map((instance) => ({ ...hostFieldsOf(report), ...instance }))
}

export const sqlServerRows = memoizedRows((world: World, report: HostReport): SqlServerInstanceRow[] =>
  sqlServerInstancesOf(world, report).map(({ name, stateDesc, edition, collationName, version }) => ({
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
