import type { LicenseCompliance } from '@inventory-console/api-mocks/contract'
import type { Column } from '../data-table/columns/column.ts'
import { missingOf } from '../domain/licenses/missing.ts'
import { paths } from '../screens/paths.ts'

/** Part numbers are the search of the used licences; of a licence without one only MySQL is known. */
export function usedTo({ licenseTypeID }: LicenseCompliance): string {
  const id = licenseTypeID || 'mysql'
  // As a part of a path, dots would lead somewhere else.
  return /^\.{1,2}$/.test(id) ? `${paths.usedLicenses}?search=${id}` : paths.usedLicense(id)
}

export const missingLicenses: Column<LicenseCompliance> = {
  id: 'missing',
  kind: 'number',
  value: missingOf,
  filter: 'range',
  sorted: 'descending',
}
