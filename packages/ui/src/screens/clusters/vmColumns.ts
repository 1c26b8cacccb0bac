import type { ClusterVM } from '@inventory-console/api-mocks/contract'
import type { Column } from '../../data-table/columns/column.ts'
import { paths } from '../paths.ts'

/** Only hosts with an agent have a page. The row links where its name does. */
export const vmColumns: readonly Column<ClusterVM>[] = [
  { id: 'hostname', kind: 'link', width: 240, to: hostTo, filter: 'text' },
  { id: 'name', kind: 'text', width: 220, filter: 'text' },
  { id: 'virtualizationNode', kind: 'link', width: 180, to: nodeTo, card: 'fact', filter: 'oneOf' },
  { id: 'physicalServerModelName', kind: 'text', width: 200, filter: 'oneOf' },
  { id: 'cappedCPU', kind: 'boolean', value: ({ cappedCPU }) => cappedCPU, filter: 'yesNo' },
  {
    id: 'isErcoleInstalled',
    kind: 'boolean',
    width: 132,
    card: 'fact',
    value: ({ isErcoleInstalled }) => isErcoleInstalled,
    filter: 'yesNo',
  },
]

function hostTo({ hostname, isErcoleInstalled }: ClusterVM): string | null {
  return isErcoleInstalled && hostname !== '' ? paths.host(hostname) : null
}

function nodeTo({ virtualizationNode }: ClusterVM): string | null {
  return virtualizationNode === '' ? null : paths.hostsWhere('virtualizationNode', virtualizationNode)
}
