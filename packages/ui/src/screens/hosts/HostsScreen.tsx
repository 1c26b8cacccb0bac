import type { HostSummary, TechnologyInfo } from '@inventory-console/api-mocks/contract'
import { useMemo, type ReactNode } from 'react'
import type { ListState } from '../../lib/state.ts'
import { ListScreen } from '../../list-screen/ListScreen.tsx'
import type { ListCount } from '../../list-screen/toolbar/QuickFilters.tsx'
import type { ListViewProps } from '../../list-screen/views/useControlledView.ts'
import { hostColumns, hostPeek } from './columns.ts'

export interface HostsScreenProps extends ListViewProps {
  list: ListState<HostSummary>
  onRefresh?: (() => void) | undefined
  actions?: ReactNode
  /** Display names of technology codes. */
  technologies?: readonly TechnologyInfo[] | undefined
}

const yesFilter = { kind: 'yesNo', value: true } as const

const counts: readonly ListCount[] = [
  { id: 'obsolete', column: 'obsolete', filter: yesFilter, tone: 'warning' },
  { id: 'missing', column: 'missingDatabases', filter: yesFilter, tone: 'warning' },
  { id: 'clustered', column: 'clusterMember', filter: yesFilter },
  { id: 'physical', column: 'platform', filter: { kind: 'oneOf', values: ['Bare Metal'] } },
]

const noTechnologies: readonly TechnologyInfo[] = []

export function HostsScreen({ technologies = noTechnologies, ...list }: HostsScreenProps) {
  const columns = useMemo(() => hostColumns(technologies), [technologies])
  return <ListScreen {...list} area="hosts" columns={columns} rowId={rowId} counts={counts} peek={hostPeek} />
}

function rowId({ hostname }: HostSummary) {
  return hostname
}
