import type {
  SqlServerBackup,
  SqlServerDatabase,
  SqlServerInstance,
  SqlServerPatch,
  SqlServerProductFeature,
  SqlServerSchema,
  SqlServerTablespace,
} from '@inventory-console/api-mocks/contract'
import { Database, MemoryStick, Settings2 } from 'lucide-react'
import { useMemo } from 'react'
import type { Column } from '../../../../data-table/columns/column.ts'
import { useText } from '../../../../i18n/I18nProvider.tsx'
import { useFieldLabels } from '../../../../i18n/useFieldLabels.ts'
import { joinNonEmpty } from '../../../../lib/text.ts'
import { DatabaseState } from '../../../DatabaseState.tsx'
import {
  Amount,
  backupsOfInstance,
  countedLicenses,
  Exceptions,
  fullestOf,
  FullestText,
  LicenseNames,
  VersionText,
  WorstBackup,
} from '../databases/databaseCells.tsx'
import type { PartProps } from '../databases/DatabasesBox.tsx'
import type { DatabaseColumn } from '../databases/DatabasesTable.tsx'
import { InnerDatabases } from '../databases/InnerDatabases.tsx'
import { infoTab, InstancesBox, listTab } from '../databases/InstancesBox.tsx'
import { byteFacts, factBlocks, plainFacts, stateFacts } from '../facts.tsx'

/** Patches and features belong to the host and are shown with every instance. */
export function SqlServerDatabases(props: PartProps) {
  const { host } = props
  const t = useText('hostSqlServer')
  const label = useFieldLabels('hostSqlServer')
  const { instances, patches, features } = host.features.microsoft?.sqlServer ?? {}
  return (
    <InstancesBox
      {...props}
      databases={instances ?? []}
      columns={useMemo(() => instanceColumns(props.missingTypes), [props.missingTypes])}
      tabs={[
        infoTab(label('info'), {
          blocks: sqlServerBlocks,
          title: (id) => t(`blocks.${id}`),
          label,
        }),
        {
          id: 'databases',
          label: label('databases'),
          values: ({ databases }) => databases,
          count: ({ databases }) => databases.length,
          render: (instance) => <InstanceDatabases {...props} hostname={host.hostname} instance={instance} />,
        },
        {
          id: 'licenses',
          label: label('licenses'),
          values: ({ license }) => license,
          render: ({ name }) => props.licenses(name),
        },
        listTab({
          id: 'patches',
          label: label('patches'),
          area: 'hostSqlServer.patches',
          columns: patchColumns,
          rows: () => patches ?? [],
          rowId: ({ displayName, displayVersion }) => joinNonEmpty(displayName, displayVersion),
        }),
        listTab({
          id: 'features',
          label: t('features.title'),
          area: 'hostSqlServer.features',
          columns: featureColumns,
          rows: () => features ?? [],
          rowId: ({ feature, product, language }) => joinNonEmpty(feature, product, language),
        }),
      ]}
    />
  )
}

const systemDatabases: ReadonlySet<string> = new Set(['master', 'tempdb', 'model', 'msdb'])

/** The databases of the users. SQL Server cannot back up `tempdb`. */
const ownDatabases = ({ databases }: SqlServerInstance) =>
  databases.filter(({ name }) => !systemDatabases.has(name.toLowerCase()))

/** In bytes. */
const allocOf = ({ databases }: SqlServerInstance) =>
  databases.flatMap(({ tablespaces }) => tablespaces).reduce((sum, { alloc }) => sum + alloc, 0)

const fullestFile = ({ databases }: SqlServerInstance) =>
  fullestOf(
    databases.flatMap(({ name, tablespaces }) => tablespaces.map((file) => ({ name, file }))),
    ({ name, file }) => (file.fileType === 'LOG' ? `${name} log` : name),
    ({ file }) => usedPercent(file),
  )

/** States of a database that is not online are named in its row. */
const offlineOf = ({ databases }: SqlServerInstance) =>
  databases.filter(({ status }) => status !== '' && status !== 'ONLINE').length

function instanceColumns(missingTypes: ReadonlySet<string>): readonly DatabaseColumn<SqlServerInstance>[] {
  return [
    {
      id: 'version',
      phone: 'wide',
      sortBy: ({ version }) => version,
      cell: ({ version, edition }) => <VersionText version={version} edition={edition} />,
    },
    {
      id: 'status',
      phone: 'wide',
      sortBy: ({ stateDesc }) => stateDesc,
      cell: ({ stateDesc }) => <DatabaseState code={stateDesc} />,
    },
    {
      id: 'databases',
      wideOnly: true,
      align: 'end',
      sortBy: ({ databases }) => databases.length,
      cell: ({ databases }) => <Amount value={databases.length} />,
    },
    {
      id: 'notOnline',
      phone: 'wide',
      align: 'end',
      sortBy: offlineOf,
      cell: (instance) => <Exceptions count={offlineOf(instance)} />,
    },
    {
      id: 'size',
      wideOnly: true,
      unit: 'gigabytes',
      align: 'end',
      sortBy: allocOf,
      cell: (instance) => <Amount value={allocOf(instance) / 1024 ** 3} digits={1} />,
    },
    {
      id: 'fullestFile',
      phone: 'wide',
      sortBy: (instance) => fullestFile(instance)?.percent ?? null,
      cell: (instance) => <FullestText fullest={fullestFile(instance)} />,
    },
    {
      id: 'licenses',
      phone: 'wide',
      sortBy: ({ license }) => countedLicenses([license])[0]?.count ?? null,
      cell: ({ license }) => <LicenseNames licenses={[license]} missing={missingTypes} />,
    },
    {
      id: 'backup',
      phone: 'wide',
      sortBy: (instance) => {
        const { worst, missing } = backupsOfInstance(ownDatabases(instance))
        return missing > 0 ? -missing : (worst?.days ?? null)
      },
      cell: (instance) => <WorstBackup databases={ownDatabases(instance)} />,
    },
  ]
}

export interface InstanceDatabasesProps extends Pick<PartProps, 'location' | 'onLocationChange'> {
  hostname: string
  instance: SqlServerInstance
}

export function InstanceDatabases({
  hostname,
  instance,
  location,
  onLocationChange,
}: InstanceDatabasesProps) {
  const t = useText('hostSqlServer')
  const label = useFieldLabels('hostSqlServer')
  return (
    <InnerDatabases
      hostname={hostname}
      instance={instance.name}
      databases={instance.databases}
      name={({ name }) => name}
      location={location}
      onLocationChange={onLocationChange}
      area="hostSqlServer.databases"
      columnsFor={sqlServerDatabaseColumns}
      rowId={({ name, databaseID }) => joinNonEmpty(String(databaseID), name)}
      tabs={[
        infoTab(label('info'), {
          blocks: sqlServerDatabaseBlocks,
          title: (id) => t(`blocks.${id}`),
          label,
        }),
        listTab({
          id: 'fileGroups',
          label: t('fileGroups.title'),
          area: 'hostSqlServer.fileGroups',
          columns: fileGroupColumns,
          rows: ({ tablespaces }: SqlServerDatabase) => tablespaces,
          rowId: ({ filename, fileType }) => joinNonEmpty(filename, fileType),
        }),
        listTab({
          id: 'objects',
          label: t('objects.title'),
          area: 'hostSqlServer.objects',
          columns: objectColumns,
          rows: ({ schemas }: SqlServerDatabase) => schemas,
          rowId: ({ allocationType }) => allocationType,
        }),
        listTab({
          id: 'backups',
          label: label('backups'),
          area: 'hostSqlServer.backups',
          columns: backupColumns,
          rows: ({ backups }: SqlServerDatabase) => backups,
          rowId: ({ backupType, hour, weekDays }) => joinNonEmpty(backupType, hour, weekDays.join(' ')),
        }),
      ]}
    />
  )
}

export const sqlServerBlocks = factBlocks<SqlServerInstance>()([
  {
    id: 'details',
    icon: Database,
    facts: [
      { id: 'name', value: ({ name }) => name, copyable: true },
      { id: 'databaseID', value: ({ databaseID }) => String(databaseID) },
      ...stateFacts('status', 'stateDesc'),
      ...plainFacts('platform', 'collationName', 'version'),
    ],
  },
  {
    id: 'additional',
    icon: Settings2,
    facts: [
      ...plainFacts('displayName', 'serverName', 'edition', 'editionType'),
      { id: 'productCode', value: ({ productCode }) => productCode, copyable: true },
      { id: 'licensingInfo', value: ({ licensingInfo }) => licensingInfo },
    ],
  },
])

export const sqlServerDatabaseBlocks = factBlocks<SqlServerDatabase>()([
  {
    id: 'details',
    icon: Database,
    facts: [
      { id: 'name', value: ({ name }) => name, copyable: true },
      { id: 'databaseID', value: ({ databaseID }) => String(databaseID) },
      ...plainFacts('collationName'),
      ...stateFacts('status'),
      ...plainFacts('recoveryModel'),
    ],
  },
  {
    id: 'memory',
    icon: MemoryStick,
    facts: byteFacts('maxServerMemory', 'minServerMemory'),
  },
  {
    id: 'additional',
    icon: Settings2,
    facts: [
      ...plainFacts('affinityMask'),
      { id: 'allocation', value: ({ alloc }) => alloc },
      { id: 'blockSize', value: ({ blockSize }, { bytes }) => bytes(blockSize) },
      ...plainFacts('ctp', 'maxDop', 'schedulersCount'),
    ],
  },
])

/** `to` links to one database. */
export function sqlServerDatabaseColumns(to: (name: string) => string): readonly Column<SqlServerDatabase>[] {
  return [
    { id: 'name', kind: 'link', width: 170, to: ({ name }) => to(name), filter: 'text' },
    { id: 'status', kind: 'status', filter: 'oneOf' },
    { id: 'recoveryModel', kind: 'text', width: 146, filter: 'oneOf' },
    { id: 'collationName', kind: 'text', width: 224, filter: 'oneOf' },
    { id: 'alloc', header: 'allocation', kind: 'number' },
    { id: 'maxServerMemory', kind: 'bytes' },
  ]
}

export const fileGroupColumns: readonly Column<SqlServerTablespace>[] = [
  { id: 'filename', kind: 'text', width: 200, filter: 'text' },
  { id: 'fileType', header: 'type', kind: 'text', width: 110, filter: 'oneOf' },
  { id: 'usedPercent', header: 'used', kind: 'fill', width: 120, value: usedPercent },
  { id: 'alloc', header: 'allocation', kind: 'bytes' },
  { id: 'used', header: 'usedSpace', kind: 'bytes' },
  { id: 'growth', kind: 'number', width: 100 },
  { id: 'growthUnit', kind: 'text', width: 116, filter: 'oneOf' },
  { id: 'status', kind: 'status', filter: 'oneOf' },
]

function usedPercent({ used, alloc }: SqlServerTablespace): number | null {
  return alloc <= 0 ? null : (100 * used) / alloc
}

export const objectColumns: readonly Column<SqlServerSchema>[] = [
  { id: 'allocationType', kind: 'text', width: 220 },
  { id: 'allocatedSpace', kind: 'bytes', width: 140 },
  { id: 'usedSpace', kind: 'bytes', width: 140 },
]

export const backupColumns: readonly Column<SqlServerBackup>[] = [
  { id: 'backupType', header: 'type', kind: 'text', width: 180, filter: 'oneOf' },
  { id: 'weekDays', kind: 'week' },
  { id: 'hour', kind: 'text', width: 90 },
  { id: 'avgBckSize', kind: 'gigabytes', width: 140 },
]

export const patchColumns: readonly Column<SqlServerPatch>[] = [
  { id: 'displayName', header: 'name', kind: 'text', width: 260, filter: 'text' },
  { id: 'displayVersion', header: 'version', kind: 'version', width: 140, filter: 'oneOf' },
  { id: 'installDate', kind: 'date', filter: 'days' },
]

export const featureColumns: readonly Column<SqlServerProductFeature>[] = [
  { id: 'feature', kind: 'text', width: 220, filter: 'text' },
  { id: 'product', kind: 'text', width: 220, filter: 'oneOf' },
  { id: 'edition', kind: 'text', width: 160, filter: 'oneOf' },
  { id: 'language', kind: 'text', width: 100 },
  { id: 'version', kind: 'version', width: 130 },
  { id: 'clustered', kind: 'boolean', filter: 'yesNo' },
  { id: 'configured', kind: 'boolean', filter: 'yesNo' },
]
