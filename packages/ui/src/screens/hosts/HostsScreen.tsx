import type { HostSummary, TechnologyInfo } from '@inventory-console/api-mocks/contract'
import { useMemo, type ReactNode } from 'react'
import type { ListState } from '../../lib/state.ts'
import { ListScreen } from '../../list-screen/ListScreen.tsx'
import type { ListCount } from '../../list-screen/toolbar/QuickFilters.tsx'
import type { ListViewProps } from '../../list-screen/views/useControlledView.ts'
import { paths } from '../paths.ts'
import { hostColumns, hostPeek, type HostColumnOptions } from './columns.ts'

export interface HostsScreenProps extends ListViewProps, Partial<HostColumnOptions> {
  list: ListState<HostSummary>
  onRefresh?: (() => void) | undefined
  actions?: ReactNode
}

const yesFilter = { kind: 'yesNo', value: true } as const

const counts: readonly ListCount[] = [
  { id: 'obsolete', column: 'obsolete', filter: yesFilter, tone: 'warning' },
  { id: 'missing', column: 'missingDatabases', filter: yesFilter, tone: 'warning' },
  { id: 'clustered', column: 'clusterMember', filter: yesFilter },
  { id: 'physical', column: 'platform', filter: { kind: 'oneOf', values: ['Bare Metal'] } },
]

const noTechnologies: readonly TechnologyInfo[] = []

export function HostsScreen({
  hostTo = paths.host,
  technologies = noTechnologies,
  ...list
}: HostsScreenProps) {
  const columns = useMemo(() => hostColumns({ hostTo, technologies }), [hostTo, technologies])
  return <ListScreen {...list} area="hosts" columns={columns} rowId={rowId} counts={counts} peek={hostPeek} />
}

function rowId({ hostname }: HostSummary) {
  return hostname
}
