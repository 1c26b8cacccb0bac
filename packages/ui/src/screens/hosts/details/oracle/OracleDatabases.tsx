import type { OracleDatabase } from '@inventory-console/api-mocks/contract'
import { useFormat, type Messages } from '../../../../i18n/I18nProvider.tsx'
import { useFieldLabels } from '../../../../i18n/useFieldLabels.ts'
import { joinNonEmpty } from '../../../../lib/text.ts'
import { DatabasesBox, type PartProps, type SearchField } from '../databases/DatabasesBox.tsx'
import { factFields } from '../facts.tsx'
import { CpuSection } from './charts/CpuSection.tsx'
import { infoBlocks } from './infoFacts.ts'
import { OraclePanel } from './OraclePanel.tsx'
import type { OracleQueries } from './oracleQueries.ts'

export type { RenderQuery, OracleQueries, PolicyAudit, QueryTarget } from './oracleQueries.ts'

export interface OracleDatabasesProps extends PartProps {
  queries: OracleQueries
}

export function OracleDatabases({
  host,
  queries,
  open,
  occurrence,
  onOpen,
  location,
  onLocationChange,
  notices,
  licenses,
}: OracleDatabasesProps) {
  const databases = host.features.oracle?.database?.databases ?? []
  const openDatabase =
    databases.find(({ name }) => name === open) ?? databases.find(({ uniqueName }) => uniqueName === open)
  return (
    <div className="flex flex-col gap-4">
      {databases.length === 0 ? null : (
        <CpuSection host={host} databases={databases} open={(openDatabase ?? databases[0])?.name ?? ''} />
      )}
      <DatabasesBox
        databases={databases}
        name={({ name }) => name}
        alias={({ uniqueName }) => uniqueName}
        note={({ status, version }) => joinNonEmpty(status, version.split(' ')[0])}
        fields={useFields()}
        open={open}
        {...(occurrence === undefined ? {} : { occurrence })}
        onOpen={onOpen}
        notices={notices}
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
    </div>
  )
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
