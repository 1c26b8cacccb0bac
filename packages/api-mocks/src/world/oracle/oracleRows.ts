import type {
  AddmRow,
  BackupRow,
  GrantDbaRow,
  OptionRow,
  OracleDatabaseRow,
  PartitioningRow,
  PatchAdvisorRow,
  PatchRow,
  PdbRow,
  SchemaRow,
  SegmentAdvisorRow,
  ServiceRow,
  TablespaceRow,
} from '../../contract/wire.ts'
import { rounded } from '../../lib/decimals.ts'
import { withOffset } from '../../lib/time.ts'
import { SERVER_ZONE } from '../alerts/alertFixtures.ts'
import { licensesOf } from '../licenses/oracleLicenses.ts'
import type { World } from '../world.ts'
import {
  addms,
  backups,
  features,
  grants,
  partitionings,
  patches,
  pdbOf,
  psus,
  schemas,
  segmentAdvisors,
  services,
} from './oracle.ts'
import { semaphoreColorOf, migrabilityOf, policiesOf } from './oracleAudits.ts'
import { headOf, uniqueNameOf } from './oracleHead.ts'
import type { Container, OracleSnapshot } from './oracleSnapshot.ts'
import { sizesOf, tablespacesOn } from './oracleTablespaces.ts'

export function databaseRow(world: World, snapshot: OracleSnapshot): OracleDatabaseRow {
  const { database, report, containers } = snapshot
  const { row } = report
  const head = headOf(snapshot)
  const licenses = licensesOf(world, report, database)
  const policies = policiesOf(containers.root)
  const { oracleClusterware, sunCluster, hacmp, veritasClusterServer } = row.clusterMembershipStatus
  const { clusterwareVersion } = row.info
  const listed = services(snapshot)
  return {
    hostname: row.hostname,
    environment: row.environment,
    location: row.location,
    name: head.name,
    uniqueName: head.uniqueName,
    status: head.status,
    isCDB: head.isCDB,
    version: head.version,
    archivelog: head.archivelog,
    charset: head.charset,
    blockSize: head.blockSize,
    cpuCount: head.cpuCount,
    memoryTarget: head.memoryTarget,
    memory: head.pgaTarget + head.sgaTarget + head.memoryTarget,
    segmentsSize: head.segmentsSize,
    datafileSize: head.datafileSize,
    work: head.work,
    dataguard: head.dataguard,
    rac: licenses.some(({ name, count }) => name === 'Real Application Clusters' && count > 0),
    ha: oracleClusterware || sunCluster || hacmp || veritasClusterServer,
    dbID: head.dbID,
    role: head.role,
    pdbs: containers.pdbs.map((pdb) => pdbOf(snapshot, pdb)),
    licenses: licenses.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    services: listed,
    pgsqlMigrabilitySemaphore: '',
    canbemigrate: false,
    ...(clusterwareVersion !== '' && { clusterwareVersion }),
    ...(policies.length > 0 && { policiesAudit: policies }),
  }
}

export function segmentAdvisorRows(
  snapshot: OracleSnapshot,
  container: Container,
  isPdb: boolean,
): SegmentAdvisorRow[] {
  const { database, report, daysAgo, containers } = snapshot
  const { row } = report
  const parts = isPdb ? [container] : [containers.root, ...containers.pdbs]
  const { segmentsSize } = sizesOf(parts, daysAgo)
  return segmentAdvisors(snapshot, container).map((advisor) => ({
    ...advisor,
    segmentsSize,
    retrieve: segmentsSize === 0 ? 0 : rounded(advisor.reclaimable / segmentsSize, 4),
    createdAt: row.createdAt,
    dbname: database.name,
    environment: row.environment,
    hostname: row.hostname,
    location: row.location,
    ...(isPdb && { pdbName: container.name }),
  }))
}

/** Rates a database by its newest PSU. `since(months)` returns the time that many months ago. */
export function patchAdvisorRow(
  snapshot: OracleSnapshot,
  windowTime: number,
  since: (months: number) => number,
): PatchAdvisorRow {
  const { database, report } = snapshot
  const { row, receivedAt } = report
  const newest = psus(snapshot).at(-1)
  const date = newest === undefined ? 0 : Date.parse(`${newest.date}T00:00:00Z`)
  return {
    id: row.id,
    createdAt: withOffset(receivedAt, SERVER_ZONE),
    date: withOffset(date, SERVER_ZONE),
    dbname: database.name,
    dbver: headOf(snapshot).version,
    description: newest?.description ?? '',
    environment: row.environment,
    hostname: row.hostname,
    location: row.location,
    status: date > since(windowTime) ? 'OK' : 'KO',
    fourMonths: date > since(4),
    sixMonths: date > since(6),
    twelveMonths: date > since(12),
  }
}

export function addmRows(snapshot: OracleSnapshot): AddmRow[] {
  const { database, report } = snapshot
  const { row, receivedAt } = report
  return addms(snapshot).map((addm) => ({
    _id: row.id,
    hostname: row.hostname,
    location: row.location,
    environment: row.environment,
    createdAt: withOffset(receivedAt, SERVER_ZONE),
    dbname: database.name,
    ...addm,
  }))
}

export function schemaRows(
  { database, report }: OracleSnapshot,
  container: Container,
  isPdb: boolean,
): SchemaRow[] {
  const names = { hostname: report.row.hostname, databaseName: uniqueNameOf(database) }
  return schemas(container).map((schema) => ({ ...names, ...schema, ...(isPdb && { pdb: container.name }) }))
}

export function partitioningRows(
  snapshot: OracleSnapshot,
  container: Container,
  isPdb: boolean,
): PartitioningRow[] {
  const names = { hostname: snapshot.report.row.hostname, databaseName: uniqueNameOf(snapshot.database) }
  return partitionings(snapshot, container).map((row) => ({
    ...names,
    ...row,
    ...(isPdb && { pdb: container.name }),
  }))
}

export function pdbRow(snapshot: OracleSnapshot, container: Container): PdbRow {
  const rows = migrabilityOf(container)
  return {
    hostname: snapshot.report.row.hostname,
    dbname: snapshot.database.name,
    pdb: pdbOf(snapshot, container),
    // Without the deciding metric this list is green; other operations return red or nothing.
    color: rows.length === 0 ? '' : (semaphoreColorOf(rows) ?? 'green'),
  }
}

const namesOf = ({ report, database }: OracleSnapshot) => ({
  hostname: report.row.hostname,
  databasename: database.name,
})

export const patchRows = (snapshot: OracleSnapshot): PatchRow[] =>
  patches(snapshot).map((patch) => ({ oracleDatabasePatch: patch, ...namesOf(snapshot) }))

export const optionRows = (snapshot: OracleSnapshot): OptionRow[] =>
  features(snapshot).map((usage) => ({ oracleDatabaseFeatureUsageStat: usage, ...namesOf(snapshot) }))

export const backupRows = (snapshot: OracleSnapshot): BackupRow[] =>
  backups(snapshot).map((backup) => ({ oracleDatabaseBackup: backup, ...namesOf(snapshot) }))

export const serviceRows = (snapshot: OracleSnapshot): ServiceRow[] =>
  services(snapshot).map((service) => ({ oracleDatabaseService: service, ...namesOf(snapshot) }))

export const grantRows = (snapshot: OracleSnapshot): GrantDbaRow[] =>
  grants(snapshot.containers.root).map((grant) => ({ oracleGrantDba: grant, ...namesOf(snapshot) }))

export const tablespaceRows = ({ containers, daysAgo, report }: OracleSnapshot): TablespaceRow[] =>
  tablespacesOn(containers.root, daysAgo).map((tablespace) => ({
    ...tablespace,
    hostname: report.row.hostname,
  }))
