import type { HostSummary, TechnologyInfo } from '@inventory-console/api-mocks/contract'
import { useMemo } from 'react'
import type { Column, Mark } from '../../data-table/columns/column.ts'
import type { Peek } from '../../data-table/peek/RowPeek.tsx'
import {
  agentVersion,
  clusterTypesOf,
  hostIdentity,
  isClusterMember,
  isOutdated,
  platformOf,
} from '../../domain/host.ts'
import { shortInstance, shortKernel, shortSystem } from '../../domain/shortForms.ts'
import { joinNonEmpty } from '../../lib/text.ts'
import { defineList, type ListPageProps } from '../defineList.tsx'
import { paths } from '../paths.ts'

type Columns = readonly Column<HostSummary>[]

const virtualGroup = { group: 'virtual', hidden: true } as const
const cpu = { group: 'cpu', hidden: true } as const

/** Left of the technology: where a host is and whether it still reports. */
const columnsBeforeTechnology: Columns = [
  {
    id: 'createdAt',
    header: 'lastReport',
    kind: 'dateTime',
    ago: true,
    width: 120,
    card: 'fact',
    filter: 'days',
  },
  { id: 'environment', kind: 'text', width: 120, filter: 'oneOf' },
  { id: 'location', kind: 'text', width: 184, filter: 'oneOf' },
]

const columnsAfterTechnology: Columns = [
  { id: 'databases', kind: 'list', width: 200, value: databases, short: shortInstance, filter: 'text' },
  {
    id: 'operatingSystem',
    kind: 'text',
    width: 230,
    value: operatingSystem,
    short: shortSystem,
    filter: 'text',
  },
  { id: 'cpuCores', header: 'cores', kind: 'number', value: (host) => host.info.cpuCores, filter: 'range' },
  {
    id: 'memoryTotal',
    header: 'memory',
    kind: 'gigabytes',
    value: (host) => host.info.memoryTotal,
    filter: 'range',
  },
  {
    id: 'missingDatabases',
    kind: 'list',
    width: 180,
    value: missingDatabases,
    hidden: true,
    filter: 'yesNo',
  },
  { id: 'platform', kind: 'text', width: 120, value: platform, ...virtualGroup, filter: 'oneOf' },
  {
    id: 'hypervisorCluster',
    kind: 'link',
    width: 180,
    value: (host) => host.cluster,
    to: clusterTo,
    ...virtualGroup,
    filter: 'oneOf',
  },
  { id: 'virtualizationNode', kind: 'link', width: 140, to: nodeTo, ...virtualGroup, filter: 'oneOf' },
  {
    id: 'cpuModel',
    kind: 'text',
    width: 280,
    value: (host) => host.info.cpuModel,
    ...cpu,
    filter: 'text',
  },
  {
    id: 'cpuThreads',
    kind: 'number',
    value: (host) => host.info.cpuThreads,
    ...cpu,
    filter: 'range',
  },
  {
    id: 'cpuSockets',
    header: 'sockets',
    kind: 'number',
    value: (host) => host.info.cpuSockets,
    ...cpu,
    filter: 'range',
  },
  {
    id: 'agentVersion',
    kind: 'version',
    width: 110,
    value: agentVersion,
    hidden: true,
    filter: 'oneOf',
  },
  {
    id: 'clusterMember',
    kind: 'boolean',
    width: 132,
    value: (host) => isClusterMember(host.clusterMembershipStatus),
    hidden: true,
    filter: 'yesNo',
  },
  {
    id: 'clusterwareVersion',
    kind: 'version',
    width: 156,
    value: (host) => host.info.clusterwareVersion,
    hidden: true,
    filter: 'oneOf',
  },
  {
    id: 'clusterType',
    kind: 'list',
    hidden: true,
    value: (host) => clusterTypesOf(host.clusterMembershipStatus),
    filter: 'oneOf',
  },
  { id: 'kernel', kind: 'text', width: 260, value: kernel, short: shortKernel, hidden: true, filter: 'text' },
  {
    id: 'swapTotal',
    kind: 'gigabytes',
    value: (host) => host.info.swapTotal,
    hidden: true,
    filter: 'range',
  },
  { id: 'obsolete', kind: 'boolean', value: isObsolete, hidden: true, filter: 'yesNo' },
]

/** `technologies` give codes their display names. Memoize: new columns create a new table. */
export function hostColumns(technologies: readonly TechnologyInfo[]): Columns {
  return [hostname, ...columnsBeforeTechnology, technology(technologies), ...columnsAfterTechnology]
}

const hostname: Column<HostSummary> = {
  id: 'hostname',
  kind: 'link',
  to: (host) => paths.host(host.hostname),
  mark: obsoleteMark,
  filter: 'text',
  sorted: 'ascending',
}

function clusterTo({ cluster }: HostSummary): string | null {
  return cluster === '' ? null : paths.cluster(cluster)
}

/** Virtual machines on that node of the cluster. */
function nodeTo({ cluster, virtualizationNode: node }: HostSummary): string | null {
  return cluster === '' || node === '' ? null : paths.clusterNode(cluster, node)
}

function obsoleteMark(host: HostSummary, now: number): Mark | null {
  return isObsolete(host, now) ? { tone: 'warning', id: 'obsolete', since: host.createdAt } : null
}

function technology(technologies: readonly TechnologyInfo[]): Column<HostSummary> {
  const names = new Map(technologies.map(({ product, prettyName }) => [product, prettyName]))
  const value = ({ technology: code }: HostSummary) => names.get(code) || code
  return { id: 'technology', kind: 'text', width: 184, value, filter: 'oneOf' }
}

export const hostPeek: Peek = {
  figures: ['createdAt', 'missingDatabases', 'environment', 'technology'],
  facts: [
    'databases',
    'operatingSystem',
    'kernel',
    'memoryTotal',
    'swapTotal',
    'cpuModel',
    'cpuCores',
    'cpuThreads',
    'platform',
    'hypervisorCluster',
    'virtualizationNode',
    'clusterType',
    'clusterwareVersion',
    'agentVersion',
    'location',
  ],
  danger: ['missingDatabases'],
}

const yesFilter = { kind: 'yesNo', value: true } as const

export const hosts = defineList<HostSummary>({
  area: 'hosts',
  columns: hostColumns([]),
  identity: hostIdentity,
  groupedBy: 'host',
  places: ['hypervisorCluster', 'virtualizationNode'],
  counts: [
    {
      id: 'obsolete',
      column: 'obsolete',
      filter: yesFilter,
      tone: 'warning',
      // The longest silent first.
      sort: { id: 'createdAt', desc: false },
    },
    { id: 'missing', column: 'missingDatabases', filter: yesFilter, tone: 'warning' },
    { id: 'clustered', column: 'clusterMember', filter: yesFilter },
    { id: 'physical', column: 'platform', filter: { kind: 'oneOf', values: ['Bare Metal'] } },
  ],
  peek: hostPeek,
})

export interface HostsScreenProps extends ListPageProps<HostSummary> {
  /** Overrides the facts of the side peek. */
  peek?: Peek<HostSummary>
  /** Display names of technology codes. */
  technologies?: readonly TechnologyInfo[] | undefined
}

const noTechnologies: readonly TechnologyInfo[] = []

export function HostsScreen({ technologies = noTechnologies, ...list }: HostsScreenProps) {
  const columns = useMemo(() => hostColumns(technologies), [technologies])
  return <hosts.Screen {...list} columns={columns} />
}

export function platform(host: HostSummary): string {
  return platformOf(host.info.hardwareAbstractionTechnology)
}

export function operatingSystem(host: HostSummary): string {
  return joinNonEmpty(host.info.os, host.info.osVersion)
}

export function kernel(host: HostSummary): string {
  return joinNonEmpty(host.info.kernelVersion, host.info.kernel)
}

/** Database names of all technologies without duplicates. */
export function databases(host: HostSummary): string[] {
  const names = Object.values(host.databases).flat()
  return [...new Set(names)].filter((name) => name !== '')
}

/** Missing databases without ignored ones. */
export function missingDatabases({ missingDatabases = [] }: HostSummary): string[] {
  return missingDatabases.filter(({ ignored, name }) => !ignored && name !== '').map(({ name }) => name)
}

export function isObsolete({ createdAt }: HostSummary, now: number): boolean {
  return isOutdated(createdAt, now)
}
