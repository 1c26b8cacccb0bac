import type {
  PostgreSQLDatabase,
  PostgreSQLInstance,
  PostgreSQLSchema,
  PostgreSQLSetting,
} from '@inventory-console/api-mocks/contract'
import { Database, ListTree, Settings2, Table2 } from 'lucide-react'
import type { Column } from '../../../../data-table/columns/column.ts'
import { useText } from '../../../../i18n/I18nProvider.tsx'
import { useFieldLabels } from '../../../../i18n/useFieldLabels.ts'
import { Amount, ArchiverState, ReplicationRole, VersionText } from '../databases/databaseCells.tsx'
import type { PartProps } from '../databases/DatabasesBox.tsx'
import type { DatabaseColumn } from '../databases/DatabasesTable.tsx'
import { InnerDatabases } from '../databases/InnerDatabases.tsx'
import { factsTab, infoTab, InstancesBox, listTab } from '../databases/InstancesBox.tsx'
import { factBlocks, plainFacts } from '../facts.tsx'

export function PostgresqlDatabases(props: PartProps) {
  const { host, location, onLocationChange } = props
  const t = useText('hostPostgresql')
  const label = useFieldLabels('hostPostgresql')
  const title = (id: 'details' | 'additional' | 'settings' | 'wal' | 'sizes' | 'objects') => t(`blocks.${id}`)
  return (
    <InstancesBox
      {...props}
      databases={host.features.postgresql?.instances ?? []}
      columns={instanceColumns}
      tabs={[
        infoTab(label('info'), { blocks: postgresqlBlocks, title, label }),
        {
          id: 'databases',
          label: label('databases'),
          values: ({ databases }) => databases,
          count: ({ databases }) => databases.length,
          render: (instance) => (
            <InnerDatabases
              hostname={host.hostname}
              instance={instance.name}
              databases={instance.databases}
              name={({ dbName }) => dbName}
              location={location}
              onLocationChange={onLocationChange}
              area="hostPostgresql.databases"
              columnsFor={postgresqlDatabaseColumns}
              rowId={({ dbName }) => dbName}
              tabs={[
                infoTab(label('info'), {
                  blocks: postgresqlDatabaseBlocks,
                  title,
                  label,
                }),
                listTab({
                  id: 'schemas',
                  label: t('schemas.title'),
                  area: 'hostPostgresql.schemas',
                  columns: schemaColumns,
                  rows: ({ schemas }: PostgreSQLDatabase) => schemas,
                  rowId: ({ schemaName }) => schemaName,
                }),
              ]}
            />
          ),
        },
        factsTab({ id: 'settings', label: label('settings') }, ({ setting }: PostgreSQLInstance) => setting, {
          blocks: settingBlocks,
          title,
          label: (id) => t(`settings.${id}`),
        }),
      ]}
    />
  )
}

const instanceColumns: readonly DatabaseColumn<PostgreSQLInstance>[] = [
  {
    id: 'version',
    sortBy: ({ setting }) => setting?.dbVersion ?? null,
    cell: ({ setting }) => <VersionText version={setting?.dbVersion ?? ''} />,
  },
  {
    id: 'role',
    sortBy: ({ ismaster, isslave }) => Number(ismaster) * 2 + Number(isslave),
    cell: ({ ismaster, isslave }) => <ReplicationRole isPrimary={ismaster} isReplica={isslave} />,
  },
  {
    id: 'databases',
    align: 'end',
    sortBy: ({ dbNum }) => dbNum,
    cell: ({ dbNum }) => <Amount value={dbNum} />,
  },
  {
    id: 'size',
    unit: 'gigabytes',
    align: 'end',
    sortBy: ({ instanceSize }) => instanceSize,
    cell: ({ instanceSize }) => <Amount value={instanceSize / 1024 ** 3} digits={1} />,
  },
  {
    id: 'maxConnections',
    align: 'end',
    sortBy: ({ maxConnections }) => maxConnections,
    cell: ({ maxConnections }) => <Amount value={maxConnections} />,
  },
  {
    id: 'replicas',
    align: 'end',
    sortBy: ({ slavesNum }) => slavesNum,
    cell: ({ slavesNum }) => <Amount value={slavesNum} />,
  },
  {
    id: 'archiver',
    sortBy: ({ archiverWorking }) => Number(archiverWorking),
    cell: ({ archiverWorking }) => <ArchiverState isWorking={archiverWorking} />,
  },
]

export const postgresqlBlocks = factBlocks<PostgreSQLInstance>()([
  {
    id: 'details',
    icon: Database,
    facts: [
      { id: 'name', value: ({ name }) => name, copyable: true },
      { id: 'version', value: ({ setting }) => setting?.dbVersion ?? '' },
      ...plainFacts('isinreplica', 'ismaster', 'isslave', 'archiverWorking'),
      { id: 'port', value: ({ port }) => String(port) },
      { id: 'charset', value: ({ charset }) => charset },
    ],
  },
  {
    id: 'additional',
    icon: ListTree,
    facts: [
      { id: 'databases', value: ({ dbNum }) => dbNum },
      { id: 'instanceSize', value: ({ instanceSize }, { bytes }) => bytes(instanceSize) },
      ...plainFacts('maxConnections', 'slavesNum'),
      { id: 'trustHbaEntries', value: ({ trustHbaEntries }) => trustHbaEntries ?? null, optional: true },
      { id: 'tablespaces', value: ({ tblspNum }) => tblspNum },
      { id: 'users', value: ({ usersNum }) => usersNum },
    ],
  },
])

type Setting = PostgreSQLInstance['setting']

/** Parameters of an instance, all empty if the agent did not report them. */
function settingFacts<const Id extends keyof PostgreSQLSetting>(...ids: readonly Id[]) {
  return ids.map((id) => ({ id, value: (setting: Setting) => setting?.[id] ?? null }))
}

/** Labels are the parameter names of PostgreSQL, because administrators search for those. */
export const settingBlocks = factBlocks<Setting>()([
  {
    id: 'settings',
    icon: Settings2,
    facts: [
      { id: 'dataDirectory', value: (setting) => setting?.dataDirectory, copyable: true },
      ...settingFacts('workMem', 'maintenanceWorkMem', 'sharedBuffers', 'effectiveCacheSize'),
      ...settingFacts('effectiveIoConcurrency', 'maxWorkerProcesses', 'maxParallelWorkers'),
    ],
  },
  {
    id: 'wal',
    icon: Settings2,
    facts: [
      ...settingFacts('archiveMode'),
      { id: 'archiveCommand', value: (setting) => setting?.archiveCommand, copyable: true },
      ...settingFacts('minWalSize', 'maxWalSize', 'checkpointCompletionTarget'),
      ...settingFacts('defaultStatisticsTarget', 'randomPageCost'),
      { id: 'settingConnections', value: (setting) => setting?.maxConnections },
    ],
  },
])

export const postgresqlDatabaseBlocks = factBlocks<PostgreSQLDatabase>()([
  {
    id: 'details',
    icon: Database,
    facts: [
      { id: 'name', value: ({ dbName }) => dbName, copyable: true },
      { id: 'owner', value: ({ dbOwner }) => dbOwner },
      { id: 'size', value: ({ dbSize }, { bytes }) => bytes(dbSize) },
      ...plainFacts('datconnlimit', 'extensionsCount', 'logicReplSetup'),
    ],
  },
  {
    id: 'sizes',
    icon: Table2,
    facts: [
      { id: 'tables', value: ({ tablesCount }) => tablesCount },
      { id: 'tablesSize', value: ({ tablesSize }, { bytes }) => bytes(tablesSize) },
      { id: 'indexes', value: ({ indexesCount }) => indexesCount },
      { id: 'indexSize', value: ({ indexesSize }, { bytes }) => bytes(indexesSize) },
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
      { id: 'schemas', value: ({ schemasCount }) => schemasCount },
      { id: 'views', value: ({ viewsCount }) => viewsCount },
      ...plainFacts('publicationsCount', 'subscriptionsCount'),
    ],
  },
])

/** `to` links to one database. */
export function postgresqlDatabaseColumns(
  to: (name: string) => string,
): readonly Column<PostgreSQLDatabase>[] {
  return [
    {
      id: 'dbName',
      header: 'name',
      kind: 'link',
      width: 180,
      to: ({ dbName }) => to(dbName),
      filter: 'text',
    },
    { id: 'dbOwner', header: 'owner', kind: 'text', width: 140, filter: 'oneOf' },
    { id: 'dbSize', header: 'size', kind: 'bytes' },
    { id: 'schemasCount', header: 'schemas', kind: 'number', width: 100 },
    { id: 'tablesCount', header: 'tables', kind: 'number', width: 100 },
    { id: 'tablesSize', kind: 'bytes' },
    { id: 'indexesSize', header: 'indexSize', kind: 'bytes' },
    { id: 'logicReplSetup', kind: 'boolean', filter: 'yesNo' },
  ]
}

export const schemaColumns: readonly Column<PostgreSQLSchema>[] = [
  { id: 'schemaName', header: 'schema', kind: 'text', width: 160, filter: 'text' },
  { id: 'schemaOwner', header: 'owner', kind: 'text', width: 140, filter: 'oneOf' },
  { id: 'schemaSize', header: 'size', kind: 'bytes' },
  { id: 'tablesCount', header: 'tables', kind: 'number', width: 100 },
  { id: 'tablesSize', kind: 'bytes' },
  { id: 'viewsCount', header: 'views', kind: 'number', width: 100 },
  { id: 'indexesCount', header: 'indexes', kind: 'number', width: 100 },
  { id: 'indexesSize', header: 'indexSize', kind: 'bytes' },
  { id: 'matviewsCount', kind: 'number', width: 100 },
  { id: 'matviewsSize', kind: 'bytes' },
]
