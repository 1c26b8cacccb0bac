import type { OracleDatabase } from '@inventory-console/api-mocks/contract'
import { useMemo } from 'react'
import { patchStateOf } from '../../../../domain/patchState.ts'
import { useFormat, useText, type Messages } from '../../../../i18n/I18nProvider.tsx'
import { useFieldLabels } from '../../../../i18n/useFieldLabels.ts'
import { useNow } from '../../../../lib/dates.ts'
import { DatabaseState } from '../../../DatabaseState.tsx'
import {
  Amount,
  BackupWeek,
  countedLicenses,
  fullestOf,
  FullestText,
  LicenseNames,
  PatchText,
  VersionText,
} from '../databases/databaseCells.tsx'
import { DatabasesBox, type PartProps, type SearchField } from '../databases/DatabasesBox.tsx'
import type { DatabaseColumn } from '../databases/DatabasesTable.tsx'
import { factFields } from '../facts.tsx'
import { infoBlocks } from './infoFacts.ts'
import { OraclePanel } from './OraclePanel.tsx'
import type { OracleQueries } from './oracleQueries.ts'

export type { RenderQuery, OracleQueries, PolicyAudit, QueryTarget } from './oracleQueries.ts'

export interface OracleDatabasesProps extends PartProps {
  queries: OracleQueries
}

export function OracleDatabases({ queries, licenses, ...box }: OracleDatabasesProps) {
  const { host, location, onLocationChange, missingTypes } = box
  const t = useText('hostDetails')
  const { bytes } = useFormat()
  const now = useNow()
  const databases = host.features.oracle?.database?.databases ?? []
  const columns = useMemo(() => oracleColumns(missingTypes, now), [missingTypes, now])
  const sumOf = (size: (database: OracleDatabase) => number) =>
    bytes(databases.reduce((sum, database) => sum + size(database), 0) * 1024 ** 3)
  return (
    <DatabasesBox
      {...box}
      kind="database"
      databases={databases}
      name={({ name }) => name}
      alias={({ uniqueName }) => uniqueName}
      columns={columns}
      totals={
        databases.length === 0
          ? []
          : [
              () => t('table.totalMemory', { size: sumOf(memoryOf) }),
              () => t('table.totalSegments', { size: sumOf(({ segmentsSize }) => segmentsSize) }),
            ]
      }
      fields={useFields()}
    >
      {(database, visible) => (
        <OraclePanel
          hostname={host.hostname}
          database={database}
          visible={visible}
          queries={queries}
          licenses={licenses}
          location={location}
          onLocationChange={onLocationChange}
        />
      )}
    </DatabasesBox>
  )
}

/** In GiB, as the list of databases adds it up. */
function memoryOf({ pgaTarget, sgaTarget, memoryTarget }: OracleDatabase): number {
  return pgaTarget + sgaTarget + memoryTarget
}

const fullestTablespace = ({ tablespaces }: OracleDatabase) =>
  fullestOf(
    tablespaces,
    ({ name }) => name,
    ({ usedPerc }) => usedPerc,
  )

function oracleColumns(
  missingTypes: ReadonlySet<string>,
  now: number,
): readonly DatabaseColumn<OracleDatabase>[] {
  return [
    {
      id: 'version',
      sortBy: ({ version }) => version,
      cell: ({ version }) => <VersionText version={version} />,
    },
    {
      id: 'status',
      sortBy: ({ status }) => status,
      cell: ({ status }) => <DatabaseState code={status} />,
    },
    {
      id: 'cpu',
      align: 'end',
      wideOnly: true,
      sortBy: ({ cpuCount }) => cpuCount,
      cell: ({ cpuCount }) => <Amount value={cpuCount} />,
    },
    {
      id: 'memory',
      unit: 'gigabytes',
      align: 'end',
      wideOnly: true,
      sortBy: memoryOf,
      cell: (database) => <Amount value={memoryOf(database)} digits={1} />,
    },
    {
      id: 'segmentsSize',
      unit: 'gigabytes',
      align: 'end',
      wideOnly: true,
      sortBy: ({ segmentsSize }) => segmentsSize,
      cell: ({ segmentsSize }) => <Amount value={segmentsSize} digits={1} />,
    },
    {
      id: 'fullestTablespace',
      phone: 'wide',
      sortBy: (database) => fullestTablespace(database)?.percent ?? null,
      cell: (database) => <FullestText fullest={fullestTablespace(database)} />,
    },
    {
      id: 'licenses',
      phone: 'wide',
      sortBy: ({ licenses }) => countedLicenses(licenses).length || null,
      cell: ({ licenses }) => <LicenseNames licenses={licenses} missing={missingTypes} />,
    },
    {
      id: 'backup',
      phone: 'wide',
      sortBy: ({ backups }) => backups.length,
      cell: ({ backups }) => <BackupWeek backups={backups} />,
    },
    {
      id: 'patch',
      sortBy: (database) => patchStateOf(database, now).date,
      cell: (database) => <PatchText state={patchStateOf(database, now)} />,
    },
  ]
}

interface ListField {
  id: keyof Messages['common']['columns']
  values: (database: OracleDatabase) => unknown
}

/** Lists of a database that the search can cover, in addition to its facts. */
const lists: readonly ListField[] = [
  { id: 'pdbs', values: ({ pdbs }) => pdbs },
  { id: 'licenses', values: ({ licenses }) => licenses.filter(({ count }) => count > 0) },
  { id: 'grants', values: ({ grantDba }) => grantDba },
  { id: 'options', values: ({ featureUsageStats }) => featureUsageStats },
  { id: 'tablespaces', values: ({ tablespaces }) => tablespaces },
  { id: 'schemas', values: ({ schemas }) => schemas },
  { id: 'patches', values: ({ patches }) => patches },
  { id: 'psus', values: ({ psus }) => psus },
  { id: 'addms', values: ({ addms }) => addms },
  { id: 'segmentAdvisors', values: ({ segmentAdvisors }) => segmentAdvisors },
  { id: 'growth', values: ({ changes }) => changes },
  { id: 'backups', values: ({ backups }) => backups },
  { id: 'services', values: ({ services }) => services },
  { id: 'partitionings', values: ({ partitionings }) => partitionings },
  { id: 'capacity', values: ({ cpuDiskConsumptions }) => cpuDiskConsumptions },
  { id: 'diskGroups', values: ({ diskGroups }) => diskGroups },
  { id: 'migrability', values: ({ pgsqlMigrability }) => pgsqlMigrability },
  { id: 'audit', values: ({ policiesAudit }) => policiesAudit },
]

function useFields(): readonly SearchField<OracleDatabase>[] {
  const label = useFieldLabels('hostOracle')
  const format = useFormat()
  return [
    ...factFields(infoBlocks, label, format),
    ...lists.map(({ id, values }) => ({ id, label: label(id), values })),
  ]
}
