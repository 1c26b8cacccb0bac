import type { MongoDBInstance, MongoDBStats } from '@inventory-console/api-mocks/contract'
import { Cable, Database, HardDrive, Network, Table2 } from 'lucide-react'
import type { Column } from '../../../data-table/columns/column.ts'
import { factBlocks } from '../facts.tsx'

export const mongodbBlocks = factBlocks<MongoDBInstance>()([
  {
    id: 'details',
    icon: Database,
    facts: [
      { id: 'name', value: ({ name }) => name, copyable: true },
      { id: 'dbs', value: ({ dbs }) => dbs },
      { id: 'version', value: ({ version }) => version },
    ],
  },
])

export const replicaSetBlocks = factBlocks<MongoDBInstance>()([
  {
    id: 'replicaSet',
    icon: Network,
    facts: [
      { id: 'setName', value: ({ replicaSet }) => replicaSet.setName, copyable: true },
      { id: 'primary', value: ({ replicaSet }) => replicaSet.primary, copyable: true },
      { id: 'hosts', value: ({ replicaSet }) => replicaSet.hosts.join(', ') },
    ],
  },
])

export const connectionBlocks = factBlocks<MongoDBInstance>()([
  {
    id: 'connections',
    icon: Cable,
    facts: [
      { id: 'active', value: ({ statusConnection: stats }) => stats.active },
      { id: 'available', value: ({ statusConnection: stats }) => stats.available },
      { id: 'current', value: ({ statusConnection: stats }) => stats.current },
      { id: 'totalCreated', value: ({ statusConnection: stats }) => stats.totalCreated },
      { id: 'threaded', value: ({ statusConnection: stats }) => stats.threaded },
      { id: 'loadBalanced', value: ({ statusConnection: stats }) => stats.loadBalanced },
      { id: 'exhaustHello', value: ({ statusConnection: stats }) => stats.exhaustHello },
      { id: 'exhaustIsMaster', value: ({ statusConnection: stats }) => stats.exhaustIsMaster },
      {
        id: 'awaitingTopologyChanges',
        value: ({ statusConnection: stats }) => stats.awaitingTopologyChanges,
      },
    ],
  },
])

export const statsBlocks = factBlocks<MongoDBStats>()([
  {
    id: 'details',
    icon: Table2,
    facts: [
      { id: 'dbName', value: ({ dbName }) => dbName, copyable: true },
      { id: 'charset', value: ({ charset }) => charset },
      { id: 'collections', value: ({ collections }) => collections },
      { id: 'objects', value: ({ objects }) => objects },
      { id: 'users', value: ({ users }) => users },
      { id: 'views', value: ({ views }) => views },
      { id: 'indexes', value: ({ indexes }) => indexes },
      { id: 'shardDBs', value: ({ shardDBs }) => shardDBs.length },
    ],
  },
  {
    id: 'sizes',
    icon: HardDrive,
    facts: [
      { id: 'dataSize', value: ({ dataSize }, { bytes }) => bytes(dataSize) },
      { id: 'storageSize', value: ({ storageSize }, { bytes }) => bytes(storageSize) },
      { id: 'freeStorageSize', value: (stats, { bytes }) => bytes(stats.freeStorageSize) },
      { id: 'indexSize', value: ({ indexSize }, { bytes }) => bytes(indexSize) },
      { id: 'indexFreeStorageSize', value: (stats, { bytes }) => bytes(stats.indexFreeStorageSize) },
      { id: 'totalSize', value: ({ totalSize }, { bytes }) => bytes(totalSize) },
      { id: 'totalFreeStorageSize', value: (stats, { bytes }) => bytes(stats.totalFreeStorageSize) },
      { id: 'fsUsedSize', value: ({ fsUsedSize }, { bytes }) => bytes(fsUsedSize) },
      { id: 'fsTotalSize', value: ({ fsTotalSize }, { bytes }) => bytes(fsTotalSize) },
    ],
  },
])

/** `to` links to one database. */
export function statsColumns(to: (name: string) => string): readonly Column<MongoDBStats>[] {
  return [
    { id: 'dbName', kind: 'link', width: 180, to: ({ dbName }) => to(dbName), filter: 'text' },
    { id: 'charset', kind: 'text', width: 100, filter: 'oneOf' },
    { id: 'collections', kind: 'number', width: 110 },
    { id: 'objects', kind: 'number', width: 110 },
    { id: 'indexes', kind: 'number', width: 100 },
    { id: 'dataSize', kind: 'bytes' },
    { id: 'storageSize', kind: 'bytes' },
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
  { id: 'host', kind: 'text', width: 400, filter: 'text' },
  { id: 'state', kind: 'number', width: 100 },
]
