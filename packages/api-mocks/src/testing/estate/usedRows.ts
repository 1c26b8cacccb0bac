import type { Contracts } from '../../world/licenses/contracts/storedContracts.ts'
import { usedLicensesOf } from '../../world/licenses/usedLicenses.ts'
import type { World } from '../../world/world.ts'
import { noContracts } from './smallEstate.ts'

/** Used licenses of a host. */
export function rowsOf(
  world: World,
  hostname: string,
  { contracts = noContracts, includeUnused }: { contracts?: Contracts; includeUnused?: boolean } = {},
) {
  const moment = world.clock.now()
  const report = world.hosts.reportOf(hostname, moment)
  if (!report) throw new Error(`${hostname} has not reported`)
  return usedLicensesOf({ world, moment, contracts }, report, includeUnused)
}
