import type { AwsDbInstance } from '@inventory-console/api-mocks/contract'
import type { Column } from '../../data-table/columns/column.ts'
import { defineList } from '../defineList.tsx'

/** Oracle licenses of one edition; `null` for other engines. */
function licensesOf({ engine, edition, licensesCount }: AwsDbInstance, engineName: string): number | null {
  if (!engine.includes('oracle')) return null
  return edition === engineName ? licensesCount : 0
}

const choice = { kind: 'text', filter: 'oneOf' } as const
const countColumn = { kind: 'number', width: 144, filter: 'range' } as const

export const rdsColumns: readonly Column<AwsDbInstance>[] = [
  { id: 'dbName', kind: 'text', filter: 'text', sorted: 'ascending' },
  { id: 'dbInstanceClass', kind: 'text', filter: 'text' },
  { id: 'engine', kind: 'text', filter: 'text' },
  { id: 'engineVersion', kind: 'version', width: 240, filter: 'oneOf' },
  { id: 'dbInstanceStatus', ...choice, width: 184 },
  { id: 'licenseModel', ...choice, width: 184 },
  { id: 'standardLicenses', ...countColumn, width: 184, value: (row) => licensesOf(row, 'standard') },
  { id: 'enterpriseLicenses', ...countColumn, width: 184, value: (row) => licensesOf(row, 'enterprise') },
  { id: 'storageType', ...choice, width: 128 },
  { id: 'allocatedStorage', ...countColumn, kind: 'gigabytes', width: 184 },
  { id: 'maxAllocatedStorage', ...countColumn, kind: 'gigabytes', width: 184 },
  { id: 'instanceType', ...choice },
  { id: 'processorManufacturer', ...choice, width: 200 },
  { id: 'defaultCore', ...countColumn },
  { id: 'defaultThreadsPerCore', ...countColumn, width: 184 },
  { id: 'defaultVCpus', ...countColumn },
  { id: 'memorySizeInMib', ...countColumn },
]

export const rdsInstances = defineList<AwsDbInstance>({
  area: 'oracleAudits.rds',
  columns: rdsColumns,
  identity: (row) => [row.dbName, row.dbInstanceClass, row.engine, row.engineVersion, row.allocatedStorage],
})
