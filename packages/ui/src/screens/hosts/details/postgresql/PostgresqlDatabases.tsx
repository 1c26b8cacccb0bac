import type {
  PostgreSQLDatabase,
  PostgreSQLInstance,
  PostgreSQLSchema,
  PostgreSQLSetting,
} from '@inventory-console/api-mocks/contract'
import { Database, ListTree, Settings2, Table2 } from 'lucide-react'
import type { Column } from '../../../../data-table/columns/column.ts'
import { useFormat, useText } from '../../../../i18n/I18nProvider.tsx'
import type { InstanceProps, PartProps } from '../databases/DatabasesBox.tsx'
import { InnerDatabases } from '../databases/InnerDatabases.tsx'
import { InstancesBox } from '../databases/InstancesBox.tsx'
import { factsTab, listTab } from '../databases/tabs.tsx'
import { factBlocks, factFields, plainFacts } from '../facts.tsx'

export function PostgresqlDatabases(props: PartProps) {
  const { host, location, onLocationChange } = props
  const t = useText('hostPostgresql')
  const format = useFormat()
  return (
    <InstancesBox
      {...props}
      databases={host.features.postgresql?.instances ?? []}
      note={({ setting }) => setting?.dbVersion ?? ''}
      fields={[
        ...factFields(postgresqlBlocks, (id) => t(`facts.${id}`), format),
        { id: 'databases', label: t('databases.title'), values: ({ databases }) => databases },
        { id: 'settings', label: t('tabs.settings'), values: ({ setting }) => setting },
      ]}
      tabs={(instance, visible) => [
        factsTab('info', t('tabs.info'), {
          item: instance,
          blocks: postgresqlBlocks,
          title: (id) => t(`blocks.${id}`),
          label: (id) => t(`facts.${id}`),
          visible,
        }),
        {
          id: 'databases',
          label: t('databases.title'),
          count: instance.databases.length,
          content: <Databases hostname={host.hostname} {...{ instance, location, onLocationChange }} />,
        },
        factsTab('settings', t('tabs.settings'), {
          item: instance,
          blocks: settingBlocks,
          title: (id) => t(`blocks.${id}`),
          label: (id) => t(`settings.${id}`),
        }),
      ]}
    />
  )
}

function Databases({ hostname, instance, location, onLocationChange }: InstanceProps<PostgreSQLInstance>) {
  const t = useText('hostPostgresql')
  return (
    <InnerDatabases
      hostname={hostname}
      instance={instance.name}
      databases={instance.databases}
      name={({ dbName }) => dbName}
      location={location}
      onLocationChange={onLocationChange}
      area="hostPostgresql.databases"
      columnsFor={postgresqlDatabaseColumns}
      rowId={({ dbName }) => dbName}
      tabs={(database) => [
        factsTab('info', t('tabs.info'), {
          item: database,
          blocks: postgresqlDatabaseBlocks,
          title: (id) => t(`blocks.${id}`),
          label: (id) => t(`databaseFacts.${id}`),
        }),
        listTab({
          id: 'schemas',
          label: t('schemas.title'),
          area: 'hostPostgresql.schemas',
          columns: schemaColumns,
          rows: database.schemas,
          rowId: ({ schemaName }) => schemaName,
        }),
      ]}
    />
  )
}

export const postgresqlBlocks = factBlocks<PostgreSQLInstance>()([
  {
    id: 'details',
    icon: Database,
    facts: [
      { id: 'name', value: ({ name }) => name, copyable: true },
      { id: 'dbVersion', value: ({ setting }) => setting?.dbVersion ?? '' },
      ...plainFacts('isinreplica', 'ismaster', 'isslave', 'archiverWorking'),
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
      ...plainFacts('maxConnections', 'slavesNum'),
      { id: 'trustHbaEntries', value: ({ trustHbaEntries }) => trustHbaEntries ?? null, optional: true },
      ...plainFacts('tblspNum', 'usersNum'),
    ],
  },
])

/** Parameters of an instance, all empty if the agent did not report them. */
function settingFacts<const Id extends keyof PostgreSQLSetting>(...ids: readonly Id[]) {
  return ids.map((id) => ({ id, value: ({ setting }: PostgreSQLInstance) => setting?.[id] ?? null }))
}

/** Labels are the parameter names of PostgreSQL, because administrators search for those. */
export const settingBlocks = factBlocks<PostgreSQLInstance>()([
  {
    id: 'settings',
    icon: Settings2,
    facts: [
      { id: 'dataDirectory', value: ({ setting }) => setting?.dataDirectory, copyable: true },
      ...settingFacts('workMem', 'maintenanceWorkMem', 'sharedBuffers', 'effectiveCacheSize'),
      ...settingFacts('effectiveIoConcurrency', 'maxWorkerProcesses', 'maxParallelWorkers'),
    ],
  },
  {
    id: 'wal',
    icon: Settings2,
    facts: [
      ...settingFacts('archiveMode'),
      { id: 'archiveCommand', value: ({ setting }) => setting?.archiveCommand, copyable: true },
      ...settingFacts('minWalSize', 'maxWalSize', 'checkpointCompletionTarget'),
      ...settingFacts('defaultStatisticsTarget', 'randomPageCost'),
      { id: 'settingConnections', value: ({ setting }) => setting?.maxConnections },
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
      ...plainFacts('datconnlimit', 'extensionsCount', 'logicReplSetup'),
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
    facts: plainFacts('schemasCount', 'viewsCount', 'publicationsCount', 'subscriptionsCount'),
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
