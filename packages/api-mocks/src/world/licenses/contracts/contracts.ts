import type { World } from '../../world.ts'
import { firstContracts } from './firstContracts.ts'
import type { Contracts } from './storedContracts.ts'

export function contractsNow(world: World): Contracts {
  return contractsAt(world, Number.POSITIVE_INFINITY)
}

export function contractsAt(world: World, moment: number): Contracts {
  const found = world.contracts.findLast(({ since }) => since <= moment)
  if (found) return found.contracts
  const contracts = firstContracts(world)
  world.contracts.unshift({ since: Number.NEGATIVE_INFINITY, contracts })
  return contracts
}

/** Replaces the contracts of the given vendors from now on. */
export function replaceContracts(world: World, changed: Partial<Contracts>): void {
  const contracts = { ...contractsNow(world), ...changed }
  world.contracts.push({ since: world.clock.now(), contracts })
}
