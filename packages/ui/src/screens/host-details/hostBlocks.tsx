import type { HostDetail, TechnologyInfo } from '@inventory-console/api-mocks/contract'
import { Bot, Cpu, Layers, MonitorCog, Server } from 'lucide-react'
import { clusterTypesOf, isClusterMember, platformOf } from '../../domain/host.ts'
import { joinNonEmpty } from '../../lib/values/joinNonEmpty.ts'
import { paths } from '../paths.ts'
import { ClusterNodes } from './ClusterNodes.tsx'
import { factBlocks } from './facts.tsx'
import { technologyCode } from './technology.ts'

export interface HostWithTechnologies {
  host: HostDetail
  technologies: readonly TechnologyInfo[]
}

/** Cards with the facts of a host. */
export const hostBlocks = factBlocks<HostWithTechnologies>()([
  {
    id: 'general',
    icon: Server,
    facts: [
      { id: 'environment', value: ({ host }) => host.environment },
      { id: 'location', value: ({ host }) => host.location },
      { id: 'technology', value: technologyName },
      { id: 'clusterMember', value: ({ host }) => isClusterMember(host.clusterMembershipStatus) },
      { id: 'clusterType', value: ({ host }) => clusterTypeOf(host) },
      { id: 'clusterNodes', optional: true, value: ({ host }) => clusterNodesOf(host) },
      { id: 'tags', optional: true, value: ({ host }) => host.tags.join(', ') },
    ],
  },
  {
    id: 'os',
    icon: MonitorCog,
    facts: [
      { id: 'os', value: ({ host }) => joinNonEmpty(host.info.os, host.info.osVersion) },
      { id: 'kernel', value: ({ host }) => joinNonEmpty(host.info.kernel, host.info.kernelVersion) },
      {
        id: 'memoryTotal',
        value: ({ host }, format) => format.gigabytes(host.info.memoryTotal),
      },
      { id: 'swapTotal', value: ({ host }, format) => format.gigabytes(host.info.swapTotal) },
    ],
  },
  {
    id: 'virtual',
    icon: Layers,
    facts: [
      { id: 'platform', value: ({ host }) => platformOf(host.info.hardwareAbstractionTechnology) },
      {
        id: 'cluster',
        value: ({ host }) => host.cluster,
        to: ({ host }) => (host.cluster === '' ? undefined : paths.cluster(host.cluster)),
      },
      { id: 'virtualizationNode', value: ({ host }) => host.virtualizationNode },
      { id: 'clusters', optional: true, value: ({ host }) => reportedClusters(host) },
      { id: 'cloud', optional: true, value: ({ host }) => cloudOf(host) },
    ],
  },
  {
    id: 'cpu',
    icon: Cpu,
    facts: [
      { id: 'cpuModel', value: ({ host }) => host.info.cpuModel },
      { id: 'cpuFrequency', value: ({ host }) => host.info.cpuFrequency },
      { id: 'cpuThreads', value: ({ host }) => host.info.cpuThreads },
      { id: 'cpuCores', value: ({ host }) => host.info.cpuCores },
      { id: 'cpuSockets', value: ({ host }) => host.info.cpuSockets },
    ],
  },
  {
    id: 'agent',
    icon: Bot,
    facts: [
      { id: 'agentVersion', value: ({ host }) => host.agentVersion },
      { id: 'createdAt', value: ({ host }, format) => format.dateTime(host.createdAt) },
      { id: 'serverVersion', value: ({ host }) => host.serverVersion },
    ],
  },
])

function technologyName({ host, technologies }: HostWithTechnologies): string {
  const code = technologyCode(host)
  return (technologies.find(({ product }) => product === code)?.prettyName ?? '') || code
}

function clusterTypeOf({ clusterMembershipStatus, info }: HostDetail): string {
  const types = clusterTypesOf(clusterMembershipStatus)
  return types.length === 0 ? '' : joinNonEmpty(types.join(', '), info.clusterwareVersion)
}

function clusterNodesOf({ clusterMembershipStatus }: HostDetail) {
  const hostnames = [...new Set(clusterMembershipStatus.veritasClusterHostnames)]
  return hostnames.length === 0 ? null : <ClusterNodes hostnames={hostnames} />
}

/** Clusters that the agent of this host queries from hypervisors. */
function reportedClusters({ clusters }: HostDetail): string {
  return clusters.map(({ name }) => name).join(', ')
}

/** The agent sends `None` without a cloud. */
function cloudOf({ cloud }: HostDetail): string {
  return cloud.membership === 'None' ? '' : cloud.membership
}
