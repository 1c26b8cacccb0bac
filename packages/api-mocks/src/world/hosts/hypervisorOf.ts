import { DAY } from '../../lib/clock.ts'
import type { World } from '../world.ts'
import type { ClusterFacts } from './clusters.ts'
import type { HostFacts } from './hostFacts.ts'
import { clusterAt } from './hypervisors.ts'

/** Cluster properties that licenses depend on. */
export interface Hypervisor {
  name: string
  type: string
  cpu: number
  sockets: number
  /** Host names of VMs pinned to their cores. */
  capped: ReadonlySet<string>
}

interface ClusterCache {
  byName: ReadonlyMap<string, ClusterFacts>
  sizes: Map<ClusterFacts, Hypervisor | undefined>
}

const cache = new WeakMap<World['clusters'], ClusterCache>()

/** Cluster of a host; undefined if it is in none. */
export function hypervisorOf(world: World, { cluster }: HostFacts): Hypervisor | undefined {
  if (cluster === '') return undefined
  const { byName, sizes } = clusterCacheOf(world)
  const facts = byName.get(cluster)
  if (facts === undefined) return undefined
  if (!sizes.has(facts)) sizes.set(facts, sizeOf(world, facts))
  return sizes.get(facts)
}

function clusterCacheOf({ clusters }: World): ClusterCache {
  const cached = cache.get(clusters)
  if (cached) return cached
  const entry: ClusterCache = {
    byName: new Map(clusters.map((cluster) => [cluster.name, cluster])),
    sizes: new Map(),
  }
  cache.set(clusters, entry)
  return entry
}

/** Nodes and cores of a cluster never change, so they are read at a fixed time. */
function sizeOf(world: World, facts: ClusterFacts): Hypervisor | undefined {
  const cluster = clusterAt(world, facts, world.hosts.startDay * DAY)
  if (cluster === undefined) return undefined
  const { name, type, cpu, sockets, vms } = cluster
  const capped = (vms ?? []).filter(({ cappedCPU }) => cappedCPU).map(({ hostname }) => hostname)
  return { name, type, cpu, sockets, capped: new Set(capped) }
}
