import { mySQLInstanceRow } from '../../contract/generated/decoders/api/mysql.ts'
import type {
  Dashboard,
  DatabaseRow,
  MongoDBRow,
  MySQLInstanceRow,
  PostgreSqlInstanceRow,
  SqlServerInstanceRow,
} from '../../contract/index.ts'
import { currentTime } from '../../lib/time.ts'
import { createWorld } from '../createWorld.ts'
import { dashboardOf } from '../dashboard.ts'
import type { HostReport } from '../hosts/hostStore.ts'
import { decodedRows } from '../sampleWorld.ts'
import type { World } from '../world.ts'
import { databaseRowsOf, mongoDbRows, mySqlRows, postgreSqlRows, sqlServerRows } from './databaseRows.ts'

/** Default world, created lazily. */
let cachedWorld: { world: World; reports: HostReport[] } | undefined

function defaultWorld() {
  if (cachedWorld) return cachedWorld
  const world = createWorld({ now: currentTime() })
  cachedWorld = { world, reports: world.hosts.reports(world.clock.now()) }
  return cachedWorld
}

function rows<Row>(count: number, rowsOf: (world: World, report: HostReport) => readonly Row[]): Row[] {
  const { world, reports } = defaultWorld()
  return reports.flatMap((report) => rowsOf(world, report)).slice(0, count)
}

export const makeMySqlRows = (count: number): MySQLInstanceRow[] =>
  decodedRows(mySQLInstanceRow, rows(count, mySqlRows))
export const makeSqlServerRows = (count: number): SqlServerInstanceRow[] => rows(count, sqlServerRows)
export const makePostgreSqlRows = (count: number): PostgreSqlInstanceRow[] => rows(count, postgreSqlRows)
export const makeMongoDbRows = (count: number): MongoDBRow[] => rows(count, mongoDbRows)

export function makeDatabaseRows(count: number): DatabaseRow[] {
  const { world, reports } = defaultWorld()
  return databaseRowsOf(world, reports).slice(0, count)
}

export function makeDashboard(overrides: Partial<Dashboard> = {}): Dashboard {
  return { ...dashboardOf(defaultWorld().world, undefined, ['All']), ...overrides }
}
