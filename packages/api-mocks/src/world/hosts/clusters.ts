import { groupBy } from '../../lib/groupBy.ts'
import { chance, pick, type Pool } from '../../lib/seeded.ts'
import { placeIn, type Wording } from '../words.ts'
import type { HostFacts } from './hostFacts.ts'
import { places } from './places.ts'

/** A hypervisor cluster. A few contain no hosts of the inventory, only VMs without an agent. */
export interface ClusterFacts {
  name: string
  location: string
  environment: string
  members: readonly HostFacts[]
  /** Host whose agent queries the hypervisor for its VMs. */
  agent: HostFacts | undefined
}

const environments: Pool<string> = ['PROD', 'PROD', 'PROD', 'TEST']

/** One cluster without agents per this many hosts, each at another location. */
const BARE_EVERY = 300

export function clustersOf(seed: number, hosts: readonly HostFacts[], words?: Wording): ClusterFacts[] {
  const agents = agentsOf(hosts)
  const byName = groupBy(hosts, ({ cluster }) => cluster)
  byName.delete('')
  const lived = [...byName].map(([name, members], index) => {
    const location = members[0]?.location ?? ''
    return {
      name,
      location,
      environment: pick(environments, chance(seed, 9_000_011)(index)),
      members,
      agent: agents.get(location) ?? members[0],
    }
  })
  const bare = Array.from(
    { length: Math.min(Math.floor(hosts.length / BARE_EVERY), places.length) },
    (_, index) => {
      const [, place] = places[index] ?? places[0]
      const { name, code } = place
      const location = placeIn(words, name)
      const agent = agents.get(location) ?? hosts[0]
      return { name: `vmcl-${code}-lab`, location, environment: 'TEST', members: [], agent }
    },
  )
  return [...lived, ...bare]
}

/** One application server per location, with a long history, queries all its hypervisors. */
function agentsOf(hosts: readonly HostFacts[]): ReadonlyMap<string, HostFacts> {
  const agents = new Map<string, HostFacts>()
  for (const host of hosts) {
    if (host.technology === '' && host.lastDay === 0 && host.firstDay > 60 && !agents.has(host.location))
      agents.set(host.location, host)
  }
  return agents
}
