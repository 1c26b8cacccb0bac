import { createWorld } from '../../world/createWorld.ts'
import type { HostFacts } from '../../world/hosts/hostFacts.ts'
import type { World } from '../../world/world.ts'
import { clientOf } from '../client.ts'
import { uncachedReaderOf } from '../scopes.ts'

export const admin = { as: 'admin' }

export function iso(moment: number): string {
  return encodeURIComponent(new Date(moment).toISOString())
}

export function setUp(hosts = 120) {
  const world = createWorld({ hosts })
  const read = uncachedReaderOf(world)
  return {
    world,
    read,
    ...clientOf(world),
    names: (query = '') => read<string[]>(`/api/hosts?mode=hostnames${query}`),
  }
}

export function hostWith(world: World, fits: (host: HostFacts) => boolean): HostFacts {
  const host = world.hosts.facts.find(fits)
  if (!host) throw new Error('the world has no such host')
  return host
}
