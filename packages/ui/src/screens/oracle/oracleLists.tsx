import type {
  AddmRow,
  DiskGroupRow,
  OracleBackup,
  OracleFeatureUsageStat,
  OracleGrantDba,
  OraclePatch,
  OracleService,
  PartitioningRow,
  SchemaRow,
  TablespaceRow,
} from '@inventory-console/api-mocks/contract'
import {
  databaseRowTo,
  databaseTo,
  hostColumn,
  hostDatabaseColumns,
  hostTo,
  namedDatabaseColumns,
  originColumns,
  uniqueDatabaseColumns,
  uniqueDatabaseTo,
  type WithDatabase,
} from '../../columns/databaseColumns.ts'
import {
  backupColumns,
  benefitColumn,
  diskGroupColumns,
  findingColumns,
  grantColumns,
  optionColumns,
  partitioningColumns,
  patchColumns,
  schemaColumns,
  serviceColumns,
  tablespaceColumns,
} from '../../columns/oracleColumns.ts'
import { defineList } from '../defineList.tsx'

export const addms = defineList<AddmRow>({
  area: 'oracleAdvice.addms',
  columns: [
    ...namedDatabaseColumns<AddmRow>(),
    benefitColumn,
    ...findingColumns,
    ...originColumns<AddmRow>(),
  ],
  identity: ({ hostname, dbname, finding, recommendation, action }) => [
    hostname,
    dbname,
    finding,
    recommendation,
    action,
  ],
  groupedBy: 'host',
  rowTo: ({ hostname, dbname }) => databaseTo(hostname, dbname),
})

export const backups = defineList<WithDatabase<OracleBackup>>({
  area: 'oracleStorage.backups',
  columns: [...hostDatabaseColumns<WithDatabase<OracleBackup>>({ sorted: true }), ...backupColumns],
  identity: ({ hostname, databasename, backupType, hour, weekDays }) => [
    hostname,
    databasename,
    backupType,
    hour,
    weekDays.join(','),
  ],
  groupedBy: 'host',
  rowTo: databaseRowTo,
})

export const diskGroups = defineList<DiskGroupRow>({
  area: 'oracleStorage.diskGroups',
  columns: [
    hostColumn<DiskGroupRow>(),
    { id: 'databases', kind: 'list', width: 184, filter: 'text' },
    ...diskGroupColumns,
  ],
  identity: ({ hostname, diskGroupName }) => [hostname, diskGroupName],
  groupedBy: 'host',
  rowTo: ({ hostname }) => hostTo(hostname),
})

export const grants = defineList<WithDatabase<OracleGrantDba>>({
  area: 'oracleObjects.grants',
  columns: [...hostDatabaseColumns<WithDatabase<OracleGrantDba>>({ sorted: true }), ...grantColumns],
  identity: ({ hostname, databasename, grantee }) => [hostname, databasename, grantee],
  groupedBy: 'host',
  rowTo: databaseRowTo,
})

export const options = defineList<WithDatabase<OracleFeatureUsageStat>>({
  area: 'oracleObjects.options',
  columns: [...hostDatabaseColumns<WithDatabase<OracleFeatureUsageStat>>(), ...optionColumns],
  identity: ({ hostname, databasename, product, feature }) => [hostname, databasename, product, feature],
  groupedBy: 'host',
  rowTo: databaseRowTo,
})

export const partitionings = defineList<PartitioningRow>({
  area: 'oracleStorage.partitionings',
  columns: [...uniqueDatabaseColumns<PartitioningRow>(), ...partitioningColumns],
  identity: ({ hostname, databaseName, pdb, owner, segmentName }) => [
    hostname,
    databaseName,
    pdb,
    owner,
    segmentName,
  ],
  groupedBy: 'host',
  rowTo: uniqueDatabaseTo,
})

export const patches = defineList<WithDatabase<OraclePatch>>({
  area: 'oracleAdvice.patches',
  columns: [...hostDatabaseColumns<WithDatabase<OraclePatch>>(), ...patchColumns],
  identity: ({ hostname, databasename, patchID, action, date }) => [
    hostname,
    databasename,
    patchID,
    action,
    date,
  ],
  groupedBy: 'host',
  rowTo: databaseRowTo,
})

export const schemas = defineList<SchemaRow>({
  area: 'oracleObjects.schemas',
  columns: [...uniqueDatabaseColumns<SchemaRow>(), ...schemaColumns],
  identity: ({ hostname, databaseName, pdb, user }) => [hostname, databaseName, pdb, user],
  groupedBy: 'host',
  rowTo: uniqueDatabaseTo,
})

export const services = defineList<WithDatabase<OracleService>>({
  area: 'oracleObjects.services',
  columns: [...hostDatabaseColumns<WithDatabase<OracleService>>({ sorted: true }), ...serviceColumns],
  identity: ({ hostname, databasename, containerName, name }) => [
    hostname,
    databasename,
    containerName,
    name,
  ],
  groupedBy: 'host',
  rowTo: databaseRowTo,
})

/** The API does not say which database a tablespace belongs to, so rows link to the host. */
export const tablespaces = defineList<TablespaceRow>({
  area: 'oracleStorage.tablespaces',
  columns: [hostColumn<TablespaceRow>(), ...tablespaceColumns],
  identity: ({ hostname, name }) => [hostname, name],
  groupedBy: 'host',
  rowTo: ({ hostname }) => hostTo(hostname),
})
