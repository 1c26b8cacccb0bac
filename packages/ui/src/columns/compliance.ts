import type { LicenseCompliance } from '@inventory-console/api-mocks/contract'
import type { Column } from '../data-table/columns/column.ts'
import { missingOf } from '../domain/licenses/missing.ts'
import { paths } from '../screens/paths.ts'

/** Used licenses are searched by part number; only MySQL has none. */
export function usedTo({ licenseTypeID }: LicenseCompliance): string {
  const id = licenseTypeID || 'mysql'
  // A path resolves dot segments.
  return /^\.{1,2}$/.test(id) ? `${paths.usedLicenses}?search=${id}` : paths.usedLicense(id)
}

export const missingLicenses: Column<LicenseCompliance> = {
  id: 'missing',
  kind: 'number',
  value: missingOf,
  filter: 'range',
  sorted: 'descending',
}
