import type { AwsDbInstance } from '@inventory-console/api-mocks/contract'
import { keyOf } from '../../columns/places.ts'
import type { Column } from '../../data-table/columns/column.ts'
import { ListScreen } from '../../list-screen/ListScreen.tsx'
import type { DatabaseScreenProps } from './DatabaseList.tsx'

/** Oracle licenses of one edition; `null` for other engines. */
function licences({ engine, edition, licensesCount }: AwsDbInstance, wanted: string): number | null {
  if (!engine.includes('oracle')) return null
  return edition === wanted ? licensesCount : 0
}

const choice = { kind: 'text', filter: 'oneOf' } as const
const amount = { kind: 'number', width: 144, filter: 'range' } as const

export const rdsColumns: readonly Column<AwsDbInstance>[] = [
  { id: 'dbName', kind: 'text', filter: 'text', sorted: 'ascending' },
  { id: 'dbInstanceClass', kind: 'text', filter: 'text' },
  { id: 'engine', kind: 'text', filter: 'text' },
  { id: 'engineVersion', kind: 'version', width: 240, filter: 'oneOf' },
  { id: 'dbInstanceStatus', ...choice, width: 184 },
  { id: 'licenseModel', ...choice, width: 184 },
  { id: 'standardLicenses', ...amount, width: 184, value: (row) => licences(row, 'standard') },
  { id: 'enterpriseLicenses', ...amount, width: 184, value: (row) => licences(row, 'enterprise') },
  { id: 'storageType', ...choice, width: 128 },
  { id: 'allocatedStorage', ...amount, width: 184 },
  { id: 'maxAllocatedStorage', ...amount, width: 184 },
  { id: 'instanceType', ...choice },
  { id: 'processorManufacturer', ...choice, width: 200 },
  { id: 'defaultCore', ...amount },
  { id: 'defaultThreadsPerCore', ...amount, width: 184 },
  { id: 'defaultVCpus', ...amount },
  { id: 'memorySizeInMib', ...amount },
]

export function AwsRdsScreen(props: DatabaseScreenProps<AwsDbInstance>) {
  return <ListScreen {...props} area="oracleAudits.rds" columns={rdsColumns} rowId={rowId} />
}

function rowId(row: AwsDbInstance) {
  return keyOf(row.dbName, row.dbInstanceClass, row.engine, row.engineVersion, row.allocatedStorage)
}
