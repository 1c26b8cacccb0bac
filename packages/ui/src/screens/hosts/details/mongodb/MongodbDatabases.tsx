import type { MongoDBInstance, MongoDBStats } from '@inventory-console/api-mocks/contract'
import { Cable, Database, HardDrive, Network, Table2 } from 'lucide-react'
import type { Column } from '../../../../data-table/columns/column.ts'
import { useText } from '../../../../i18n/I18nProvider.tsx'
import { useFieldLabels } from '../../../../i18n/useFieldLabels.ts'
import { missingValue } from '../../../../lib/format.ts'
import { Amount, VersionText } from '../databases/databaseCells.tsx'
import type { PartProps } from '../databases/DatabasesBox.tsx'
import type { DatabaseColumn } from '../databases/DatabasesTable.tsx'
import { InnerDatabases } from '../databases/InnerDatabases.tsx'
import { factsTab, infoTab, InstancesBox, listTab } from '../databases/InstancesBox.tsx'
import { byteFacts, factBlocks, plainFacts } from '../facts.tsx'

export function MongodbDatabases(props: PartProps) {
  const { host, location, onLocationChange } = props
  const t = useText('hostMongodb')
  const label = useFieldLabels('hostMongodb')
  const title = (id: 'details' | 'sizes' | 'replicaSet' | 'connections') => t(`blocks.${id}`)
  return (
    <InstancesBox
      {...props}
      databases={host.features.mongodb?.instances ?? []}
      inner={({ dbStats }) => dbStats.map(({ dbName }) => dbName)}
      columns={instanceColumns}
      tabs={[
        infoTab(label('info'), { blocks: mongodbBlocks, title, label }),
        {
          id: 'databases',
          label: label('databases'),
          values: ({ dbStats }) => dbStats,
          count: ({ dbStats }) => dbStats.length,
          render: (instance) => (
            <InnerDatabases
              hostname={host.hostname}
              instance={instance.name}
              databases={instance.dbStats}
              name={({ dbName }) => dbName}
              location={location}
              onLocationChange={onLocationChange}
              area="hostMongodb.databases"
              columnsFor={statsColumns}
              rowId={({ dbName }) => dbName}
              tabs={[
                infoTab(label('info'), { blocks: statsBlocks, title, label }),
                listTab({
                  id: 'shardDbs',
                  label: t('shardDbs.title'),
                  area: 'hostMongodb.shardDbs',
                  columns: shardDbColumns,
                  rows: ({ shardDBs }: MongoDBStats) => shardDBs,
                  rowId: ({ _id }) => _id,
                  optional: true,
                }),
              ]}
            />
          ),
        },
        listTab({
          id: 'shards',
          label: t('shards.title'),
          area: 'hostMongodb.shards',
          columns: shardColumns,
          rows: ({ shardList }: MongoDBInstance) => shardList.shards,
          rowId: ({ _id }) => _id,
        }),
        factsTab(
          { id: 'replicaSet', label: t('blocks.replicaSet') },
          (one: MongoDBInstance) => one.replicaSet,
          {
            blocks: replicaSetBlocks,
            title,
            label: (id) => t(`replicaSet.${id}`),
          },
        ),
        factsTab(
          { id: 'connections', label: t('blocks.connections') },
          (one: MongoDBInstance) => one.statusConnection,
          { blocks: connectionBlocks, title, label: (id) => t(`connections.${id}`) },
        ),
      ]}
    />
  )
}

const sumOf = ({ dbStats }: MongoDBInstance, size: (stats: MongoDBStats) => number) =>
  dbStats.reduce((sum, stats) => sum + size(stats), 0)
const dataSize = (instance: MongoDBInstance) => sumOf(instance, ({ dataSize }) => dataSize)
const storageSize = (instance: MongoDBInstance) => sumOf(instance, ({ storageSize }) => storageSize)

const instanceColumns: readonly DatabaseColumn<MongoDBInstance>[] = [
  {
    id: 'version',
    sortBy: ({ version }) => version,
    cell: ({ version }) => <VersionText version={version} />,
  },
  {
    id: 'replicaSet',
    sortBy: ({ replicaSet }) => replicaSet.setName || null,
    cell: ({ replicaSet: { setName } }) => <bdi translate="no">{setName || missingValue}</bdi>,
  },
  {
    id: 'members',
    align: 'end',
    sortBy: ({ replicaSet }) => replicaSet.hosts.length,
    cell: ({ replicaSet }) => <Amount value={replicaSet.hosts.length} />,
  },
  {
    id: 'shards',
    align: 'end',
    sortBy: ({ shardList }) => shardList.shards.length,
    cell: ({ shardList }) => <Amount value={shardList.shards.length} />,
  },
  {
    id: 'databases',
    align: 'end',
    sortBy: ({ dbStats }) => dbStats.length,
    cell: ({ dbStats }) => <Amount value={dbStats.length} />,
  },
  {
    id: 'data',
    unit: 'gigabytes',
    align: 'end',
    sortBy: dataSize,
    cell: (instance) => <Amount value={dataSize(instance) / 1024 ** 3} digits={1} />,
  },
  {
    id: 'storage',
    unit: 'gigabytes',
    align: 'end',
    sortBy: storageSize,
    cell: (instance) => <Amount value={storageSize(instance) / 1024 ** 3} digits={1} />,
  },
  {
    id: 'connections',
    align: 'end',
    sortBy: ({ statusConnection }) => statusConnection.current,
    cell: ({ statusConnection }) => <Amount value={statusConnection.current} />,
  },
]

export const mongodbBlocks = factBlocks<MongoDBInstance>()([
  {
    id: 'details',
    icon: Database,
    facts: [
      { id: 'name', value: ({ name }) => name, copyable: true },
      { id: 'databases', value: ({ dbs }) => dbs },
      ...plainFacts('version'),
    ],
  },
])

export const replicaSetBlocks = factBlocks<MongoDBInstance['replicaSet']>()([
  {
    id: 'replicaSet',
    icon: Network,
    facts: [
      { id: 'setName', value: ({ setName }) => setName, copyable: true },
      { id: 'primary', value: ({ primary }) => primary, copyable: true },
      { id: 'hosts', value: ({ hosts }) => hosts.join(', ') },
    ],
  },
])

export const connectionBlocks = factBlocks<MongoDBInstance['statusConnection']>()([
  {
    id: 'connections',
    icon: Cable,
    facts: [
      ...plainFacts('active', 'available', 'current', 'totalCreated', 'threaded', 'loadBalanced'),
      ...plainFacts('exhaustHello', 'exhaustIsMaster', 'awaitingTopologyChanges'),
    ],
  },
])

export const statsBlocks = factBlocks<MongoDBStats>()([
  {
    id: 'details',
    icon: Table2,
    facts: [
      { id: 'name', value: ({ dbName }) => dbName, copyable: true },
      ...plainFacts('charset', 'collections', 'objects', 'users', 'views', 'indexes'),
      { id: 'shardDBs', value: ({ shardDBs }) => shardDBs.length },
    ],
  },
  {
    id: 'sizes',
    icon: HardDrive,
    facts: [
      ...byteFacts('dataSize'),
      { id: 'storage', value: ({ storageSize }, { bytes }) => bytes(storageSize) },
      ...byteFacts('freeStorageSize', 'indexSize', 'indexFreeStorageSize'),
      ...byteFacts('totalSize', 'totalFreeStorageSize', 'fsUsedSize', 'fsTotalSize'),
    ],
  },
])

/** `to` links to one database. */
export function statsColumns(to: (name: string) => string): readonly Column<MongoDBStats>[] {
  return [
    {
      id: 'dbName',
      header: 'name',
      kind: 'link',
      width: 180,
      to: ({ dbName }) => to(dbName),
      filter: 'text',
    },
    { id: 'charset', kind: 'text', width: 100, filter: 'oneOf' },
    { id: 'collections', kind: 'number', width: 110 },
    { id: 'objects', kind: 'number', width: 110 },
    { id: 'indexes', kind: 'number', width: 100 },
    { id: 'dataSize', kind: 'bytes' },
    { id: 'storageSize', header: 'storage', kind: 'bytes' },
    { id: 'totalSize', kind: 'bytes' },
  ]
}

export type ShardDb = NonNullable<MongoDBStats['shardDBs']>[number]
export const shardDbColumns: readonly Column<ShardDb>[] = [
  { id: '_id', kind: 'text', width: 220 },
  { id: 'primary', kind: 'text', width: 220, filter: 'oneOf' },
  { id: 'partitioned', kind: 'boolean', filter: 'yesNo' },
]

export type Shard = NonNullable<MongoDBInstance['shardList']['shards']>[number]
export const shardColumns: readonly Column<Shard>[] = [
  { id: '_id', kind: 'text', width: 180 },
  { id: 'host', header: 'hosts', kind: 'text', width: 400, filter: 'text' },
  { id: 'state', kind: 'number', width: 100 },
]
