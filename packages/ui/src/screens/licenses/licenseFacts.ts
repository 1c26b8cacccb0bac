import type { LicenseCompliance } from '@inventory-console/api-mocks/contract'
import { descriptionOf, metricOf } from '../../columns/usedLicense.ts'
import { vendors, type Vendor } from '../../domain/licenses/inputs.ts'
import { paths } from '../paths.ts'

/** Lists of the contracts of each vendor. */
export const contractPaths: Readonly<Record<Vendor, string>> = {
  oracle: paths.oracleContracts,
  mysql: paths.mysqlContracts,
  microsoft: paths.sqlServerContracts,
}

/** License type ids of each vendor, from the price lists that are loaded. */
export type KnownTypes = Readonly<Partial<Record<Vendor, readonly { id: string }[]>>>

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

/** Looks up the vendor in the price lists and falls back to the texts of the license. `null` if unknown. */
export function vendorOf(license: LicenseRow, knownTypes: KnownTypes): Vendor | null {
  const id = license.licenseTypeID
  const listedVendor = vendors.find((vendor) => knownTypes[vendor]?.some((type) => type.id === id))
  if (listedVendor) return listedVendor
  const description = license.description
  if (id.includes('ERC') || description.includes('Oracle')) return 'oracle'
  if (description.includes('SQL Server')) return 'microsoft'
  return description.includes('MySQL') ? 'mysql' : null
}
