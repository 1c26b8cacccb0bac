import { descriptionOf, metricOf } from '../../columns/usedLicense.ts'
import { makers, type Maker } from '../../domain/licenses/inputs.ts'

/** License type ids of each vendor, from the price lists that are loaded. */
export type KnownTypes = Readonly<Partial<Record<Maker, readonly { id: string }[]>>>

interface Licence {
  licenseTypeID: string
  description: string
  metric: string
}

/** Full part number `id - description - metric`; empty without an id. */
export function fullPartNumber({ licenseTypeID, description, metric }: Licence): string {
  return licenseTypeID === ''
    ? ''
    : [licenseTypeID, descriptionOf(description) || '-', metricOf(metric) || '-'].join(' - ')
}

/** Looks up the vendor in the price lists and falls back to the texts of the license. `null` if unknown. */
export function makerOf(licence: Licence, known: KnownTypes): Maker | null {
  const id = licence.licenseTypeID
  const listed = makers.find((maker) => known[maker]?.some((type) => type.id === id))
  if (listed) return listed
  const description = licence.description
  if (id.includes('ERC') || description.includes('Oracle')) return 'oracle'
  if (description.includes('SQL Server')) return 'microsoft'
  return description.includes('MySQL') ? 'mysql' : null
}
