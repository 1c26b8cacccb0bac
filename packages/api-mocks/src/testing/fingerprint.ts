import { isDeepStrictEqual } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { contractsNow } from '../world/licenses/contracts/contracts.ts'
import type { World } from '../world/world.ts'

/** Serializes all mutable state of a world, to detect changes. Throws on values that cannot be serialized. */
export function fingerprint(world: World): Buffer {
  // Creates the initial contracts, which are lazy.
  contractsNow(world)
  // Random sources are functions of the seed.
  const hosts = world.hosts.facts.map((facts) => ({ ...facts, fake: null, shared: null, idFake: null }))
  // Clusters and racks only refer to hosts.
  return serialize({ ...world, clock: null, faker: null, clusters: null, racks: null, hosts })
}

/** True if the state is equal. V8 may serialize equal numbers and strings in different ways. */
export const isSameState = (before: Buffer, after: Buffer): boolean =>
  before.equals(after) || isDeepStrictEqual(deserialize(before), deserialize(after))
