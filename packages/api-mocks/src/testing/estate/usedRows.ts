import type { Contracts } from '../../world/licenses/contracts/storedContracts.ts'
import { usedLicensesOf } from '../../world/licenses/worldLicenses.ts'
import type { World } from '../../world/world.ts'
import { noContracts } from './smallEstate.ts'

/** Used licenses of a host. */
export function rowsOf(
  world: World,
  hostname: string,
  { contracts = noContracts }: { contracts?: Contracts } = {},
) {
  const moment = world.clock.now()
  const report = world.hosts.reportOf(hostname, moment)
  if (!report) throw new Error(`${hostname} has not reported`)
  return usedLicensesOf(world, [report], { contracts })
}
