import type { ListState } from '@inventory-console/ui/lib/state'
import type { ComponentType } from 'react'
import type { Refreshable } from '../api/query.ts'
import { usePageQuery } from '../app/usePageQuery.ts'
import type { FilterQuery } from '../state/globalFilters.ts'
import type { ViewState } from '../state/tableState.ts'
import { useListView } from '../state/useListView.ts'
import { ListNotices } from './listRouteNotices.tsx'

export interface ListScreenProps<Row> {
  list: ListState<Row>
  view: ViewState
  onViewChange: (view: ViewState) => void
  onRefresh: () => void
}

/** Binds a list screen to its request, the global filters and the address. */
export function listRoute<Row>(
  Screen: ComponentType<ListScreenProps<Row>>,
  useRows: (filters: FilterQuery) => ListState<Row> & Refreshable,
) {
  return function ListRoute() {
    const list = useRows(usePageQuery())
    const [view, setView] = useListView()
    return (
      <div className="flex h-full min-h-0 flex-col">
        <ListNotices forbidden={list.status === 'forbidden'} stale={list.stale} onRetry={list.refresh} />
        <div className="min-h-0 flex-1">
          <Screen list={list} view={view} onViewChange={setView} onRefresh={list.refresh} />
        </div>
      </div>
    )
  }
}
