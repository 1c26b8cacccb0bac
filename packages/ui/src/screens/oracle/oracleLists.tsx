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
  flagCount,
  hostColumn,
  hostDatabaseColumns,
  hostTo,
  namedDatabaseColumns,
  originColumns,
  uniqueDatabaseColumns,
  uniqueDatabaseTo,
  type WithDatabase,
} from '../../columns/databaseColumns.ts'
import { fullTablespacePercent } from '../../columns/figures.ts'
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
import type { ListCount } from '../../list-screen/toolbar/QuickFilters.tsx'
import { defineList } from '../defineList.tsx'

/** Quick filters of what is nearly full, by its share in percent. */
function fullCounts(column: string): readonly ListCount[] {
  return [
    { id: 'full95', column, filter: { kind: 'range', min: 95 }, tone: 'danger' },
    { id: 'full90', column, filter: { kind: 'range', min: fullTablespacePercent }, tone: 'warning' },
  ]
}

export const addms = defineList<AddmRow>({
  area: 'oracleAdvice.addms',
  columns: [
    ...namedDatabaseColumns<AddmRow>(),
    benefitColumn,
    // What to do is a sentence or more, which the side peek shows.
    ...findingColumns.map((column) => (column.id === 'action' ? { ...column, hidden: true } : column)),
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
  counts: [
    { id: 'over50', column: 'benefit', filter: { kind: 'range', min: 50 }, tone: 'warning' },
    { id: 'over20', column: 'benefit', filter: { kind: 'range', min: 20 } },
  ],
  peek: {
    figures: ['benefit', 'hostname', 'environment', 'location'],
    facts: ['finding', 'recommendation', 'action'],
  },
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
  counts: fullCounts('percentageUsedSpace'),
})

/** Accounts that each Oracle database has. */
const ownAccounts: ReadonlySet<string> = new Set(['SYS', 'SYSTEM', 'SYSMAN', 'DBSNMP', 'SYSBACKUP'])

export const grants = defineList<WithDatabase<OracleGrantDba>>({
  area: 'oracleObjects.grants',
  columns: [
    ...hostDatabaseColumns<WithDatabase<OracleGrantDba>>({ sorted: true }),
    ...grantColumns,
    {
      id: 'ownAccount',
      kind: 'boolean',
      hidden: true,
      value: ({ grantee }) => ownAccounts.has(grantee),
      filter: 'yesNo',
    },
  ],
  identity: ({ hostname, databasename, grantee }) => [hostname, databasename, grantee],
  groupedBy: 'host',
  rowTo: databaseRowTo,
  counts: [flagCount('others', 'ownAccount', false), flagCount('admin', 'adminOption', true)],
})

export const options = defineList<WithDatabase<OracleFeatureUsageStat>>({
  area: 'oracleObjects.options',
  columns: [...hostDatabaseColumns<WithDatabase<OracleFeatureUsageStat>>(), ...optionColumns],
  identity: ({ hostname, databasename, product, feature }) => [hostname, databasename, product, feature],
  groupedBy: 'host',
  rowTo: databaseRowTo,
  counts: [flagCount('inUse', 'currentlyUsed', true)],
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
  counts: [
    { id: 'over100', column: 'mb', filter: { kind: 'range', min: 100 } },
    { id: 'over10', column: 'mb', filter: { kind: 'range', min: 10 } },
  ],
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
  counts: [{ id: 'rolledBack', column: 'action', filter: { kind: 'oneOf', values: ['ROLLBACK'] } }],
})

export const schemas = defineList<SchemaRow>({
  area: 'oracleObjects.schemas',
  columns: [...uniqueDatabaseColumns<SchemaRow>(), ...schemaColumns],
  identity: ({ hostname, databaseName, pdb, user }) => [hostname, databaseName, pdb, user],
  groupedBy: 'host',
  rowTo: uniqueDatabaseTo,
  counts: [
    { id: 'open', column: 'accountStatus', filter: { kind: 'oneOf', values: ['OPEN'] } },
    { id: 'locked', column: 'accountStatus', filter: { kind: 'text', text: 'LOCKED' } },
    { id: 'expired', column: 'accountStatus', filter: { kind: 'text', text: 'EXPIRED' } },
  ],
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
  counts: [flagCount('disabled', 'enabled', false)],
})

/** The API does not say which database a tablespace belongs to, so rows link to the host. */
export const tablespaces = defineList<TablespaceRow>({
  area: 'oracleStorage.tablespaces',
  columns: [hostColumn<TablespaceRow>(), ...tablespaceColumns],
  identity: ({ hostname, name }) => [hostname, name],
  groupedBy: 'host',
  rowTo: ({ hostname }) => hostTo(hostname),
  counts: [
    ...fullCounts('usedPerc'),
    { id: 'offline', column: 'status', filter: { kind: 'oneOf', values: ['OFFLINE'] }, tone: 'danger' },
  ],
})
