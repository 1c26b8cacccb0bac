import type { HostDetail, PostgreSQLInstance } from '@inventory-console/api-mocks/contract'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import { part, rows, text } from '../../../lib/wire.ts'
import { DatabasesBox, type InstanceProps, type PartProps } from '../DatabasesBox.tsx'
import { factFields } from '../facts.tsx'
import { InnerDatabases } from '../InnerDatabases.tsx'
import { InstancePanel } from '../InstancePanel.tsx'
import { factsTab, listTab } from '../tabs.tsx'
import {
  postgresqlBlocks,
  postgresqlDatabaseBlocks,
  postgresqlDatabaseColumns,
  schemaColumns,
  settingBlocks,
} from './postgresqlParts.ts'

export interface PostgresqlDatabasesProps extends PartProps {
  host: HostDetail
}

/** The PostgreSQL instances of a host. */
export function PostgresqlDatabases({ host, ...props }: PostgresqlDatabasesProps) {
  const t = useText('hostPostgresql')
  const format = useFormat()
  return (
    <DatabasesBox
      {...props}
      databases={rows(part(part(host.features).postgresql).instances)}
      name={({ name }) => text(name)}
      note={({ setting }) => text(part(setting).dbVersion)}
      fields={[
        ...factFields(postgresqlBlocks, (id) => t(`facts.${id}`), format),
        { id: 'databases', label: t('databases.title'), values: ({ databases }) => databases },
        { id: 'settings', label: t('tabs.settings'), values: ({ setting }) => setting },
      ]}
    >
      {(instance, shown) => (
        <Instance {...props} hostname={text(host.hostname)} instance={instance} shown={shown} />
      )}
    </DatabasesBox>
  )
}

function Instance(props: InstanceProps<PostgreSQLInstance>) {
  const { instance, shown, place, onPlace } = props
  const t = useText('hostPostgresql')
  return (
    <InstancePanel
      label={text(instance.name)}
      shown={shown}
      place={place}
      onPlace={onPlace}
      tabs={[
        factsTab('info', t('tabs.info'), {
          thing: instance,
          blocks: postgresqlBlocks,
          title: (id) => t(`blocks.${id}`),
          label: (id) => t(`facts.${id}`),
          shown,
        }),
        {
          id: 'databases',
          label: t('databases.title'),
          count: rows(instance.databases).length,
          content: <Databases {...props} />,
        },
        factsTab('settings', t('tabs.settings'), {
          thing: instance,
          blocks: settingBlocks,
          title: (id) => t(`blocks.${id}`),
          label: (id) => t(`settings.${id}`),
        }),
      ]}
    />
  )
}

function Databases({ hostname, instance, place, onPlace }: InstanceProps<PostgreSQLInstance>) {
  const t = useText('hostPostgresql')
  return (
    <InnerDatabases
      hostname={hostname}
      instance={text(instance.name)}
      databases={rows(instance.databases)}
      name={({ dbName }) => text(dbName)}
      place={place}
      onPlace={onPlace}
      area="hostPostgresql.databases"
      columns={postgresqlDatabaseColumns}
      rowId={({ dbName }) => text(dbName)}
      tabs={(database) => [
        factsTab('info', t('tabs.info'), {
          thing: database,
          blocks: postgresqlDatabaseBlocks,
          title: (id) => t(`blocks.${id}`),
          label: (id) => t(`databaseFacts.${id}`),
        }),
        listTab({
          id: 'schemas',
          label: t('schemas.title'),
          area: 'hostPostgresql.schemas',
          columns: schemaColumns,
          rows: rows(database.schemas),
          rowId: ({ schemaName }) => text(schemaName),
        }),
      ]}
    />
  )
}
