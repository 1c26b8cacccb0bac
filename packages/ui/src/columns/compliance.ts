import type { LicenseCompliance } from '@inventory-console/api-mocks/contract'
import type { Column } from '../data-table/columns/column.ts'
import { missingOf } from '../domain/licenses/missing.ts'
import { paths } from '../screens/paths.ts'

/** Links to the used licenses with that part number. Only MySQL has none. */
export function usedLicensesTo({ licenseTypeID }: LicenseCompliance): string {
  const id = licenseTypeID || 'mysql'
  // Dot segments would be resolved in a path.
  return /^\.{1,2}$/.test(id) ? `${paths.usedLicenses}?search=${id}` : paths.usedLicense(id)
}

export const missingLicenses: Column<LicenseCompliance> = {
  id: 'missing',
  kind: 'number',
  value: missingOf,
  critical: (row) => (missingOf(row) ?? 0) > 0,
  card: 'fact',
  filter: 'range',
  sorted: 'descending',
}
