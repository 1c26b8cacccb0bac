import type { OracleDatabase, OraclePdb } from '../../contract/wire.ts'
import { sum } from '../../lib/decimals.ts'
import { databaseCapacity, pdbCapacity, samplesBefore } from '../hosts/capacity.ts'
import type { HostReport } from '../hosts/hostStore.ts'
import { licensesInDetail, licensesOf } from '../licenses/oracleLicenses.ts'
import type { World } from '../world.ts'
import { grantsOf, servicesOf } from './oracleAccounts.ts'
import { migrabilityOf, policiesOf } from './oracleAudits.ts'
import { changesOf } from './oracleChanges.ts'
import { diskGroupsOf } from './oracleDiskGroups.ts'
import { featureUsagesOf } from './oracleFeatures.ts'
import { charsetOf, headOf, memoryAdvisorOf } from './oracleHead.ts'
import { partitioningsOf, schemasOf, segmentAdvisorsOf } from './oracleObjects.ts'
import { addmsOf, backupsOf } from './oracleOperations.ts'
import { optionsInUse } from './oracleOptions.ts'
import { patchesOf, psusOf } from './oraclePatches.ts'
import { type Container, type Containers, type OracleSnapshot, oracleSnapshotsOf } from './oracleSnapshot.ts'
import { pdbMemory, sizesOf, tablespacesOn } from './oracleTablespaces.ts'

/** Scalar fields only, so that it is cheap for all databases. */
export function oracleHeadsOf(world: World, report: HostReport) {
  return oracleSnapshotsOf(world, report).map(headOf)
}

/**
 * Includes all nested lists, the growth per document and capacity samples. Use it for one host, not for a
 * list.
 */
export function oracleDatabasesOf(
  world: World,
  report: HostReport,
  documents: readonly number[],
): OracleDatabase[] {
  return oracleSnapshotsOf(world, report).map((snapshot) => databaseOf(world, snapshot, documents))
}

function databaseOf(world: World, snapshot: OracleSnapshot, documents: readonly number[]): OracleDatabase {
  if (snapshot.database.reported)
    return {
      ...snapshot.database.reported,
      licenses: licensesInDetail(licensesOf(world, snapshot.report, snapshot.database)),
      changes: changesOf(snapshot, documents),
    }
  const { database, containers, daysAgo, report } = snapshot
  const { root, pdbs } = containers
  const advisor = memoryAdvisorOf(snapshot)
  const migrability = migrabilityOf(root)
  const policies = policiesOf(root)
  const isMeasured = database.isReadable && !database.lacksCatalogAccess
  return {
    ...headOf(snapshot),
    patches: patches(snapshot),
    tablespaces: tablespacesOn(root, daysAgo),
    schemas: schemas(root),
    licenses: licensesInDetail(licensesOf(world, report, database)),
    addms: addms(snapshot),
    segmentAdvisors: segmentAdvisors(snapshot, root),
    psus: psus(snapshot),
    backups: backups(snapshot),
    featureUsageStats: features(snapshot),
    pdbs: pdbs.map((pdb) => pdbOf(snapshot, pdb)),
    services: services(snapshot),
    changes: changesOf(snapshot, documents),
    grantDba: grants(root),
    partitionings: partitionings(snapshot, root),
    cpuDiskConsumptions: isMeasured ? databaseCapacity(database, samplesOf(snapshot)) : [],
    ...(migrability.length > 0 && { pgsqlMigrability: migrability }),
    ...(advisor && { oracleDatabaseMemoryAdvisor: advisor }),
    ...(policies.length > 0 && { policiesAudit: policies }),
    diskGroups: diskGroupsOf(database, daysAgo),
  }
}

const samplesOf = ({ database, startDay, today }: OracleSnapshot) =>
  samplesBefore(database.host, startDay, today)

export function pdbOf(snapshot: OracleSnapshot, pdb: Container): OraclePdb {
  const reported = snapshot.database.reported?.pdbs?.find(({ name }) => name === pdb.name)
  return reported ?? generatedPdb(snapshot, pdb)
}

function generatedPdb(snapshot: OracleSnapshot, pdb: Container): OraclePdb {
  const { daysAgo, report } = snapshot
  const migrability = migrabilityOf(pdb)
  const policies = policiesOf(pdb)
  return {
    name: pdb.name,
    status: pdb.status,
    charset: charsetOf(snapshot.database),
    tablespaces: tablespacesOn(pdb, daysAgo),
    schemas: schemas(pdb),
    services: pdb.isReadable ? servicesOf(pdb) : [],
    grantDba: grants(pdb),
    segmentAdvisors: segmentAdvisors(snapshot, pdb),
    partitionings: partitionings(snapshot, pdb),
    cpuDiskConsumptionPdbs: pdb.isReadable
      ? pdbCapacity(snapshot.database, pdb.fake, samplesOf(snapshot), shareOf(pdb, snapshot.containers))
      : [],
    ...(migrability.length > 0 && { pgsqlMigrability: migrability }),
    ...(policies.length > 0 && { policiesAudit: policies }),
    ...sizesOf([pdb], daysAgo),
    ...pdbMemory(pdb, report.row.info),
  }
}

/** The part of the load that one PDB causes; the root of the database causes the rest. */
function shareOf(pdb: Container, { pdbs }: Containers): number {
  const weightOf = ({ fake, isReadable }: Container) =>
    isReadable ? fake(214).number.int({ min: 1, max: 5 }) : 0
  return weightOf(pdb) / (1 + sum(pdbs.map(weightOf)))
}

const isOpen = ({ database }: OracleSnapshot) => database.isReadable && !database.lacksCatalogAccess

export const patches = (snapshot: OracleSnapshot) =>
  snapshot.database.reported
    ? (snapshot.database.reported.patches ?? [])
    : isOpen(snapshot)
      ? patchesOf(snapshot.database, snapshot.startDay, snapshot.today)
      : []

export const psus = (snapshot: OracleSnapshot) =>
  snapshot.database.reported
    ? (snapshot.database.reported.psus ?? [])
    : isOpen(snapshot)
      ? psusOf(snapshot.database, snapshot.startDay, snapshot.today)
      : []

export const schemas = (container: Container) =>
  container.reported ? (container.reported.schemas ?? []) : container.isReadable ? schemasOf(container) : []

export const grants = (container: Container) =>
  container.reported ? (container.reported.grantDba ?? []) : container.isReadable ? grantsOf(container) : []

/** ADDM findings require the Diagnostics Pack. */
export const addms = (snapshot: OracleSnapshot) =>
  snapshot.database.reported
    ? (snapshot.database.reported.addms ?? [])
    : isOpen(snapshot) && hasOption(snapshot, 'Diagnostics Pack')
      ? addmsOf(snapshot.database, snapshot.today)
      : []

export const features = (snapshot: OracleSnapshot) =>
  snapshot.database.reported
    ? (snapshot.database.reported.featureUsageStats ?? [])
    : isOpen(snapshot)
      ? featureUsagesOf(snapshot.database, snapshot.startDay, snapshot.today)
      : []

export function segmentAdvisors({ daysAgo }: OracleSnapshot, container: Container) {
  if (container.reported) return container.reported.segmentAdvisors ?? []
  return container.isReadable ? segmentAdvisorsOf(container, daysAgo) : []
}

export function partitionings(snapshot: OracleSnapshot, container: Container) {
  if (container.reported) return container.reported.partitionings ?? []
  return container.isReadable && hasOption(snapshot, 'Partitioning')
    ? partitioningsOf(container, snapshot.daysAgo)
    : []
}

export function backups(snapshot: OracleSnapshot) {
  const { reported } = snapshot.database
  if (reported) return reported.backups ?? []
  const { root, pdbs } = snapshot.containers
  const { segmentsSize } = sizesOf([root, ...pdbs], snapshot.daysAgo)
  return isOpen(snapshot) ? backupsOf(snapshot.database, Math.round(segmentsSize * 100)) : []
}

/** Includes the Oracle services of the PDBs. */
export function services(snapshot: OracleSnapshot) {
  const { database, containers } = snapshot
  if (database.reported) return database.reported.services ?? []
  if (!isOpen(snapshot)) return []
  const rootName = database.isCDB ? 'CDB$ROOT' : ''
  const own = servicesOf(containers.root).map((service) => ({ ...service, containerName: rootName }))
  const others = containers.pdbs
    .filter(({ isReadable }) => isReadable)
    .flatMap((pdb) => servicesOf(pdb).map((service) => ({ ...service, containerName: pdb.name })))
  return [...own, ...others]
}

function hasOption({ database, daysAgo }: OracleSnapshot, option: string): boolean {
  return optionsInUse(database, daysAgo).some(({ product }) => product === option)
}
