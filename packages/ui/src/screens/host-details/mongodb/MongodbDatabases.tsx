import type { MongoDBInstance, MongoDBStats } from '@inventory-console/api-mocks/contract'
import type { Tab } from '../../../components/tabs/tab.ts'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import type { InstanceProps, PartProps } from '../databases/DatabasesBox.tsx'
import { InnerDatabases } from '../databases/InnerDatabases.tsx'
import { InstancesBox } from '../databases/InstancesBox.tsx'
import { factsTab, listTab } from '../databases/tabs.tsx'
import { factFields } from '../facts.tsx'
import {
  connectionBlocks,
  mongodbBlocks,
  replicaSetBlocks,
  shardColumns,
  shardDbColumns,
  statsBlocks,
  statsColumns,
} from './mongodbParts.ts'

export function MongodbDatabases(props: PartProps) {
  const { host, location, onLocationChange } = props
  const t = useText('hostMongodb')
  const format = useFormat()
  const title = (id: 'details' | 'replicaSet' | 'connections') => t(`blocks.${id}`)
  return (
    <InstancesBox
      {...props}
      databases={host.features.mongodb?.instances ?? []}
      note={({ version }) => version}
      fields={[
        ...factFields(mongodbBlocks, (id) => t(`facts.${id}`), format),
        { id: 'databases', label: t('databases.title'), values: ({ dbStats }) => dbStats },
        { id: 'shards', label: t('shards.title'), values: ({ shardList }) => shardList },
        { id: 'replicaSet', label: t('blocks.replicaSet'), values: ({ replicaSet }) => replicaSet },
        { id: 'connections', label: t('blocks.connections'), values: (one) => one.statusConnection },
      ]}
      tabs={(instance, visible) => [
        factsTab('info', t('tabs.info'), {
          item: instance,
          title,
          blocks: mongodbBlocks,
          label: (id) => t(`facts.${id}`),
          visible,
        }),
        {
          id: 'databases',
          label: t('databases.title'),
          count: instance.dbStats.length,
          content: <Databases hostname={host.hostname} {...{ instance, location, onLocationChange }} />,
        },
        listTab({
          id: 'shards',
          label: t('shards.title'),
          area: 'hostMongodb.shards',
          columns: shardColumns,
          rows: instance.shardList.shards,
          rowId: ({ _id }) => _id,
        }),
        factsTab('replicaSet', t('blocks.replicaSet'), {
          item: instance.replicaSet,
          title,
          blocks: replicaSetBlocks,
          label: (id) => t(`replicaSet.${id}`),
        }),
        factsTab('connections', t('blocks.connections'), {
          item: instance.statusConnection,
          title,
          blocks: connectionBlocks,
          label: (id) => t(`connections.${id}`),
        }),
      ]}
    />
  )
}

function Databases({ hostname, instance, location, onLocationChange }: InstanceProps<MongoDBInstance>) {
  return (
    <InnerDatabases
      hostname={hostname}
      instance={instance.name}
      databases={instance.dbStats}
      name={({ dbName }) => dbName}
      location={location}
      onLocationChange={onLocationChange}
      area="hostMongodb.databases"
      columnsFor={statsColumns}
      rowId={({ dbName }) => dbName}
      tabs={useTabs()}
    />
  )
}

function useTabs(): (database: MongoDBStats) => readonly Tab[] {
  const t = useText('hostMongodb')
  return (database) => {
    const shardDbs = listTab({
      id: 'shardDbs',
      label: t('shardDbs.title'),
      area: 'hostMongodb.shardDbs',
      columns: shardDbColumns,
      rows: database.shardDBs,
      rowId: ({ _id }) => _id,
    })
    const info = factsTab('info', t('tabs.info'), {
      item: database,
      blocks: statsBlocks,
      title: (id) => t(`blocks.${id}`),
      label: (id) => t(`stats.${id}`),
    })
    return shardDbs.count === 0 ? [info] : [info, shardDbs]
  }
}
