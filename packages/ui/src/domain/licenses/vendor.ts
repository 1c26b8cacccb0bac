import { vendors, type Vendor } from './inputs.ts'

/** License type ids of each vendor, from the price lists that are loaded. */
export type KnownTypes = Readonly<Partial<Record<Vendor, readonly { id: string }[]>>>

interface NamedLicense {
  licenseTypeID: string
  description: string
}

/** Looks up the vendor in the price lists and falls back to the texts of the license. `null` if unknown. */
export function vendorOf(license: NamedLicense, knownTypes: KnownTypes): Vendor | null {
  const id = license.licenseTypeID
  const listedVendor = vendors.find((vendor) => knownTypes[vendor]?.some((type) => type.id === id))
  if (listedVendor) return listedVendor
  const description = license.description
  if (id.includes('ERC') || description.includes('Oracle')) return 'oracle'
  if (description.includes('SQL Server')) return 'microsoft'
  return description.includes('MySQL') ? 'mysql' : null
}
