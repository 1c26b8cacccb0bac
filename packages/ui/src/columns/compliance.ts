import type { LicenseCompliance } from '@inventory-console/api-mocks/contract'
import type { Column } from '../data-table/columns/column.ts'
import { missingOf } from '../domain/licenses/missing.ts'

export const missingLicenses: Column<LicenseCompliance> = {
  id: 'missing',
  kind: 'number',
  value: missingOf,
  critical: (row) => (missingOf(row) ?? 0) > 0,
  card: 'fact',
  filter: 'range',
}
