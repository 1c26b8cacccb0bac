import type {
  MySqlChange,
  MySQLDatabase,
  MySQLInstance,
  MySQLSegmentAdvisor,
  MySQLTableSchema,
} from '@inventory-console/api-mocks/contract'
import { Database, MemoryStick, Network, Settings2 } from 'lucide-react'
import { Suspense, useMemo } from 'react'
import { Skeleton } from '../../../../components/skeleton/Skeleton.tsx'
import type { Column } from '../../../../data-table/columns/column.ts'
import { mysqlEdition } from '../../../../domain/shortForms.ts'
import { useText } from '../../../../i18n/I18nProvider.tsx'
import { useFieldLabels } from '../../../../i18n/useFieldLabels.ts'
import { LineChart } from '../../../../lib/lazyCharts.ts'
import { joinNonEmpty } from '../../../../lib/text.ts'
import {
  Amount,
  countedLicenses,
  LicenseNames,
  ReplicationRole,
  VersionText,
} from '../databases/databaseCells.tsx'
import type { PartProps } from '../databases/DatabasesBox.tsx'
import type { DatabaseColumn } from '../databases/DatabasesTable.tsx'
import { infoTab, InstancesBox, listTab } from '../databases/InstancesBox.tsx'
import { factBlocks, plainFacts } from '../facts.tsx'

export function MysqlDatabases(props: PartProps) {
  const t = useText('hostMysql')
  const label = useFieldLabels('hostMysql')
  return (
    <InstancesBox
      {...props}
      databases={props.host.features.mysql?.instances ?? []}
      columns={useMemo(() => instanceColumns(props.missingTypes), [props.missingTypes])}
      tabs={[
        infoTab(label('info'), {
          blocks: mysqlBlocks,
          title: (id) => t(`blocks.${id}`),
          label,
        }),
        {
          id: 'licenses',
          label: label('licenses'),
          values: ({ license }) => license,
          render: ({ name }) => props.licenses(name),
        },
        listTab({
          id: 'databases',
          label: label('databases'),
          area: 'hostMysql.databases',
          columns: mysqlDatabaseColumns,
          rows: ({ databases }: MySQLInstance) => databases,
          rowId: ({ name }) => name,
        }),
        listTab({
          id: 'segmentAdvisors',
          label: t('segmentAdvisors.title'),
          area: 'hostMysql.segmentAdvisors',
          columns: mysqlSegmentColumns,
          rows: ({ segmentAdvisors }: MySQLInstance) => segmentAdvisors,
          rowId: ({ tableSchema, tableName }) => joinNonEmpty(tableSchema, tableName),
        }),
        listTab({
          id: 'tableSchemas',
          label: t('tableSchemas.title'),
          area: 'hostMysql.tableSchemas',
          columns: mysqlSchemaColumns,
          rows: ({ tableSchemas }: MySQLInstance) => tableSchemas,
          rowId: ({ name, engine }) => joinNonEmpty(name, engine),
        }),
        {
          id: 'growth',
          label: label('growth'),
          values: () => null,
          render: ({ name, changes }) => <GrowthOfInstance name={name} changes={changes} />,
        },
      ]}
    />
  )
}

/** In MB. */
const allocationOf = ({ tableSchemas }: MySQLInstance) =>
  tableSchemas.reduce((sum, { allocation }) => sum + allocation, 0)

function instanceColumns(missingTypes: ReadonlySet<string>): readonly DatabaseColumn<MySQLInstance>[] {
  return [
    {
      id: 'version',
      sortBy: ({ version }) => version,
      cell: ({ version }) => <VersionText version={version} />,
    },
    {
      id: 'edition',
      sortBy: ({ edition }) => edition,
      cell: ({ edition }) => <bdi translate="no">{mysqlEdition(edition)}</bdi>,
    },
    {
      id: 'role',
      sortBy: ({ isMaster, isSlave }) => Number(isMaster) * 2 + Number(isSlave),
      cell: ({ isMaster, isSlave, readOnly }) => (
        <ReplicationRole isPrimary={isMaster} isReplica={isSlave} isReadOnly={readOnly} />
      ),
    },
    {
      id: 'databases',
      align: 'end',
      sortBy: ({ databases }) => databases.length,
      cell: ({ databases }) => <Amount value={databases.length} />,
    },
    {
      id: 'bufferPool',
      unit: 'gigabytes',
      align: 'end',
      sortBy: ({ bufferPoolSize }) => bufferPoolSize,
      cell: ({ bufferPoolSize }) => <Amount value={bufferPoolSize / 1024} digits={1} />,
    },
    {
      id: 'segmentsSize',
      unit: 'gigabytes',
      align: 'end',
      sortBy: allocationOf,
      cell: (instance) => <Amount value={allocationOf(instance) / 1024} digits={1} />,
    },
    {
      id: 'licenses',
      sortBy: ({ license }) => countedLicenses([license])[0]?.count ?? null,
      cell: ({ license }) => <LicenseNames licenses={[license]} missing={missingTypes} />,
    },
  ]
}

export const mysqlBlocks = factBlocks<MySQLInstance>()([
  {
    id: 'details',
    icon: Database,
    facts: [
      { id: 'name', value: ({ name }) => name, copyable: true },
      ...plainFacts('version', 'platform', 'architecture', 'edition', 'engine'),
    ],
  },
  {
    id: 'memory',
    icon: MemoryStick,
    facts: plainFacts('sortBufferSize', 'logBufferSize', 'bufferPoolSize'),
  },
  {
    id: 'additional',
    icon: Settings2,
    facts: [
      { id: 'readOnly', value: ({ readOnly }) => readOnly },
      { id: 'redoLogEnabled', value: ({ redoLogEnabled }) => toBoolean(redoLogEnabled) },
      ...plainFacts('logBin', 'threadsConcurrency', 'charsetServer', 'charsetSystem', 'pageSize'),
    ],
  },
  {
    id: 'replication',
    icon: Network,
    facts: [
      { id: 'highAvailability', value: ({ highAvailability }) => highAvailability },
      { id: 'uuid', value: ({ uuid }) => uuid, copyable: true },
      { id: 'isMaster', value: ({ isMaster }) => isMaster },
      { id: 'slaveUUIDs', optional: true, value: ({ slaveUUIDs }) => slaveUUIDs.join(', ') },
      { id: 'isSlave', value: ({ isSlave }) => isSlave },
      { id: 'masterUUID', optional: true, value: ({ masterUUID }) => masterUUID ?? '', copyable: true },
    ],
  },
])

/** Maps ON and OFF to booleans and keeps other words. */
function toBoolean(onOrOff: string): string | boolean {
  if (/^(on|yes|1|true)$/i.test(onOrOff)) return true
  return /^(off|no|0|false)$/i.test(onOrOff) ? false : onOrOff
}

export const mysqlDatabaseColumns: readonly Column<MySQLDatabase>[] = [
  { id: 'name', kind: 'text', width: 220, filter: 'text' },
  { id: 'charset', kind: 'text', width: 120, filter: 'oneOf' },
  { id: 'collation', header: 'collationName', kind: 'text', width: 200, filter: 'oneOf' },
  { id: 'encrypted', kind: 'boolean', filter: 'yesNo' },
]

export const mysqlSegmentColumns: readonly Column<MySQLSegmentAdvisor>[] = [
  { id: 'tableName', kind: 'text', width: 200, filter: 'text' },
  { id: 'tableSchema', header: 'schema', kind: 'text', width: 140, filter: 'oneOf' },
  { id: 'engine', kind: 'text', width: 110, filter: 'oneOf' },
  { id: 'data', kind: 'number' },
  { id: 'allocation', kind: 'number' },
  { id: 'index', kind: 'number' },
  { id: 'free', kind: 'number', filter: 'range' },
]

export const mysqlSchemaColumns: readonly Column<MySQLTableSchema>[] = [
  { id: 'name', kind: 'text', width: 220, filter: 'text' },
  { id: 'engine', kind: 'text', width: 120, filter: 'oneOf' },
  { id: 'allocation', kind: 'number', filter: 'range' },
]

export interface GrowthOfInstanceProps {
  name: string
  changes: readonly MySqlChange[]
}

/** Allocated size of an instance over time. */
export function GrowthOfInstance({ name, changes }: GrowthOfInstanceProps) {
  const t = useText('hostMysql')
  const points = changes.map(({ updated, allocation }) => ({
    time: updated,
    value: allocation,
  }))
  return (
    <Suspense fallback={<Skeleton data-loading className="h-69" />}>
      <LineChart
        title={t('growth.title')}
        unit={t('growth.unit')}
        level={3}
        list={{
          status: 'ready',
          value: points.length === 0 ? [] : [{ id: name, name: t('growth.allocation'), points }],
        }}
        emptyText={t('growth.empty')}
      />
    </Suspense>
  )
}
