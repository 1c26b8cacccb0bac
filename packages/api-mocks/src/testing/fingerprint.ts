import { contractsNow } from '../world/licenses/contracts/contracts.ts'
import type { World } from '../world/world.ts'

/** Everything that a call can change in a world, as one text. */
export function fingerprint(world: World): string {
  // The first contracts are written down when somebody asks for them.
  contractsNow(world)
  // What clusters and racks are made of are the hosts once more.
  const stores = { ...world, clock: null, clusters: null, racks: null, hosts: world.hosts.facts }
  return JSON.stringify(stores, (_key, value: unknown) => (value instanceof Map ? [...value] : value))
}
