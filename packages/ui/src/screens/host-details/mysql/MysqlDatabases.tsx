import type { HostDetail, MySQLInstance } from '@inventory-console/api-mocks/contract'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import { joined, part, rows, text } from '../../../lib/wire.ts'
import { DatabasesBox, type PartProps, type Shown } from '../DatabasesBox.tsx'
import { factFields } from '../facts.tsx'
import { InstancePanel } from '../InstancePanel.tsx'
import { factsTab, listTab } from '../tabs.tsx'
import { GrowthOfInstance } from './GrowthOfInstance.tsx'
import { mysqlBlocks, mysqlDatabaseColumns, mysqlSchemaColumns, mysqlSegmentColumns } from './mysqlParts.ts'

export interface MysqlDatabasesProps extends PartProps {
  host: HostDetail
}

/** The MySQL instances of a host. */
export function MysqlDatabases({ host, ...props }: MysqlDatabasesProps) {
  const t = useText('hostMysql')
  const format = useFormat()
  return (
    <DatabasesBox
      {...props}
      databases={rows(part(part(host.features).mysql).instances)}
      name={({ name }) => text(name)}
      note={({ version, edition }) => joined(version, edition)}
      fields={[
        ...factFields(mysqlBlocks, (id) => t(`facts.${id}`), format),
        { id: 'databases', label: t('databases.title'), values: ({ databases }) => databases },
        { id: 'segmentAdvisors', label: t('segmentAdvisors.title'), values: (one) => one.segmentAdvisors },
        { id: 'tableSchemas', label: t('tableSchemas.title'), values: ({ tableSchemas }) => tableSchemas },
        { id: 'licenses', label: t('tabs.licenses'), values: ({ license }) => license },
        { id: 'growth', label: t('tabs.growth'), values: () => null },
      ]}
    >
      {(instance, shown) => <MysqlInstance {...props} instance={instance} shown={shown} />}
    </DatabasesBox>
  )
}

interface MysqlInstanceProps extends PartProps {
  instance: MySQLInstance
  shown: Shown
}

function MysqlInstance({ instance, shown, place, onPlace, licenses }: MysqlInstanceProps) {
  const t = useText('hostMysql')
  const name = text(instance.name)
  return (
    <InstancePanel
      label={name}
      shown={shown}
      place={place}
      onPlace={onPlace}
      tabs={[
        factsTab('info', t('tabs.info'), {
          thing: instance,
          blocks: mysqlBlocks,
          title: (id) => t(`blocks.${id}`),
          label: (id) => t(`facts.${id}`),
          shown,
        }),
        { id: 'licenses', label: t('tabs.licenses'), content: licenses(name) },
        listTab({
          id: 'databases',
          label: t('databases.title'),
          area: 'hostMysql.databases',
          columns: mysqlDatabaseColumns,
          rows: rows(instance.databases),
          rowId: ({ name }) => text(name),
        }),
        listTab({
          id: 'segmentAdvisors',
          label: t('segmentAdvisors.title'),
          area: 'hostMysql.segmentAdvisors',
          columns: mysqlSegmentColumns,
          rows: rows(instance.segmentAdvisors),
          rowId: ({ tableSchema, tableName }) => joined(tableSchema, tableName),
        }),
        listTab({
          id: 'tableSchemas',
          label: t('tableSchemas.title'),
          area: 'hostMysql.tableSchemas',
          columns: mysqlSchemaColumns,
          rows: rows(instance.tableSchemas),
          rowId: ({ name, engine }) => joined(name, engine),
        }),
        {
          id: 'growth',
          label: t('tabs.growth'),
          content: <GrowthOfInstance name={name} changes={instance.changes} />,
        },
      ]}
    />
  )
}
