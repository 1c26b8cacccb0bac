import { chance, pick, type Pool } from '../lib/seeded.ts'
import type { HostFacts } from './hostFacts.ts'

/** A cluster of hypervisors: it exists because hosts run in it. */
export interface ClusterFacts {
  name: string
  location: string
  environment: string
  members: readonly HostFacts[]
}

const environments: Pool<string> = ['PROD', 'PROD', 'PROD', 'TEST']

export function clustersOf(seed: number, hosts: readonly HostFacts[]): ClusterFacts[] {
  const byName = Map.groupBy(hosts, ({ cluster }) => cluster)
  byName.delete('')
  return [...byName].map(([name, members], index) => ({
    name,
    location: members[0]?.location ?? '',
    environment: pick(environments, chance(seed, 9_000_011)(index)),
    members,
  }))
}
