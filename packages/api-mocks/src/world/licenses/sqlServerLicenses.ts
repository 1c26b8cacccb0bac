import type { SqlServerInstance } from '../../contract/index.ts'

type Edition = SqlServerInstance['edition']

/** What can be bought; two cores a licence are counted by core here, as the server does. */
export interface SqlServerLicenseKind {
  id: string
  /** A code, a dash and the name. */
  itemDescription: string
  edition: Edition
  version: string
}

const kind = (id: string, edition: 'ENT' | 'STD' | 'WEB' | 'BI', version: string): SqlServerLicenseKind => ({
  id,
  itemDescription: `SQLSvr${edition}Core-SQL Server ${longNames[edition]} Core ${version}`,
  edition,
  version,
})

const longNames = { ENT: 'Enterprise', STD: 'Standard', WEB: 'Web', BI: 'Business Intelligence' } as const

export const sqlServerLicenses: readonly SqlServerLicenseKind[] = [
  kind('7JQ-00265', 'ENT', '2016'),
  kind('7JQ-01007', 'ENT', '2017'),
  kind('7JQ-01543', 'ENT', '2019'),
  kind('7JQ-01698', 'ENT', '2022'),
  kind('7NQ-00215', 'STD', '2016'),
  kind('7NQ-00806', 'STD', '2017'),
  kind('359-06320', 'STD', '2019'),
  kind('7NQ-01602', 'STD', '2022'),
  kind('7JR-00051', 'WEB', '2019'),
  kind('D2M-00584', 'BI', '2016'),
]

/** Express, developer and Azure editions need none. */
export function sqlServerLicenseFor(edition: Edition, version: string): SqlServerLicenseKind | undefined {
  const ofEdition = sqlServerLicenses.filter((license) => license.edition === edition)
  return ofEdition.find((license) => license.version === version) ?? ofEdition[0]
}
