import { ListToolsContext } from '@inventory-console/ui/lib/listTools'
import type { ComparedState, ListState } from '@inventory-console/ui/lib/state'
import type { ComponentType, ReactNode } from 'react'
import type { Days } from '../comparison/comparedDays.ts'
import { at, useBoth, useCompare } from '../comparison/useCompare.ts'
import { useExistence, useExisting } from '../comparison/useExistence.ts'
import type { Refreshable } from '../query/query.ts'
import type { FilterQuery } from '../scope/globalFilters.ts'
import type { ViewState } from '../url-state/tableState.ts'
import { useListQuery } from '../url-state/useListQuery.ts'
import { useListView } from '../url-state/useListView.ts'
import { ListNotices } from './listRouteNotices.tsx'
import { ServiceExports, type ServiceExportsProps } from './ServiceExports.tsx'

export interface ListScreenProps<Row> {
  list: ListState<Row>
  view: ViewState
  onViewChange: (view: ViewState) => void
  onRefresh: () => void
  /** At the head of the list: the files that the services make of it. */
  actions?: ReactNode | undefined
}

type UseRows<Row> = (filters: FilterQuery) => ListState<Row> & Refreshable

/** Binds a list screen to its request, the global filters and the address. */
export function listRoute<Row>(
  Screen: ComponentType<ListScreenProps<Row>>,
  useRows: UseRows<Row>,
  exports: ServiceExportsProps['exports'] = [],
) {
  function OneDay() {
    return <Bound list={useRows(useListQuery())} />
  }

  function TwoDays({ days: { day, until }, onClose }: { days: Days; onClose: () => void }) {
    const query = useListQuery()
    const existed = useExistence()
    const later = useExisting(useRows(at(query, until)), until, existed)
    const earlier = useExisting(useRows(at(query, day)), day, existed)
    return <Bound list={useBoth(later, earlier, { day, until, onClose })} />
  }

  function Bound({ list }: { list: ComparedState<Row> & Refreshable }) {
    const [view, setView] = useListView()
    return (
      <div className="flex h-full min-h-0 flex-col">
        <ListNotices forbidden={list.status === 'forbidden'} stale={list.stale} onRetry={list.refresh} />
        <div className="min-h-0 flex-1">
          <Screen
            list={list}
            view={view}
            onViewChange={setView}
            onRefresh={list.refresh}
            actions={exports.length === 0 ? undefined : <ServiceExports exports={exports} />}
          />
        </div>
      </div>
    )
  }

  return function ListRoute() {
    const { days, tools, onClose } = useCompare()
    return (
      <ListToolsContext value={tools}>
        {days ? <TwoDays days={days} onClose={onClose} /> : <OneDay />}
      </ListToolsContext>
    )
  }
}
