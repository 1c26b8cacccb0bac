import type { HostDetail, TechnologyInfo } from '@inventory-console/api-mocks/contract'
import { Bot, Cpu, Layers, MonitorCog, Server } from 'lucide-react'
import { clusterTypesOf, isClusterMember, platformOf } from '../../domain/host.ts'
import { joined, number, part, rows, text, texts } from '../../lib/wire.ts'
import { paths } from '../paths.ts'
import { ClusterNodes } from './ClusterNodes.tsx'
import { factBlocks } from './facts.tsx'

export interface SeenHost {
  host: HostDetail
  technologies: readonly TechnologyInfo[]
}

/** What the host is, card by card. */
export const hostBlocks = factBlocks<SeenHost>()([
  {
    id: 'general',
    icon: Server,
    facts: [
      { id: 'environment', value: ({ host }) => text(host.environment) },
      { id: 'location', value: ({ host }) => text(host.location) },
      { id: 'technology', value: technologyOf },
      { id: 'clusterMember', value: ({ host }) => isClusterMember(host.clusterMembershipStatus) },
      { id: 'clusterType', value: ({ host }) => clusterTypeOf(host) },
      { id: 'clusterNodes', optional: true, value: ({ host }) => clusterNodesOf(host) },
      { id: 'tags', optional: true, value: ({ host }) => texts(host.tags).join(', ') },
    ],
  },
  {
    id: 'os',
    icon: MonitorCog,
    facts: [
      { id: 'os', value: ({ host }) => joined(part(host.info).os, part(host.info).osVersion) },
      { id: 'kernel', value: ({ host }) => joined(part(host.info).kernel, part(host.info).kernelVersion) },
      {
        id: 'memoryTotal',
        value: ({ host }, format) => format.gigabytes(number(part(host.info).memoryTotal)),
      },
      { id: 'swapTotal', value: ({ host }, format) => format.gigabytes(number(part(host.info).swapTotal)) },
    ],
  },
  {
    id: 'virtual',
    icon: Layers,
    facts: [
      { id: 'platform', value: ({ host }) => platformOf(part(host.info).hardwareAbstractionTechnology) },
      {
        id: 'cluster',
        value: ({ host }) => text(host.cluster),
        to: ({ host }) => (text(host.cluster) === '' ? undefined : paths.cluster(text(host.cluster))),
      },
      { id: 'virtualizationNode', value: ({ host }) => text(host.virtualizationNode) },
      { id: 'clusters', optional: true, value: ({ host }) => reportedClusters(host) },
      { id: 'cloud', optional: true, value: ({ host }) => cloudOf(host) },
    ],
  },
  {
    id: 'cpu',
    icon: Cpu,
    facts: [
      { id: 'cpuModel', value: ({ host }) => text(part(host.info).cpuModel) },
      { id: 'cpuFrequency', value: ({ host }) => text(part(host.info).cpuFrequency) },
      { id: 'cpuThreads', value: ({ host }) => number(part(host.info).cpuThreads) },
      { id: 'cpuCores', value: ({ host }) => number(part(host.info).cpuCores) },
      { id: 'cpuSockets', value: ({ host }) => number(part(host.info).cpuSockets) },
    ],
  },
  {
    id: 'agent',
    icon: Bot,
    facts: [
      { id: 'agentVersion', value: ({ host }) => text(host.agentVersion) },
      { id: 'createdAt', value: ({ host }, format) => format.dateTime(text(host.createdAt)) },
      { id: 'serverVersion', value: ({ host }) => text(host.serverVersion) },
    ],
  },
])

function technologyOf({ host, technologies }: SeenHost): string {
  const code = text(host.technology)
  return text(technologies.find(({ product }) => product === code)?.prettyName) || code
}

function clusterTypeOf({ clusterMembershipStatus, info }: HostDetail): string {
  const types = clusterTypesOf(clusterMembershipStatus)
  return types.length === 0 ? '' : joined(types.join(', '), part(info).clusterwareVersion)
}

function clusterNodesOf({ clusterMembershipStatus }: HostDetail) {
  const hostnames = [...new Set(texts(part(clusterMembershipStatus).veritasClusterHostnames))]
  return hostnames.length === 0 ? null : <ClusterNodes hostnames={hostnames} />
}

/** Of a host whose agent asks the hypervisors: what it tells of. */
function reportedClusters({ clusters }: HostDetail): string {
  return texts(rows(clusters).map(({ name }) => name)).join(', ')
}

/** `None` is the agent's word for no cloud. */
function cloudOf({ cloud }: HostDetail): string {
  const membership = text(part(cloud).membership)
  return membership === 'None' ? '' : membership
}
