import type {
  PostgreSQLDatabase,
  PostgreSQLInstance,
  PostgreSQLSchema,
  PostgreSQLSetting,
} from '@inventory-console/api-mocks/contract'
import { Database, ListTree, Settings2, Table2 } from 'lucide-react'
import type { Column } from '../../../data-table/columns/column.ts'
import { flag, number, part, text } from '../../../lib/wire.ts'
import { factBlocks } from '../facts.tsx'

export const postgresqlBlocks = factBlocks<PostgreSQLInstance>()([
  {
    id: 'details',
    icon: Database,
    facts: [
      { id: 'name', value: ({ name }) => text(name), copyable: true },
      { id: 'dbVersion', value: ({ setting }) => text(part(setting).dbVersion) },
      { id: 'isinreplica', value: ({ isinreplica }) => flag(isinreplica) },
      { id: 'ismaster', value: ({ ismaster }) => flag(ismaster) },
      { id: 'isslave', value: ({ isslave }) => flag(isslave) },
      { id: 'archiverWorking', value: ({ archiverWorking }) => flag(archiverWorking) },
      { id: 'port', value: ({ port }) => text(port) },
      { id: 'charset', value: ({ charset }) => text(charset) },
    ],
  },
  {
    id: 'additional',
    icon: ListTree,
    facts: [
      { id: 'dbNum', value: ({ dbNum }) => number(dbNum) },
      { id: 'instanceSize', value: ({ instanceSize }, { bytes }) => bytes(number(instanceSize)) },
      { id: 'maxConnections', value: ({ maxConnections }) => number(maxConnections) },
      { id: 'slavesNum', value: ({ slavesNum }) => number(slavesNum) },
      { id: 'trustHbaEntries', value: ({ trustHbaEntries }) => number(trustHbaEntries), optional: true },
      { id: 'tblspNum', value: ({ tblspNum }) => number(tblspNum) },
      { id: 'usersNum', value: ({ usersNum }) => number(usersNum) },
    ],
  },
])

type Setting = { setting: PostgreSQLSetting | null }

/** The names are the database's own: an administrator looks for them as they are written in its files. */
export const settingBlocks = factBlocks<Setting>()([
  {
    id: 'settings',
    icon: Settings2,
    facts: [
      { id: 'dataDirectory', value: ({ setting }) => text(part(setting).dataDirectory), copyable: true },
      { id: 'workMem', value: ({ setting }) => number(part(setting).workMem) },
      { id: 'maintenanceWorkMem', value: ({ setting }) => number(part(setting).maintenanceWorkMem) },
      { id: 'sharedBuffers', value: ({ setting }) => number(part(setting).sharedBuffers) },
      { id: 'effectiveCacheSize', value: ({ setting }) => number(part(setting).effectiveCacheSize) },
      { id: 'effectiveIoConcurrency', value: ({ setting }) => number(part(setting).effectiveIoConcurrency) },
      { id: 'maxWorkerProcesses', value: ({ setting }) => number(part(setting).maxWorkerProcesses) },
      { id: 'maxParallelWorkers', value: ({ setting }) => number(part(setting).maxParallelWorkers) },
    ],
  },
  {
    id: 'wal',
    icon: Settings2,
    facts: [
      { id: 'archiveMode', value: ({ setting }) => flag(part(setting).archiveMode) },
      { id: 'archiveCommand', value: ({ setting }) => text(part(setting).archiveCommand), copyable: true },
      { id: 'minWalSize', value: ({ setting }) => number(part(setting).minWalSize) },
      { id: 'maxWalSize', value: ({ setting }) => number(part(setting).maxWalSize) },
      {
        id: 'checkpointCompletionTarget',
        value: ({ setting }) => text(part(setting).checkpointCompletionTarget),
      },
      {
        id: 'defaultStatisticsTarget',
        value: ({ setting }) => number(part(setting).defaultStatisticsTarget),
      },
      { id: 'randomPageCost', value: ({ setting }) => number(part(setting).randomPageCost) },
      { id: 'settingConnections', value: ({ setting }) => number(part(setting).maxConnections) },
    ],
  },
])

export const postgresqlDatabaseBlocks = factBlocks<PostgreSQLDatabase>()([
  {
    id: 'details',
    icon: Database,
    facts: [
      { id: 'dbName', value: ({ dbName }) => text(dbName), copyable: true },
      { id: 'dbOwner', value: ({ dbOwner }) => text(dbOwner) },
      { id: 'dbSize', value: ({ dbSize }, { bytes }) => bytes(number(dbSize)) },
      { id: 'datconnlimit', value: ({ datconnlimit }) => number(datconnlimit) },
      { id: 'extensionsCount', value: ({ extensionsCount }) => number(extensionsCount) },
      { id: 'logicReplSetup', value: ({ logicReplSetup }) => flag(logicReplSetup) },
    ],
  },
  {
    id: 'sizes',
    icon: Table2,
    facts: [
      { id: 'tablesCount', value: ({ tablesCount }) => number(tablesCount) },
      { id: 'tablesSize', value: ({ tablesSize }, { bytes }) => bytes(number(tablesSize)) },
      { id: 'indexesCount', value: ({ indexesCount }) => number(indexesCount) },
      { id: 'indexesSize', value: ({ indexesSize }, { bytes }) => bytes(number(indexesSize)) },
      { id: 'lobsCount', value: ({ lobsCount }) => number(lobsCount) },
      { id: 'lobsSize', value: ({ lobsSize }, { bytes }) => bytes(number(lobsSize)) },
      { id: 'matviewsCount', value: ({ matviewsCount }) => number(matviewsCount) },
      { id: 'matviewsSize', value: ({ matviewsSize }, { bytes }) => bytes(number(matviewsSize)) },
    ],
  },
  {
    id: 'objects',
    icon: ListTree,
    facts: [
      { id: 'schemasCount', value: ({ schemasCount }) => number(schemasCount) },
      { id: 'viewsCount', value: ({ viewsCount }) => number(viewsCount) },
      { id: 'publicationsCount', value: ({ publicationsCount }) => number(publicationsCount) },
      { id: 'subscriptionsCount', value: ({ subscriptionsCount }) => number(subscriptionsCount) },
    ],
  },
])

/** `to`: the panel of one database. */
export function postgresqlDatabaseColumns(
  to: (name: string) => string,
): readonly Column<PostgreSQLDatabase>[] {
  return [
    { id: 'dbName', kind: 'link', width: 180, to: ({ dbName }) => to(text(dbName)), filter: 'text' },
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
