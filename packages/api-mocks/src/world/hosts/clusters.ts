import type { Cluster, ClusterInfo, ClusterVM, VirtualizationNodesStat } from '../../contract/wire.ts'
import { groupBy } from '../../lib/groupBy.ts'
import { type Fake, fakeNamed, objectId } from '../../lib/random.ts'
import { DAY, utc } from '../../lib/time.ts'
import type { Sites } from '../company/sites.ts'
import { subjectFrom } from '../company/words.ts'
import type { World } from '../world.ts'
import type { HostFacts } from './hostFacts.ts'
import { reportAt } from './hostSummary.ts'

export interface Make {
  type: string
  cluster: string
  node: string
  endpoint: string
  sockets: readonly number[]
}

const vmware: Make = {
  type: 'VMWare/VMWare',
  cluster: 'vmcl',
  node: 'esx',
  endpoint: 'vcenter',
  sockets: [2, 2, 4],
}

/** Hypervisors that report their VMs, by the guests' hardware abstraction technology. The server has no data on others. */
export const makes: ReadonlyMap<string, Make> = new Map([
  ['VMWARE', vmware],
  ['KVM', { type: 'Oracle/LVM', cluster: 'olvm', node: 'kvm', endpoint: 'olvm', sockets: [2, 2] }],
  ['OVM', { type: 'Oracle/VM', cluster: 'ovmcl', node: 'ovs', endpoint: 'ovmmgr', sockets: [2, 2] }],
])

const models: readonly string[] = [
  'PowerEdge R750',
  'ProLiant DL380 Gen10',
  'PowerEdge R640',
  'ThinkSystem SR650',
]

const coresPerSocket: readonly number[] = [16, 20, 24, 28, 32]

/** A hypervisor cluster. A few contain no hosts of the inventory, only VMs without an agent. */
export interface ClusterFacts {
  name: string
  location: string
  /** Environment of the host that reports the cluster. */
  environment: string
  members: readonly HostFacts[]
  /** Host whose agent queries the hypervisor for its VMs. */
  agent: HostFacts | undefined
  /** Content of the agent's report; undefined in a generated world. */
  reported?: ClusterInfo
}

/** One cluster without agents per this many hosts, each at another location. */
const BARE_EVERY = 300

/** Clusters of a world from reports. */
export function reportedClusters(hosts: readonly HostFacts[]): ClusterFacts[] {
  const byName = groupBy(hosts, ({ cluster }) => cluster)
  return hosts.flatMap((agent) =>
    (agent.reported?.clusters ?? []).map((reported) => ({
      name: reported.name,
      location: agent.location,
      environment: agent.environment,
      members: byName.get(reported.name) ?? [],
      agent,
      reported,
    })),
  )
}

export function clustersOf(sites: Sites, hosts: readonly HostFacts[]): ClusterFacts[] {
  const agents = agentsOf(hosts)
  const byName = groupBy(hosts, ({ cluster }) => cluster)
  byName.delete('')
  const lived = [...byName].map(([name, members]) => {
    const location = members[0]?.location ?? ''
    const agent = agents.get(location) ?? members[0]
    return { name, location, environment: agent?.environment ?? '', members, agent }
  })
  const bare = sites.slice(0, Math.floor(hosts.length / BARE_EVERY)).map(({ name, code }) => {
    const agent = agents.get(name) ?? hosts[0]
    const environment = agent?.environment ?? ''
    return { name: `vmcl-${code}-lab`, location: name, environment, members: [], agent }
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

/** The cluster with its VMs at that time, or `undefined` before the first report. */
export function clusterAt(world: World, cluster: ClusterFacts, moment: number): Cluster | undefined {
  const reported = reportedAt(world, cluster, moment)
  if (reported === undefined) return undefined
  const hostname = cluster.agent?.hostname ?? ''
  const hypervisor = cluster.reported
    ? { ...cluster.reported, vms: withAgents(world, cluster.reported, moment) }
    : generatedHypervisor(world, cluster, moment)
  const { fetchEndpoint, type, cpu, sockets, vms } = hypervisor
  const nodes = [...new Set(vms.map(({ virtualizationNode }) => virtualizationNode))].toSorted()
  return {
    id: objectId(reported, fakeNamed(world, cluster.name)),
    createdAt: utc(reported),
    hostname,
    hostnameAgentVirtualization: hostname,
    name: cluster.name,
    environment: cluster.environment,
    location: cluster.location,
    fetchEndpoint,
    cpu,
    sockets,
    type,
    virtualizationNodes: nodes,
    physicalServerModelNames: [
      ...new Set(vms.map(({ physicalServerModelName }) => physicalServerModelName)),
    ].toSorted(),
    virtualizationNodesCount: nodes.length,
    virtualizationNodesStats: nodes.map((node) => statOf(node, vms)),
    vms,
    vmsCount: vms.length,
    vmsErcoleAgentCount: vms.filter(({ isErcoleInstalled }) => isErcoleInstalled).length,
  }
}

function withAgents(world: World, { vms }: ClusterInfo, moment: number): ClusterVM[] {
  return (vms ?? []).map((vm) => ({
    ...vm,
    isErcoleInstalled: world.hosts.find(vm.hostname, moment) !== undefined,
  }))
}

function generatedHypervisor(world: World, cluster: ClusterFacts, moment: number) {
  const fake = fakeNamed(world, cluster.name)
  const make = makes.get(cluster.members[0]?.info.hardwareAbstractionTechnology ?? '') ?? vmware
  const vms = machinesOf(world, cluster, make, fake, moment)
  const nodes = new Set(vms.map(({ virtualizationNode }) => virtualizationNode))
  const sockets = nodes.size * fake(3).helpers.arrayElement(make.sockets)
  return {
    fetchEndpoint: `${make.endpoint}-${siteIn(cluster.name)}`,
    cpu: sockets * fake(4).helpers.arrayElement(coresPerSocket),
    sockets,
    type: make.type,
    vms,
  }
}

/** Row of the list: without the detail fields, but with models in the node names. */
export function clusterRow(cluster: Cluster): Cluster {
  const models = new Map((cluster.vms ?? []).map((vm) => [vm.virtualizationNode, vm.physicalServerModelName]))
  return {
    ...cluster,
    createdAt: '0001-01-01T00:00:00Z',
    virtualizationNodes:
      cluster.virtualizationNodes?.map((node) => `${node} - ${models.get(node) ?? ''}`) ?? null,
    virtualizationNodesCount: 0,
    virtualizationNodesStats: null,
    vms: null,
  }
}

function reportedAt(
  world: World,
  { agent, members, reported }: ClusterFacts,
  moment: number,
): number | undefined {
  const others = reported ? [] : members
  const reporters = agent === undefined ? others : [agent, ...others]
  for (const host of reporters) {
    const report = reportAt(host, world.hosts.startDay, moment)
    if (report !== undefined) return report
  }
  return undefined
}

/** VMs with an agent are hosts of the inventory; the others are known to the hypervisor only. */
function machinesOf(
  world: World,
  cluster: ClusterFacts,
  make: Make,
  fake: Fake,
  moment: number,
): ClusterVM[] {
  const modelOf = (node: string) => fakeNamed(world, node)(5).helpers.arrayElement(models)
  const machine = (hostname: string, node: string, topic: number, isErcoleInstalled: boolean): ClusterVM => ({
    cappedCPU: fake(topic).datatype.boolean(1 / 5),
    hostname,
    name: hostname.split('.')[0]?.toLowerCase() ?? hostname,
    virtualizationNode: node,
    physicalServerModelName: modelOf(node),
    isErcoleInstalled,
  })
  const hosts = cluster.members.map((host) =>
    machine(host.hostname, host.virtualizationNode, 1000 + host.row, world.hosts.existedAt(host, moment)),
  )
  const siteCode = siteIn(cluster.name)
  const others = Array.from({ length: 3 + fake(1).number.int(8 + hosts.length - 1) }, (_, index) => {
    const node = `${make.node}-${siteCode}${fake(100 + index).number.int(3) + 1}`
    const name = `${subjectFrom(fake(200 + index))}-${siteCode}-${String(index + 1).padStart(2, '0')}`
    return machine(name, node, 300 + index, false)
  })
  return [...hosts, ...others]
}

function statOf(virtualizationNode: string, vms: readonly ClusterVM[]): VirtualizationNodesStat {
  const onNode = vms.filter((vm) => vm.virtualizationNode === virtualizationNode)
  const withAgent = onNode.filter(({ isErcoleInstalled }) => isErcoleInstalled).length
  return {
    totalVMsCount: onNode.length,
    totalVMsWithErcoleAgentCount: withAgent,
    totalVMsWithoutErcoleAgentCount: onNode.length - withAgent,
    virtualizationNode,
  }
}

/** Site code and number in a cluster name: `mil-01` of `vmcl-mil-01`. */
function siteIn(name: string): string {
  return /^[a-z]+-(\w+-\w+)$/.exec(name)?.[1] ?? 'none-01'
}

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

/** Nodes and cores of a cluster never change, so they are read at a fixed time: the end of the first day. */
function sizeOf(world: World, facts: ClusterFacts): Hypervisor | undefined {
  const cluster = clusterAt(world, facts, (world.hosts.startDay + 1) * DAY - 1)
  if (cluster === undefined) return undefined
  const { name, type, cpu, sockets, vms } = cluster
  const capped = (vms ?? []).filter(({ cappedCPU }) => cappedCPU).map(({ hostname }) => hostname)
  return { name, type, cpu, sockets, capped: new Set(capped) }
}
