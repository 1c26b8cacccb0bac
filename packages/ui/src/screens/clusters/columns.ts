import type { Cluster, TechnologyInfo } from '@inventory-console/api-mocks/contract'
import type { Column } from '../../data-table/columns/column.ts'
import type { Peek } from '../../data-table/peek/RowPeek.tsx'
import { paths } from '../paths.ts'
import { coverage, technologyName } from './clusterFacts.ts'

/** Memoize per `technologies`: new columns create a new table. */
export function clusterColumns(technologies: readonly TechnologyInfo[]): readonly Column<Cluster>[] {
  return [
    { id: 'name', kind: 'link', to: clusterTo, filter: 'text', sorted: 'ascending' },
    {
      id: 'type',
      kind: 'text',
      width: 140,
      value: ({ type }) => technologyName(technologies, type),
      filter: 'oneOf',
    },
    { id: 'cpu', kind: 'number', value: ({ cpu }) => cpu, filter: 'range' },
    { id: 'vmsCount', kind: 'number', value: ({ vmsCount }) => vmsCount, filter: 'range' },
    {
      id: 'vmsErcoleAgentCount',
      kind: 'number',
      width: 144,
      value: ({ vmsErcoleAgentCount }) => vmsErcoleAgentCount,
      filter: 'range',
    },
    { id: 'coverage', kind: 'percent', width: 128, value: coverage, filter: 'range' },
    {
      id: 'virtualizationNodes',
      kind: 'list',
      width: 200,
      filter: 'text',
    },
    { id: 'environment', kind: 'text', width: 120, filter: 'oneOf' },
    { id: 'location', kind: 'text', width: 120, filter: 'oneOf' },
    {
      id: 'sockets',
      kind: 'number',
      hidden: true,
      value: ({ sockets }) => sockets,
      filter: 'range',
    },
    { id: 'fetchEndpoint', kind: 'text', hidden: true, width: 180, filter: 'oneOf' },
    { id: 'hostname', kind: 'link', hidden: true, width: 220, to: reporterTo, filter: 'text' },
  ]
}

function clusterTo({ name }: Cluster): string | null {
  return name === '' ? null : paths.cluster(name)
}

function reporterTo({ hostname }: Cluster): string | null {
  return hostname === '' ? null : paths.host(hostname)
}

export const clusterPeek: Peek = {
  figures: ['vmsCount', 'vmsErcoleAgentCount', 'coverage', 'type'],
  facts: ['virtualizationNodes', 'cpu', 'sockets', 'environment', 'location', 'fetchEndpoint', 'hostname'],
}
