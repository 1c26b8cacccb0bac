import type { PostgreSQLInstance } from '@inventory-console/api-mocks/contract'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import type { InstanceProps, PartProps } from '../databases/DatabasesBox.tsx'
import { InnerDatabases } from '../databases/InnerDatabases.tsx'
import { InstancesBox } from '../databases/InstancesBox.tsx'
import { factsTab, listTab } from '../databases/tabs.tsx'
import { factFields } from '../facts.tsx'
import {
  postgresqlBlocks,
  postgresqlDatabaseBlocks,
  postgresqlDatabaseColumns,
  schemaColumns,
  settingBlocks,
} from './postgresqlParts.ts'

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
