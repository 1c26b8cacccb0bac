import type {
  AddmRow,
  Cluster,
  DatabaseRow,
  DatabaseUsedLicense,
  DatabaseUsedLicensePerCluster,
  DatabaseUsedLicensePerHost,
  DiskGroupRow,
  HostSummary,
  MongoDBRow,
  OracleBackup,
  OracleDatabaseRow,
  OracleFeatureUsageStat,
  OracleGrantDba,
  OraclePatch,
  OracleService,
  PartitioningRow,
  PatchAdvisorRow,
  PdbRow,
  SchemaRow,
  SegmentAdvisorRow,
  TablespaceRow,
} from '@inventory-console/api-mocks/contract'
import type { Comparison } from '../domain/comparison.ts'
import { paths } from '../screens/paths.ts'
import { hostTo, type WithDatabase } from './databaseColumns.ts'

type Identity<Row> = Comparison<Row>['identity']

function byHost<Row>(identity: Identity<Row>, ...measurements: readonly string[]): Comparison<Row> {
  return { identity, groupedBy: 'host', groupTo: hostTo, measurements }
}

function byCluster<Row>(
  identity: Identity<Row>,
  groupTo: Comparison<Row>['groupTo'],
  ...measurements: readonly string[]
): Comparison<Row> {
  return { identity, groupedBy: 'cluster', groupTo, measurements }
}

const clusterTo = (name: string) => (name === '' ? null : paths.cluster(name))

interface Instance {
  hostname: string
  name: string
}

const instances = byHost<Instance>(({ hostname, name }) => [hostname, name])

/** Identity and measurements of each list that accepts a past date. */
export const comparisons = {
  hosts: byHost<Pick<HostSummary, 'hostname'>>(({ hostname }) => [hostname], 'obsolete'),
  clusters: byCluster<Cluster>(({ name }) => [name], clusterTo, 'coverage'),

  databases: byHost<Pick<DatabaseRow, 'hostname' | 'type' | 'name'>>(
    ({ hostname, name, type }) => [hostname, name, type],
    'datafileSize',
    'segmentSize',
  ),
  oracleDatabases: byHost<OracleDatabaseRow>(
    ({ hostname, name }) => [hostname, name],
    'work',
    'datafileSize',
    'segmentsSize',
  ),
  mysqlInstances: instances,
  sqlServerInstances: instances,
  postgresqlInstances: instances,
  mongodbDatabases: byHost<MongoDBRow>(({ hostname, name, dbName }) => [hostname, name, dbName]),

  usedLicenses: byHost<DatabaseUsedLicense>(({ hostname, dbName, licenseTypeID }) => [
    hostname,
    dbName,
    licenseTypeID,
  ]),
  usedLicensesPerHost: byHost<DatabaseUsedLicensePerHost>(({ hostname, licenseTypeID }) => [
    hostname,
    licenseTypeID,
  ]),
  usedLicensesPerCluster: byCluster<DatabaseUsedLicensePerCluster>(
    ({ cluster, licenseTypeID }) => [cluster, licenseTypeID],
    clusterTo,
  ),

  pdbs: byHost<PdbRow>(
    ({ hostname, dbname, pdb }) => [hostname, dbname, pdb.name],
    'segmentAdvisors',
    'allocable',
    'datafileSize',
    'segmentsSize',
  ),
  addms: byHost<AddmRow>(
    (row) => [row.hostname, row.dbname, row.finding, row.recommendation, row.action],
    'benefit',
  ),
  segmentAdvisors: byHost<SegmentAdvisorRow>(
    (row) => [
      row.hostname,
      row.dbname,
      row.pdbName,
      row.segmentOwner,
      row.segmentName,
      row.segmentType,
      row.partitionName,
    ],
    'reclaimable',
    'segmentsSize',
    'retrieve',
    // Contains Oracle's estimated savings.
    'recommendation',
  ),
  patchAdvisors: byHost<PatchAdvisorRow>(
    ({ hostname, dbname }) => [hostname, dbname],
    'fourMonths',
    'sixMonths',
    'twelveMonths',
    'age',
  ),
  grants: byHost<WithDatabase<OracleGrantDba>>((row) => [row.hostname, row.databasename, row.grantee]),
  patches: byHost<WithDatabase<OraclePatch>>((row) => [
    row.hostname,
    row.databasename,
    row.patchID,
    row.action,
    row.date,
  ]),
  options: byHost<WithDatabase<OracleFeatureUsageStat>>(
    ({ hostname, databasename, product, feature }) => [hostname, databasename, product, feature],
    'lastUsageDate',
    'detectedUsages',
  ),
  tablespaces: {
    ...byHost<TablespaceRow>(({ hostname, name }) => [hostname, name], 'used', 'usedPerc', 'total'),
    ambiguous: true,
  },
  backups: byHost<WithDatabase<OracleBackup>>(
    ({ hostname, databasename, backupType, hour, weekDays }) => [
      hostname,
      databasename,
      backupType,
      hour,
      weekDays.join(','),
    ],
    'avgBckSize',
  ),
  services: byHost<WithDatabase<OracleService>>((row) => [
    row.hostname,
    row.databasename,
    row.containerName,
    row.name,
  ]),
  schemas: byHost<SchemaRow>(
    ({ hostname, databaseName, pdb, user }) => [hostname, databaseName, pdb, user],
    'total',
    'tables',
    'indexes',
    'lob',
  ),
  partitionings: byHost<PartitioningRow>(
    ({ hostname, databaseName, pdb, owner, segmentName }) => [
      hostname,
      databaseName,
      pdb,
      owner,
      segmentName,
    ],
    'mb',
  ),
  diskGroups: byHost<DiskGroupRow>(
    ({ hostname, diskGroupName }) => [hostname, diskGroupName],
    'usedSpace',
    'percentageUsedSpace',
    'freeSpace',
    'percentageFreeSpace',
  ),
} as const
