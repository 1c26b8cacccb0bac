import type {
  PostgreSQLDatabase,
  PostgreSQLInstance,
  PostgreSQLSchema,
  PostgreSQLSetting,
} from '@inventory-console/api-mocks/contract'
import { Database, ListTree, Settings2, Table2 } from 'lucide-react'
import type { Column } from '../../../data-table/columns/column.ts'
import { factBlocks } from '../facts.tsx'

export const postgresqlBlocks = factBlocks<PostgreSQLInstance>()([
  {
    id: 'details',
    icon: Database,
    facts: [
      { id: 'name', value: ({ name }) => name, copyable: true },
      { id: 'dbVersion', value: ({ setting }) => setting?.dbVersion ?? '' },
      { id: 'isinreplica', value: ({ isinreplica }) => isinreplica },
      { id: 'ismaster', value: ({ ismaster }) => ismaster },
      { id: 'isslave', value: ({ isslave }) => isslave },
      { id: 'archiverWorking', value: ({ archiverWorking }) => archiverWorking },
      { id: 'port', value: ({ port }) => String(port) },
      { id: 'charset', value: ({ charset }) => charset },
    ],
  },
  {
    id: 'additional',
    icon: ListTree,
    facts: [
      { id: 'dbNum', value: ({ dbNum }) => dbNum },
      { id: 'instanceSize', value: ({ instanceSize }, { bytes }) => bytes(instanceSize) },
      { id: 'maxConnections', value: ({ maxConnections }) => maxConnections },
      { id: 'slavesNum', value: ({ slavesNum }) => slavesNum },
      { id: 'trustHbaEntries', value: ({ trustHbaEntries }) => trustHbaEntries ?? null, optional: true },
      { id: 'tblspNum', value: ({ tblspNum }) => tblspNum },
      { id: 'usersNum', value: ({ usersNum }) => usersNum },
    ],
  },
])

type Setting = { setting: PostgreSQLSetting | null }

/** Labels are the parameter names of PostgreSQL, because administrators search for those. */
export const settingBlocks = factBlocks<Setting>()([
  {
    id: 'settings',
    icon: Settings2,
    facts: [
      { id: 'dataDirectory', value: ({ setting }) => setting?.dataDirectory ?? '', copyable: true },
      { id: 'workMem', value: ({ setting }) => setting?.workMem ?? null },
      { id: 'maintenanceWorkMem', value: ({ setting }) => setting?.maintenanceWorkMem ?? null },
      { id: 'sharedBuffers', value: ({ setting }) => setting?.sharedBuffers ?? null },
      { id: 'effectiveCacheSize', value: ({ setting }) => setting?.effectiveCacheSize ?? null },
      {
        id: 'effectiveIoConcurrency',
        value: ({ setting }) => setting?.effectiveIoConcurrency ?? null,
      },
      { id: 'maxWorkerProcesses', value: ({ setting }) => setting?.maxWorkerProcesses ?? null },
      { id: 'maxParallelWorkers', value: ({ setting }) => setting?.maxParallelWorkers ?? null },
    ],
  },
  {
    id: 'wal',
    icon: Settings2,
    facts: [
      { id: 'archiveMode', value: ({ setting }) => setting?.archiveMode ?? null },
      { id: 'archiveCommand', value: ({ setting }) => setting?.archiveCommand ?? '', copyable: true },
      { id: 'minWalSize', value: ({ setting }) => setting?.minWalSize ?? null },
      { id: 'maxWalSize', value: ({ setting }) => setting?.maxWalSize ?? null },
      {
        id: 'checkpointCompletionTarget',
        value: ({ setting }) => setting?.checkpointCompletionTarget ?? '',
      },
      {
        id: 'defaultStatisticsTarget',
        value: ({ setting }) => setting?.defaultStatisticsTarget ?? null,
      },
      { id: 'randomPageCost', value: ({ setting }) => setting?.randomPageCost ?? null },
      { id: 'settingConnections', value: ({ setting }) => setting?.maxConnections ?? null },
    ],
  },
])

export const postgresqlDatabaseBlocks = factBlocks<PostgreSQLDatabase>()([
  {
    id: 'details',
    icon: Database,
    facts: [
      { id: 'dbName', value: ({ dbName }) => dbName, copyable: true },
      { id: 'dbOwner', value: ({ dbOwner }) => dbOwner },
      { id: 'dbSize', value: ({ dbSize }, { bytes }) => bytes(dbSize) },
      { id: 'datconnlimit', value: ({ datconnlimit }) => datconnlimit },
      { id: 'extensionsCount', value: ({ extensionsCount }) => extensionsCount },
      { id: 'logicReplSetup', value: ({ logicReplSetup }) => logicReplSetup },
    ],
  },
  {
    id: 'sizes',
    icon: Table2,
    facts: [
      { id: 'tablesCount', value: ({ tablesCount }) => tablesCount },
      { id: 'tablesSize', value: ({ tablesSize }, { bytes }) => bytes(tablesSize) },
      { id: 'indexesCount', value: ({ indexesCount }) => indexesCount },
      { id: 'indexesSize', value: ({ indexesSize }, { bytes }) => bytes(indexesSize) },
      { id: 'lobsCount', value: ({ lobsCount }) => lobsCount },
      { id: 'lobsSize', value: ({ lobsSize }, { bytes }) => bytes(lobsSize) },
      { id: 'matviewsCount', value: ({ matviewsCount }) => matviewsCount },
      { id: 'matviewsSize', value: ({ matviewsSize }, { bytes }) => bytes(matviewsSize) },
    ],
  },
  {
    id: 'objects',
    icon: ListTree,
    facts: [
      { id: 'schemasCount', value: ({ schemasCount }) => schemasCount },
      { id: 'viewsCount', value: ({ viewsCount }) => viewsCount },
      { id: 'publicationsCount', value: ({ publicationsCount }) => publicationsCount },
      { id: 'subscriptionsCount', value: ({ subscriptionsCount }) => subscriptionsCount },
    ],
  },
])

/** `to` links to one database. */
export function postgresqlDatabaseColumns(
  to: (name: string) => string,
): readonly Column<PostgreSQLDatabase>[] {
  return [
    { id: 'dbName', kind: 'link', width: 180, to: ({ dbName }) => to(dbName), filter: 'text' },
    { id: 'dbOwner', kind: 'text', width: 140, filter: 'oneOf' },
    { id: 'dbSize', kind: 'bytes' },
    { id: 'schemasCount', kind: 'number', width: 100 },
    { id: 'tablesCount', kind: 'number', width: 100 },
    { id: 'tablesSize', kind: 'bytes' },
    { id: 'indexesSize', kind: 'bytes' },
    { id: 'logicReplSetup', kind: 'boolean', filter: 'yesNo' },
  ]
}

export const schemaColumns: readonly Column<PostgreSQLSchema>[] = [
  { id: 'schemaName', kind: 'text', width: 160, filter: 'text' },
  { id: 'schemaOwner', kind: 'text', width: 140, filter: 'oneOf' },
  { id: 'schemaSize', kind: 'bytes' },
  { id: 'tablesCount', kind: 'number', width: 100 },
  { id: 'tablesSize', kind: 'bytes' },
  { id: 'viewsCount', kind: 'number', width: 100 },
  { id: 'indexesCount', kind: 'number', width: 100 },
  { id: 'indexesSize', kind: 'bytes' },
  { id: 'matviewsCount', kind: 'number', width: 100 },
  { id: 'matviewsSize', kind: 'bytes' },
]
