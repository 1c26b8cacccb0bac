import { descriptionOf, metricOf } from '../../columns/usedLicense.ts'
import { makers, type Maker } from '../../domain/licenses/inputs.ts'

/** License type ids of each vendor, from the price lists that are loaded. */
export type KnownTypes = Readonly<Partial<Record<Maker, readonly { id: string }[]>>>

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

/** Looks up the vendor in the price lists and falls back to the texts of the license. `null` if unknown. */
export function makerOf(license: LicenseRow, knownTypes: KnownTypes): Maker | null {
  const id = license.licenseTypeID
  const listedMaker = makers.find((maker) => knownTypes[maker]?.some((type) => type.id === id))
  if (listedMaker) return listedMaker
  const description = license.description
  if (id.includes('ERC') || description.includes('Oracle')) return 'oracle'
  if (description.includes('SQL Server')) return 'microsoft'
  return description.includes('MySQL') ? 'mysql' : null
}
