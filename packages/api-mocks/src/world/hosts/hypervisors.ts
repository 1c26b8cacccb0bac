import type { Cluster, ClusterVM, VirtualizationNodesStat } from '../../contract/wire.ts'
import { utc } from '../../lib/dates.ts'
import { fakeNamed, objectId, type Fake } from '../../lib/random.ts'
import { subjectFrom } from '../company/words.ts'
import type { World } from '../world.ts'
import type { ClusterFacts } from './clusters.ts'
import { type Make, vmware, makes, models, coresPerSocket } from './data/hypervisors.ts'
import { reportAt } from './hostSummary.ts'

/** The cluster with its VMs at that time, or `undefined` before the first report. */
export function clusterAt(world: World, cluster: ClusterFacts, moment: number): Cluster | undefined {
  const reported = reportedAt(world, cluster, moment)
  if (reported === undefined) return undefined
  const fake = fakeNamed(world, cluster.name)
  const make = makes.get(cluster.members[0]?.info.hardwareAbstractionTechnology ?? '') ?? vmware
  const vms = machinesOf(world, cluster, make, fake, moment)
  const nodes = [...new Set(vms.map(({ virtualizationNode }) => virtualizationNode))].toSorted()
  const sockets = nodes.length * fake(3).helpers.arrayElement(make.sockets)
  const hostname = cluster.agent?.hostname ?? ''
  const withAgent = vms.filter(({ isErcoleInstalled }) => isErcoleInstalled)
  return {
    id: objectId(reported, fake),
    createdAt: utc(reported),
    hostname,
    hostnameAgentVirtualization: hostname,
    name: cluster.name,
    environment: cluster.environment,
    location: cluster.location,
    fetchEndpoint: `${make.endpoint}-${siteIn(cluster.name)}`,
    cpu: sockets * fake(4).helpers.arrayElement(coresPerSocket),
    sockets,
    type: make.type,
    virtualizationNodes: nodes,
    physicalServerModelNames: [
      ...new Set(vms.map(({ physicalServerModelName }) => physicalServerModelName)),
    ].toSorted(),
    virtualizationNodesCount: nodes.length,
    virtualizationNodesStats: nodes.map((node) => statOf(node, vms)),
    vms,
    vmsCount: vms.length,
    vmsErcoleAgentCount: withAgent.length,
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

function reportedAt(world: World, { agent, members }: ClusterFacts, moment: number): number | undefined {
  const reporters = agent === undefined ? members : [agent, ...members]
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
