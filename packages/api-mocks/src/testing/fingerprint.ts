import { contractsNow } from '../world/licenses/contracts/contracts.ts'
import type { World } from '../world/world.ts'

/** Serializes all mutable state of a world, to detect changes. */
export function fingerprint(world: World): string {
  // Creates the initial contracts, which are lazy.
  contractsNow(world)
  // Clusters and racks only refer to hosts.
  const stores = { ...world, clock: null, faker: null, clusters: null, racks: null, hosts: world.hosts.facts }
  return JSON.stringify(stores, (_key, value: unknown) => (value instanceof Map ? [...value] : value))
}
