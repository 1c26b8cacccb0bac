import type { LicenseCompliance } from '../../contract/wire.ts'
import { complianceOf } from '../../world/licenses/worldLicenses.ts'
import type { World } from '../../world/world.ts'
import { ENTERPRISE_EDITION, setContracts, smallEstate } from './smallEstate.ts'

/** Compliance of a license type; undefined if the list omits it. */
export function rowOf(
  world: World,
  licenseTypeID = ENTERPRISE_EDITION,
  ...locations: (readonly string[] | undefined)[]
): LicenseCompliance | undefined {
  const rows = complianceOf(world, ...locations)
  return [...rows.oracle, ...rows.mySql, ...rows.sqlServer].find((row) => row.licenseTypeID === licenseTypeID)
}

/** Both hosts run SQL Server. `id` is the license type of the host in Rome. */
export function sqlServerEstate() {
  const { world, ...hosts } = smallEstate('Microsoft/SQLServer')
  setContracts(world, {})
  // The two hosts may use different editions.
  const [row] = complianceOf(world, ['Rome']).sqlServer
  return { world, id: row?.licenseTypeID ?? '', ...hosts }
}
