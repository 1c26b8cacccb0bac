import type { ExadataListItem, ExadataRack } from '@inventory-console/api-mocks/contract'
import type { ReactNode } from 'react'
import type { Column } from '../../data-table/columns/column.ts'
import type { ListState } from '../../lib/state.ts'
import { ListScreen } from '../../list-screen/ListScreen.tsx'
import { paths } from '../paths.ts'
import { fullestCellOf, machineType, oldestImageOf, percentIn } from './rackParts.ts'

export interface RackRow extends ExadataListItem {
  /** `null` until its figures are loaded, or if they could not be. */
  rack: ExadataRack | null
}

const percentOf =
  (field: 'usedCPUPercentage' | 'usedMemoryPercentage' | 'usedSizePercentage') =>
  ({ rack }: RackRow) =>
    rack && percentIn(rack[field])

/** From the response of each rack, which the list waits for. */
const ownColumns: readonly Column<RackRow>[] = [
  {
    id: 'machineType',
    header: 'type',
    kind: 'text',
    width: 100,
    value: ({ rack }) => rack && machineType(rack),
    card: 'status',
    filter: 'oneOf',
  },
  { id: 'environment', kind: 'text', width: 88, value: ({ rack }) => rack?.environment, filter: 'oneOf' },
  { id: 'location', kind: 'text', width: 184, value: ({ rack }) => rack?.location, filter: 'oneOf' },
  {
    id: 'usedCPUPercentage',
    header: 'vcpu',
    kind: 'fill',
    width: 120,
    value: percentOf('usedCPUPercentage'),
    filter: 'range',
  },
  {
    id: 'usedMemoryPercentage',
    header: 'ram',
    kind: 'fill',
    width: 120,
    value: percentOf('usedMemoryPercentage'),
    filter: 'range',
  },
  {
    id: 'usedSizePercentage',
    header: 'storage',
    kind: 'fill',
    width: 120,
    value: percentOf('usedSizePercentage'),
    card: 'fact',
    filter: 'range',
    sorted: 'descending',
  },
  {
    id: 'fullestCell',
    kind: 'text',
    width: 140,
    value: ({ rack }) => rack && fullestCellOf(rack)?.name,
    short: shortCell,
  },
  {
    id: 'fullestCellPercentage',
    header: 'storageCell',
    kind: 'fill',
    width: 120,
    value: ({ rack }) => rack && fullestCellOf(rack)?.percent,
    card: 'fact',
    filter: 'range',
  },
  {
    id: 'oldestImage',
    kind: 'dateTime',
    width: 112,
    ago: true,
    value: ({ rack }) => rack && oldestImageOf(rack),
    filter: 'days',
  },
  {
    id: 'updateAt',
    header: 'lastReport',
    kind: 'dateTime',
    width: 120,
    ago: true,
    value: ({ rack }) => rack?.updateAt,
    filter: 'days',
  },
]

const columns: readonly Column<RackRow>[] = [
  {
    id: 'hostname',
    header: 'rack',
    kind: 'link',
    width: 180,
    to: ({ rackID }) => paths.exadataRack(rackID),
    filter: 'text',
  },
  { id: 'rackID', kind: 'text', width: 120, hidden: true, filter: 'text' },
  ...ownColumns.map((column) => ({ ...column, later: true })),
]

/** `exa-pom-01-cel03` → `cel03`: the rack is in the first column. */
function shortCell(name: string): string {
  return /-(cel\d+)(?:\.|$)/i.exec(name)?.[1] ?? name
}

interface RacksListProps {
  list: ListState<RackRow>
  onRefresh?: (() => void) | undefined
  actions?: ReactNode
}

/** All racks: what is full, old or silent, with the fullest storage first. */
export function RacksList(props: RacksListProps) {
  return <ListScreen {...props} area="exadata.racks" columns={columns} rowId={({ rackID }) => rackID} />
}
