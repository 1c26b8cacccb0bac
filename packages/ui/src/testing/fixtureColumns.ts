import type { HostSummary } from '@inventory-console/api-mocks/contract'
import type { Column } from '../data-table/columns/column.ts'

/** Hosts, with each kind of column and two groups: what stories, tests and the bench show. */
export const fixtureColumns: readonly Column<HostSummary>[] = [
  {
    id: 'hostname',
    kind: 'link',
    to: ({ hostname }) => `/details/${encodeURIComponent(hostname)}`,
    mark: ({ createdAt }, now) =>
      now - Date.parse(createdAt ?? '') > 86_400_000
        ? { tone: 'warning', id: 'obsolete', since: createdAt }
        : null,
    filter: 'text',
  },
  {
    id: 'hypervisorCluster',
    kind: 'text',
    value: ({ cluster }) => cluster,
    group: 'virtual',
    filter: 'text',
  },
  { id: 'virtualizationNode', kind: 'text', group: 'virtual', filter: 'text' },
  {
    id: 'cpuModel',
    kind: 'text',
    value: ({ info }) => info?.cpuModel,
    group: 'cpu',
    width: 240,
    filter: 'text',
  },
  { id: 'cpuThreads', kind: 'number', value: ({ info }) => info?.cpuThreads, group: 'cpu', filter: 'range' },
  { id: 'agentVersion', kind: 'version', filter: 'oneOf' },
  { id: 'createdAt', kind: 'dateTime', filter: 'days' },
  { id: 'environment', kind: 'text', filter: 'oneOf' },
  {
    id: 'databases',
    kind: 'list',
    value: ({ databases }) => Object.values(databases ?? {}).flatMap((names) => names ?? []),
    filter: 'text',
  },
  { id: 'operatingSystem', kind: 'text', value: ({ info }) => info?.os, filter: 'oneOf' },
  {
    id: 'clusterMember',
    kind: 'boolean',
    value: ({ clusterMembershipStatus }) => clusterMembershipStatus?.oracleClusterware,
    filter: 'yesNo',
  },
  { id: 'memoryTotal', kind: 'gigabytes', value: ({ info }) => info?.memoryTotal, filter: 'range' },
  { id: 'swapTotal', kind: 'gigabytes', value: ({ info }) => info?.swapTotal, filter: 'range' },
  { id: 'location', kind: 'text', hidden: true, filter: 'oneOf' },
]
