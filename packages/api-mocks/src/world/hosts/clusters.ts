import { groupBy } from '../../lib/groupBy.ts'
import { fakeNamed, type Source } from '../../lib/random.ts'
import type { Sites } from '../company/sites.ts'
import type { HostFacts } from './hostFacts.ts'

/** A hypervisor cluster. A few contain no hosts of the inventory, only VMs without an agent. */
export interface ClusterFacts {
  name: string
  location: string
  environment: string
  members: readonly HostFacts[]
  /** Host whose agent queries the hypervisor for its VMs. */
  agent: HostFacts | undefined
}

const environments: readonly string[] = ['PROD', 'PROD', 'PROD', 'TEST']

/** One cluster without agents per this many hosts, each at another location. */
const BARE_EVERY = 300

export function clustersOf(source: Source, sites: Sites, hosts: readonly HostFacts[]): ClusterFacts[] {
  const agents = agentsOf(hosts)
  const byName = groupBy(hosts, ({ cluster }) => cluster)
  byName.delete('')
  const lived = [...byName].map(([name, members]) => {
    const location = members[0]?.location ?? ''
    return {
      name,
      location,
      environment: fakeNamed(source, name)(6).helpers.arrayElement(environments),
      members,
      agent: agents.get(location) ?? members[0],
    }
  })
  const bare = sites.slice(0, Math.floor(hosts.length / BARE_EVERY)).map(({ name, code }) => {
    const agent = agents.get(name) ?? hosts[0]
    return { name: `vmcl-${code}-lab`, location: name, environment: 'TEST', members: [], agent }
  })
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
