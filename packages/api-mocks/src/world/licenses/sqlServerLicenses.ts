import type { SqlServerInstance } from '../../contract/index.ts'

type Edition = SqlServerInstance['edition']

/** A license is a pack of two cores. */
export interface SqlServerLicenseKind {
  id: string
  itemDescription: string
  edition: Edition
  version: string
}

const longNames = { ENT: 'Enterprise', STD: 'Standard' } as const

const kind = (id: string, edition: keyof typeof longNames, version: string): SqlServerLicenseKind => ({
  id,
  itemDescription: `SQL Server ${version} ${longNames[edition]} Core - 2 Core License Pack`,
  edition,
  version,
})

/** Ids from the server's migrations. */
export const sqlServerLicenses: readonly SqlServerLicenseKind[] = [
  kind('DG7GMGF0FKX9-0003', 'ENT', '2016'),
  kind('DG7GMGF0FKX9-0002', 'ENT', '2017'),
  kind('DG7GMGF0FKZV-0001', 'ENT', '2019'),
  kind('DG7GMGF0M80J-0001', 'ENT', '2022'),
  kind('DG7GMGF0FLR2-0003', 'STD', '2016'),
  kind('DG7GMGF0FLR2-0004', 'STD', '2017'),
  kind('DG7GMGF0FLR2-0002', 'STD', '2019'),
  kind('DG7GMGF0M7XW-0001', 'STD', '2022'),
]

/** Undefined for editions without a core license, such as Express and Developer. */
export function sqlServerLicenseFor(edition: Edition, version: string): SqlServerLicenseKind | undefined {
  const ofEdition = sqlServerLicenses.filter((license) => license.edition === edition)
  return ofEdition.find((license) => license.version === version) ?? ofEdition[0]
}
