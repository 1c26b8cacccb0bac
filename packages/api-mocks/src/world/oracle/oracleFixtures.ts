import { decode } from '../../contract/decode.ts'
import { hostDetail } from '../../contract/generated/decoders/api/host-detail.ts'
import { oracleDatabase } from '../../contract/generated/decoders/api/oracle-database.ts'
import * as decoders from '../../contract/generated/decoders/api/oracle-rows.ts'
import type {
  AddmRow,
  BackupRow,
  DiskGroupRow,
  GrantDbaRow,
  HostDetail,
  OptionRow,
  OracleDatabase,
  OracleDatabaseRow,
  PartitioningRow,
  PatchAdvisorRow,
  PatchRow,
  PdbRow,
  SchemaRow,
  SegmentAdvisorRow,
  ServiceRow,
  TablespaceRow,
} from '../../contract/index.ts'
import { currentTime, monthsBefore } from '../../lib/time.ts'
import { createWorld } from '../createWorld.ts'
import { hostDetailOf } from '../hosts/hostDetail.ts'
import { decodedRows } from '../sampleWorld.ts'
import type { World } from '../world.ts'
import { oracleDatabasesOf } from './oracle.ts'
import { documentsOf } from './oracleChanges.ts'
import { diskGroupRowsOf } from './oracleDiskGroups.ts'
import {
  addmRows,
  backupRows,
  databaseRow,
  grantRows,
  optionRows,
  partitioningRows,
  patchAdvisorRow,
  patchRows,
  pdbRow,
  schemaRows,
  segmentAdvisorRows,
  serviceRows,
  tablespaceRows,
} from './oracleRows.ts'
import { oracleSnapshotsOf, type OracleSnapshot } from './oracleSnapshot.ts'

let cachedWorld: World | undefined

/** Rows beyond its hosts repeat. */
function sampleWorld(): World {
  cachedWorld ??= createWorld({ hosts: 200, now: currentTime() })
  return cachedWorld
}

/** Host `row` (from 1), of any technology. */
export function makeHostDetail(row: number, overrides: Partial<HostDetail> = {}): HostDetail {
  const world = sampleWorld()
  const reports = world.hosts.reports(world.clock.now())
  const report = reports[(row - 1) % reports.length]
  if (!report) throw new RangeError(`${row} is not a row`)
  return { ...decode(hostDetail, hostDetailOf(world, report)).value, ...overrides }
}

function snapshots(): OracleSnapshot[] {
  const world = sampleWorld()
  return world.hosts.reports(world.clock.now()).flatMap((report) => oracleSnapshotsOf(world, report))
}

/** Oracle database `row` (from 1) of the sample, complete. */
export function makeOracleDatabase(row: number, overrides: Partial<OracleDatabase> = {}): OracleDatabase {
  const all = snapshots()
  const snapshot = all[(row - 1) % all.length]
  if (!snapshot) throw new RangeError(`${row} is not a row`)
  const world = sampleWorld()
  const { report, database: facts } = snapshot
  const database = oracleDatabasesOf(world, report, documentsOf(world, report))[facts.index]
  if (!database) throw new RangeError(`${row} is not a row`)
  return { ...decode(oracleDatabase, database).value, ...overrides }
}

function rows<Row>(count: number, of: (snapshot: OracleSnapshot) => Row[]): Row[] {
  return snapshots().flatMap(of).slice(0, count)
}

export function makeOracleDatabaseRows(count: number): OracleDatabaseRow[] {
  const found = rows(count, (snapshot) => [databaseRow(sampleWorld(), snapshot)])
  return decodedRows(decoders.oracleDatabaseRow, found)
}

export function makeSegmentAdvisorRows(count: number): SegmentAdvisorRow[] {
  return rows(count, (snapshot) => [
    ...segmentAdvisorRows(snapshot, snapshot.containers.root, false),
    ...snapshot.containers.pdbs.flatMap((pdb) => segmentAdvisorRows(snapshot, pdb, true)),
  ])
}

export function makePatchAdvisorRows(count: number): PatchAdvisorRow[] {
  const since = (months: number) => monthsBefore(sampleWorld().clock.now(), months)
  return rows(count, (snapshot) => [patchAdvisorRow(snapshot, 6, since)])
}

export function makeAddmRows(count: number): AddmRow[] {
  return decodedRows(decoders.addmRow, rows(count, addmRows))
}

export function makeSchemaRows(count: number): SchemaRow[] {
  const found = rows(count, (snapshot) => [
    ...schemaRows(snapshot, snapshot.containers.root, false),
    ...snapshot.containers.pdbs.flatMap((pdb) => schemaRows(snapshot, pdb, true)),
  ])
  return decodedRows(decoders.schemaRow, found)
}

export function makePartitioningRows(count: number): PartitioningRow[] {
  return rows(count, (snapshot) => [
    ...partitioningRows(snapshot, snapshot.containers.root, false),
    ...snapshot.containers.pdbs.flatMap((pdb) => partitioningRows(snapshot, pdb, true)),
  ])
}

export function makePdbRows(count: number): PdbRow[] {
  const found = rows(count, (snapshot) => snapshot.containers.pdbs.map((pdb) => pdbRow(snapshot, pdb)))
  return decodedRows(decoders.pdbRow, found)
}

export const makePatchRows = (count: number): PatchRow[] => rows(count, patchRows)
export const makeOptionRows = (count: number): OptionRow[] => rows(count, optionRows)
export const makeBackupRows = (count: number): BackupRow[] =>
  decodedRows(decoders.backupRow, rows(count, backupRows))
export const makeServiceRows = (count: number): ServiceRow[] => rows(count, serviceRows)
export const makeGrantRows = (count: number): GrantDbaRow[] => rows(count, grantRows)
export const makeTablespaceRows = (count: number): TablespaceRow[] => rows(count, tablespaceRows)

export function makeDiskGroupRows(count: number): DiskGroupRow[] {
  const world = sampleWorld()
  const reports = world.hosts.reports(world.clock.now())
  return reports.flatMap((report) => diskGroupRowsOf(world, report)).slice(0, count)
}
