import { groupBy } from '../../lib/groupBy.ts'
import { chance, pick, type Pool } from '../../lib/seeded.ts'
import { placeIn, type Wording } from '../words.ts'
import type { HostFacts } from './hostFacts.ts'
import { places } from './places.ts'

/** A cluster of hypervisors: hosts run in it, but for a few that hold machines without an agent only. */
export interface ClusterFacts {
  name: string
  location: string
  environment: string
  members: readonly HostFacts[]
  /** The host whose agent asks the hypervisor for its machines. */
  agent: HostFacts | undefined
}

const environments: Pool<string> = ['PROD', 'PROD', 'PROD', 'TEST']

/** One for so many hosts, in another place each: the server knows the hypervisor, but no agent runs in it. */
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

/** At each place an application server that has been there for long asks for all. */
function agentsOf(hosts: readonly HostFacts[]): ReadonlyMap<string, HostFacts> {
  const agents = new Map<string, HostFacts>()
  for (const host of hosts) {
    if (host.technology === '' && host.lastDay === 0 && host.firstDay > 60 && !agents.has(host.location))
      agents.set(host.location, host)
  }
  return agents
}
