import { descriptionOf, metricOf } from '../../columns/usedLicense.ts'
import { makers, type Maker } from '../../domain/licenses/inputs.ts'

/** The ids of the licence types that each maker sells, where they are known. */
export type KnownTypes = Readonly<Partial<Record<Maker, readonly { id: string }[]>>>

interface Licence {
  licenseTypeID: string
  description: string
  metric: string
}

/** The full part number: 'id - description - metric'; nothing where there is no id. */
export function fullPartNumber({ licenseTypeID, description, metric }: Licence): string {
  return licenseTypeID === ''
    ? ''
    : [licenseTypeID, descriptionOf(description) || '-', metricOf(metric) || '-'].join(' - ')
}

/** By the price lists; where they do not know it, by what its texts say. `null`: nobody can tell. */
export function makerOf(licence: Licence, known: KnownTypes): Maker | null {
  const id = licence.licenseTypeID
  const listed = makers.find((maker) => known[maker]?.some((type) => type.id === id))
  if (listed) return listed
  const description = licence.description
  if (id.includes('ERC') || description.includes('Oracle')) return 'oracle'
  if (description.includes('SQL Server')) return 'microsoft'
  return description.includes('MySQL') ? 'mysql' : null
}
