import type { LicenseCompliance } from '@inventory-console/api-mocks/contract'
import { descriptionOf, metricOf } from '../../columns/usedLicense.ts'
import type { Vendor } from '../../domain/licenses/inputs.ts'
import { paths } from '../paths.ts'

/** Lists of the contracts of each vendor. */
export const contractPaths: Readonly<Record<Vendor, string>> = {
  oracle: paths.oracleContracts,
  mysql: paths.mysqlContracts,
  microsoft: paths.sqlServerContracts,
}

interface LicenseRow {
  licenseTypeID: string
  description: string
  metric: string
}

/** Full part number `id - description - metric`; empty without an id. */
export function fullPartNumber({ licenseTypeID, description, metric }: LicenseRow): string {
  return licenseTypeID === ''
    ? ''
    : [licenseTypeID, descriptionOf(description) || '-', metricOf(metric) || '-'].join(' - ')
}

/** The full part number, or the description of a type without one. */
export function typeName({
  itemDescription,
  ...type
}: Pick<LicenseCompliance, 'licenseTypeID' | 'itemDescription' | 'metric'>): string {
  return fullPartNumber({ ...type, description: itemDescription }) || itemDescription
}
