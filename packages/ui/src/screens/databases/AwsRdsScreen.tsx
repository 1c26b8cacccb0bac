import type { AwsDbInstance } from '@inventory-console/api-mocks/contract'
import { flagCount } from '../../columns/databaseColumns.ts'
import type { Column } from '../../data-table/columns/column.ts'
import { shortEngineVersion, shortLicenseModel } from '../../domain/shortForms.ts'
import { gibibytes } from '../../lib/format.ts'
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
  { id: 'engineVersion', kind: 'version', width: 240, short: shortEngineVersion, filter: 'oneOf' },
  { id: 'dbInstanceStatus', kind: 'status', filter: 'oneOf', width: 184 },
  {
    id: 'isAvailable',
    kind: 'boolean',
    measured: true,
    hidden: true,
    value: ({ dbInstanceStatus: status }) => (status === '' ? null : status === 'available'),
    filter: 'yesNo',
  },
  { id: 'licenseModel', ...choice, width: 184, short: shortLicenseModel },
  { id: 'standardLicenses', ...countColumn, width: 184, value: (row) => licensesOf(row, 'standard') },
  { id: 'enterpriseLicenses', ...countColumn, width: 184, value: (row) => licensesOf(row, 'enterprise') },
  { id: 'storageType', ...choice, width: 128, hidden: true },
  { id: 'allocatedStorage', ...countColumn, kind: 'gigabytes', width: 184 },
  { id: 'maxAllocatedStorage', ...countColumn, kind: 'gigabytes', width: 184, hidden: true },
  { id: 'defaultVCpus', ...countColumn },
  {
    id: 'memorySizeInMib',
    header: 'memory',
    ...countColumn,
    kind: 'gigabytes',
    value: ({ memorySizeInMib }) => gibibytes(memorySizeInMib),
  },
  { id: 'instanceType', ...choice, hidden: true },
  { id: 'processorManufacturer', ...choice, width: 200, hidden: true },
  { id: 'defaultCore', ...countColumn, hidden: true },
  { id: 'defaultThreadsPerCore', ...countColumn, width: 184, hidden: true },
]

export const rdsInstances = defineList<AwsDbInstance>({
  area: 'oracleAudits.rds',
  columns: rdsColumns,
  counts: [
    { id: 'byol', column: 'licenseModel', filter: { kind: 'oneOf', values: ['bring-your-own-license'] } },
    { id: 'included', column: 'licenseModel', filter: { kind: 'oneOf', values: ['license-included'] } },
    flagCount('notAvailable', 'isAvailable', false, 'danger'),
  ],
  identity: (row) => [row.dbName, row.dbInstanceClass, row.engine, row.engineVersion, row.allocatedStorage],
})
