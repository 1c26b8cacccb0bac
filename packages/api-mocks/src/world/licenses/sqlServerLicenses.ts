import type { SqlServerInstance } from '../../contract/wire.ts'
import { sqlServerParts } from './data/sqlServerParts.ts'

type Edition = SqlServerInstance['edition']

/** A license is a pack of two cores. */
export interface SqlServerLicenseKind {
  id: string
  itemDescription: string
  edition: Edition
  version: string
}

export const sqlServerLicenses: readonly SqlServerLicenseKind[] = sqlServerParts.map(
  ({ id, edition, name, version }) => ({
    id,
    itemDescription: `SQL Server ${version} ${name} Core - 2 Core License Pack`,
    edition,
    version,
  }),
)

/** Undefined for editions without a core license, such as Express and Developer. */
export function sqlServerLicenseFor(edition: Edition, version: string): SqlServerLicenseKind | undefined {
  const ofEdition = sqlServerLicenses.filter((license) => license.edition === edition)
  return ofEdition.find((license) => license.version === version) ?? ofEdition[0]
}
