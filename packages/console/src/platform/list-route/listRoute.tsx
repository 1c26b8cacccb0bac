import type { ComparedState, Comparison, ListHistory } from '@inventory-console/ui/domain/comparison'
import { dayOf } from '@inventory-console/ui/lib/dates'
import { ListToolsContext } from '@inventory-console/ui/lib/listTools'
import { stringifyParams } from '@inventory-console/ui/lib/listUrl'
import type { ListState } from '@inventory-console/ui/lib/state'
import type { ListDefinition, ListPageProps } from '@inventory-console/ui/screens/defineList'
import { type ComponentType, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { type ComparedDates, compareKey, hasDate, timeOf, writeDates } from '../comparison/comparedDates.ts'
import {
  type Existence,
  fetchExistence,
  rowsOfExistingHosts,
  useExistence,
  useRowsOfExistingHosts,
} from '../comparison/existence.ts'
import { queryAt, useComparedState, useCompare } from '../comparison/useCompare.ts'
import { usePage } from '../pages/page.ts'
import { filteredList, type FilteredListOptions, type ListQueryOptions } from '../queries/lists.ts'
import { fetchQuery, type Refreshable } from '../query/query.ts'
import type { FilterQuery } from '../scope/globalFilters.ts'
import { type Services, useServices } from '../services.ts'
import { useListFilters } from '../url-state/useListFilters.ts'
import { useComparedView, useUrlView } from '../url-state/useUrlView.ts'
import { ListFrame } from './ListFrame.tsx'
import { ServerExports, type ServerExportsProps } from './ServerExports.tsx'

interface TwoDatesProps<Row> {
  comparison: Comparison<Row>
  dates: ComparedDates
  shown: ReturnType<typeof useCompare>['shown']
}

type RefreshableList<Row> = ListState<Row> & Refreshable

interface ListRouteOptions<Row> {
  Screen: ComponentType<ListPageProps<Row>>
  /** Receives the global filters. */
  useRows: (filters: FilterQuery, options: ListQueryOptions) => RefreshableList<Row>
  /** Requests the rows of one date, for counts over time. */
  fetchRows?:
    | ((services: Services, query: FilterQuery, signal: AbortSignal) => Promise<readonly Row[]>)
    | undefined
  /** Server-side exports. */
  exports?: ServerExportsProps['exports']
  /** How two dates of the list are compared. */
  comparison?: Comparison<Row> | null
}

/** An error may replace the page. */
const page = { errorScope: 'page' } as const

/** Binds a list screen, such as a `ListDefinition`, to its query, the global filters and the URL. */
export function listRoute<Row>(options: ListRouteOptions<Row>): ComponentType {
  const { Screen, useRows, fetchRows, exports = [], comparison = null } = options

  function OneDate() {
    return <BoundScreen list={useRows(useListFilters(), page)} />
  }

  /** A past date is compared with today, whose rows are often cached. */
  function MarkedDate({ comparison }: Pick<TwoDatesProps<Row>, 'comparison'>) {
    const query = useListFilters()
    const { pathname, search } = useLocation()
    const list = useRows(query, page)
    const moment = query['older-than']
    const date = moment === undefined ? null : dayOf(Date.parse(moment))
    const today = useRows(queryAt(query, null), {
      enabled: date !== null && list.status === 'ready',
      revalidateIfStale: false,
      reportsStale: false,
    })
    const history = useHistory(comparison, query)
    const marked = useMemo(() => {
      if (date === null) return { ...list, history }
      const params = new URLSearchParams(search)
      params.set(compareKey, writeDates(date, null))
      const to = pathname + stringifyParams(params)
      return { ...list, history, today: { list: today, comparison, date, to } }
    }, [list, today, history, comparison, date, pathname, search])
    return <BoundScreen list={marked} />
  }

  function useHistory(comparison: Comparison<Row>, query: FilterQuery): ListHistory<Row> | undefined {
    const services = useServices()
    const { pathname } = useLocation()
    const dated = hasDate(usePage()?.filters ?? 'none')
    return useMemo(() => {
      if (fetchRows === undefined || !dated) return undefined
      let existence: Promise<Existence> | undefined
      return {
        async fetchDay(day, signal) {
          // Texts of the chart of the counts, which no page of a list loads.
          await services.catalogue.load('charts')
          const rows = await fetchRows(services, queryAt(query, day), signal)
          if (day === null || comparison.groupedBy !== 'host') return { rows, dismissed: [] }
          existence ??= fetchExistence(async (query) => (await fetchQuery(services, query)).value)
          // The next day tries again.
          existence.catch(() => (existence = undefined))
          const existing = rowsOfExistingHosts(rows, Date.parse(timeOf(day)), await existence)
          const kept = new Set(existing)
          return { rows: existing, dismissed: rows.filter((row) => !kept.has(row)) }
        },
        linkOf(day) {
          const params = new URLSearchParams(services.address().search)
          params.delete('page')
          // An empty date clears the filter.
          params.set('date', day ?? '')
          return pathname + stringifyParams(params)
        },
      }
    }, [services, pathname, dated, comparison, query])
  }

  function TwoDates({ comparison, dates: { from, until }, shown }: TwoDatesProps<Row>) {
    const query = useListFilters()
    const existence = useExistence()
    // A cluster has the name of the host that reports it, which is no host of the list.
    const isOfHosts = comparison.groupedBy === 'host'
    const later = useRowsOfExistingHosts(
      useRows(queryAt(query, until), page),
      isOfHosts ? until : null,
      existence,
    )
    const earlier = useRowsOfExistingHosts(
      useRows(queryAt(query, from), page),
      isOfHosts ? from : null,
      existence,
    )
    const [view, onViewChange] = useComparedView()
    const compared = useMemo(
      () => ({ comparison, from, until, view, onViewChange, ...shown }),
      [comparison, from, until, view, onViewChange, shown],
    )
    return <BoundScreen list={useComparedState(later, earlier, compared)} />
  }

  function BoundScreen({ list }: { list: ComparedState<Row> & Refreshable }) {
    const [view, setView] = useUrlView()
    return (
      <ListFrame forbidden={list.status === 'forbidden'}>
        <Screen
          list={list}
          view={view}
          onViewChange={setView}
          onRefresh={list.refresh}
          actions={exports.length === 0 ? undefined : <ServerExports exports={exports} />}
        />
      </ListFrame>
    )
  }

  return function ListRoute() {
    const { dates, tools, shown } = useCompare(comparison !== null)
    return (
      <ListToolsContext value={tools}>
        {comparison === null ? (
          <OneDate />
        ) : dates === null ? (
          <MarkedDate comparison={comparison} />
        ) : (
          <TwoDates comparison={comparison} dates={dates} shown={shown} />
        )}
      </ListToolsContext>
    )
  }
}

/** The route of a list definition: one row gives its query, spreadsheet and comparison. */
export function definedListRoute<Body, Row>({
  list,
  ...query
}: FilteredListOptions<Body, Row> & { list: ListDefinition<Row> }): ComponentType {
  return listRoute({ ...list, ...filteredList(query) })
}
