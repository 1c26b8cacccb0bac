import type {
  MongoDBRow,
  MySQLInstanceRow,
  PostgreSqlInstanceRow,
  SqlServerInstanceRow,
} from '../../contract/index.ts'
import type { HostReport } from '../hosts/hostStore.ts'
import type { World } from '../world.ts'
import { keptRows } from './keptRows.ts'
import { sqlServerInstancesOf } from './microsoft.ts'
import { mongoDbInstancesOf } from './mongodb.ts'
import { mySqlInstancesOf } from './mysql.ts'
import { postgreSqlInstancesOf } from './postgresql.ts'

function placeOf({ row }: HostReport) {
  return { hostname: row.hostname, environment: row.environment, location: row.location }
}

export function mySqlRows(world: World, report: HostReport): MySQLInstanceRow[] {
  return mySqlInstancesOf(world, report).map((instance) => ({ ...placeOf(report), ...instance }))
}

export const sqlServerRows = keptRows((world: World, report: HostReport): SqlServerInstanceRow[] =>
  sqlServerInstancesOf(world, report).map(({ name, stateDesc, edition, collationName, version }) => ({
    ...placeOf(report),
    name,
    stateDesc,
    edition,
    collationName,
    version,
  })),
)

export const postgreSqlRows = keptRows((world: World, report: HostReport): PostgreSqlInstanceRow[] =>
  postgreSqlInstancesOf(world, report).map(({ name, charset, setting }) => ({
    ...placeOf(report),
    name,
    charset,
    version: setting?.dbVersion ?? '',
  })),
)

/** One row per database. An instance that could not be read has none. */
export const mongoDbRows = keptRows((world: World, report: HostReport): MongoDBRow[] =>
  mongoDbInstancesOf(world, report).flatMap(({ name, version, dbStats }) =>
    (dbStats ?? []).map(({ dbName, charset }) => ({ ...placeOf(report), name, dbName, charset, version })),
  ),
)
