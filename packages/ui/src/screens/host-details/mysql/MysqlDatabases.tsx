import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import { joinNonEmpty } from '../../../lib/text.ts'
import type { PartProps } from '../databases/DatabasesBox.tsx'
import { InstancesBox } from '../databases/InstancesBox.tsx'
import { factsTab, listTab } from '../databases/tabs.tsx'
import { factFields } from '../facts.tsx'
import { GrowthOfInstance } from './GrowthOfInstance.tsx'
import { mysqlBlocks, mysqlDatabaseColumns, mysqlSchemaColumns, mysqlSegmentColumns } from './mysqlParts.ts'

export function MysqlDatabases(props: PartProps) {
  const t = useText('hostMysql')
  const format = useFormat()
  return (
    <InstancesBox
      {...props}
      databases={props.host.features.mysql?.instances ?? []}
      note={({ version, edition }) => joinNonEmpty(version, edition)}
      fields={[
        ...factFields(mysqlBlocks, (id) => t(`facts.${id}`), format),
        { id: 'databases', label: t('databases.title'), values: ({ databases }) => databases },
        { id: 'segmentAdvisors', label: t('segmentAdvisors.title'), values: (one) => one.segmentAdvisors },
        { id: 'tableSchemas', label: t('tableSchemas.title'), values: ({ tableSchemas }) => tableSchemas },
        { id: 'licenses', label: t('tabs.licenses'), values: ({ license }) => license },
        { id: 'growth', label: t('tabs.growth'), values: () => null },
      ]}
      tabs={(instance, visible) => [
        factsTab('info', t('tabs.info'), {
          item: instance,
          blocks: mysqlBlocks,
          title: (id) => t(`blocks.${id}`),
          label: (id) => t(`facts.${id}`),
          visible,
        }),
        { id: 'licenses', label: t('tabs.licenses'), content: props.licenses(instance.name) },
        listTab({
          id: 'databases',
          label: t('databases.title'),
          area: 'hostMysql.databases',
          columns: mysqlDatabaseColumns,
          rows: instance.databases,
          rowId: ({ name }) => name,
        }),
        listTab({
          id: 'segmentAdvisors',
          label: t('segmentAdvisors.title'),
          area: 'hostMysql.segmentAdvisors',
          columns: mysqlSegmentColumns,
          rows: instance.segmentAdvisors,
          rowId: ({ tableSchema, tableName }) => joinNonEmpty(tableSchema, tableName),
        }),
        listTab({
          id: 'tableSchemas',
          label: t('tableSchemas.title'),
          area: 'hostMysql.tableSchemas',
          columns: mysqlSchemaColumns,
          rows: instance.tableSchemas,
          rowId: ({ name, engine }) => joinNonEmpty(name, engine),
        }),
        {
          id: 'growth',
          label: t('tabs.growth'),
          content: <GrowthOfInstance name={instance.name} changes={instance.changes} />,
        },
      ]}
    />
  )
}
