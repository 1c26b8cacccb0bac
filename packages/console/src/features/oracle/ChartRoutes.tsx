import type { HostChanges, OracleDatabaseRow, PdbChange } from '@inventory-console/api-mocks/contract'
import { getHost } from '@inventory-console/api-mocks/decoders/api/openapi'
import { listChanges, listPdbChanges } from '@inventory-console/api-mocks/decoders/api/oracle-audits'
import { RankValue } from '@inventory-console/ui/components/item-list/ItemList'
import { Skeleton } from '@inventory-console/ui/components/skeleton/Skeleton'
import { useFormat } from '@inventory-console/ui/i18n/I18nProvider'
import { dayOf, isDay } from '@inventory-console/ui/lib/dates'
import { lazy } from '@inventory-console/ui/lib/lazy'
import { BarChart, LineChart } from '@inventory-console/ui/lib/lazyCharts'
import { decodeItems, encodeItems } from '@inventory-console/ui/lib/listUrl'
import { type ListState, mapState, type OneState } from '@inventory-console/ui/lib/state'
import type { Days } from '@inventory-console/ui/screens/oracle/charts/ChartControls'
import type { OracleHost } from '@inventory-console/ui/screens/oracle/charts/CpuTimeCharts'
import { HostCharts, type HostChartsProps } from '@inventory-console/ui/screens/oracle/charts/HostCharts'
import { type ComponentType, type ReactNode, Suspense, useMemo } from 'react'
import { forbiddenHost } from '../../platform/host-access/ForbiddenHost.tsx'
import { usePageFilters } from '../../platform/pages/page.ts'
import { get, type Refreshable, useList, useOne } from '../../platform/query/query.ts'
import { dateQuery, type FilterQuery } from '../../platform/scope/globalFilters.ts'
import { useClock, usePersisted } from '../../platform/services.ts'
import { usePickedHost, useUrlParams } from '../../platform/url-state/useUrlParams.ts'
import { oracleDatabaseList } from './OracleDatabasesRoute.tsx'

// Charts load with the first selected host.
const GrowthCharts = lazyCharts(
  [LineChart],
  async () => (await import('@inventory-console/ui/screens/oracle/charts/GrowthCharts')).GrowthCharts,
)
const CpuTimeCharts = lazyCharts(
  [LineChart],
  async () => (await import('@inventory-console/ui/screens/oracle/charts/CpuTimeCharts')).CpuTimeCharts,
)
const CapacityOfHost = lazyCharts(
  [LineChart, BarChart],
  async () => (await import('@inventory-console/ui/screens/oracle/charts/CapacityOfHost')).CapacityOfHost,
)

/** Loads the component and the charts that it renders in parallel. */
function lazyCharts<Props extends object>(
  charts: readonly Pick<typeof LineChart, 'preload'>[],
  load: () => Promise<ComponentType<Props>>,
) {
  return lazy(async () => {
    const [component] = await Promise.all([load(), ...charts.map(async ({ preload }) => preload())])
    return component
  })
}

export const GrowthRoute = () => <HostChartsRoute view="growth" HostView={Growth} />
export const CpuTimeRoute = () => <HostChartsRoute view="cpu" HostView={CpuTime} />
export const CapacityRoute = () => <HostChartsRoute view="capacity" HostView={Capacity} />

interface HostsProps extends Pick<HostChartsProps, 'view'> {
  HostView: ComponentType<HostViewProps>
}

/** Keyed by host, so that data of the previous host never appears under the new name. */
function HostChartsRoute({ view, HostView }: HostsProps) {
  const databases = oracleDatabaseList.useRows(usePageFilters(), { errorScope: 'page' })
  const [params, change] = useUrlParams()
  const { fixed } = useFormat()
  const hosts = useMemo(
    () =>
      mapState(databases, (rows) =>
        rankHosts(rows, measures[view]).map(({ total, ...item }) => ({
          ...item,
          mark: <RankValue>{fixed(total, 1)}</RankValue>,
        })),
      ),
    [databases, view, fixed],
  )
  const selectedId = usePickedHost(params.get('host'), hosts)
  return (
    // Another host resets the compared databases and keeps the period.
    <HostCharts
      view={view}
      hosts={hosts}
      selectedId={selectedId}
      onSelect={(host) => change({ host, db: null })}
    >
      {selectedId === null ? null : <HostView key={selectedId} hostname={selectedId} />}
    </HostCharts>
  )
}

/** Wraps only the charts, so that the host is requested while their code loads. */
function Charts({ children }: { children: ReactNode }) {
  return <Suspense fallback={<ChartsLoading />}>{children}</Suspense>
}

/** The same placeholder as while the host loads. */
function ChartsLoading() {
  return (
    <div aria-busy className="flex flex-col gap-4">
      <Skeleton className="h-6 w-64 max-w-full" />
      <Skeleton className="h-14 w-80 max-w-full" />
      <Skeleton data-loading className="h-72" />
    </div>
  )
}

type Measure = 'segmentsSize' | 'work'

const measures: Record<HostChartsProps['view'], Measure> = {
  growth: 'segmentsSize',
  cpu: 'work',
  capacity: 'work',
}

/** Hosts with their databases, sorted by total, highest first. */
function rankHosts(databases: readonly OracleDatabaseRow[], measure: Measure) {
  const databasesByHost = Map.groupBy(
    databases.filter(({ hostname }) => hostname !== ''),
    ({ hostname }) => hostname,
  )
  return [...databasesByHost]
    .map(([id, ofHost]) => ({
      id,
      label: id,
      note: ofHost
        .map(({ name }) => name)
        .filter(Boolean)
        .join(', '),
      total: ofHost.reduce((sum, database) => sum + (database[measure] ?? 0), 0),
    }))
    .toSorted((one, other) => other.total - one.total || (one.label < other.label ? -1 : 1))
}

/** Chart state in the URL. */
function useChartView() {
  const { now } = useClock()
  const filters = usePersisted('filters')
  const [params, change] = useUrlParams()
  const last = usePageFilters()['older-than'] === undefined ? null : filters.date
  const initial = useMemo(() => periodUntil(last ?? dayOf(now())), [last, now])
  const from = day(params.get('from'))
  const to = day(params.get('to'))
  const databases = params.get('db')
  return {
    initial,
    days: from !== null && to !== null && from <= to ? { from, to } : initial,
    onDaysChange: (days: Days | null) => change({ from: days?.from ?? null, to: days?.to ?? null }),
    initialSelection: databases === null ? null : decodeItems(databases),
    onCompare: (names: readonly string[]) => change({ db: encodeItems(names) }),
  }
}

/** The default period starts this many days before its last day. */
const periodDays = 31

function periodUntil(to: string): Days {
  const [year = 1970, month = 1, date = 1] = to.split('-').map(Number)
  return { from: dayOf(new Date(year, month - 1, date - periodDays).getTime()), to }
}

function day(text: string | null): string | null {
  return text !== null && isDay(text) ? text : null
}

interface HostViewProps {
  hostname: string
}

function Growth({ hostname }: HostViewProps) {
  const filters = usePageFilters()
  const changes = useDatabaseChanges(hostname, filters)
  const pdbs = useHostPdbChanges(hostname, filters)
  const view = useChartView()
  return (
    <Charts>
      <GrowthCharts hostname={hostname} changes={changes} pdbs={pdbs} {...view} />
    </Charts>
  )
}

function CpuTime({ hostname }: HostViewProps) {
  const state = useOracleHost(hostname, dateQuery(usePageFilters()))
  const view = useChartView()
  return (
    <Charts>
      <CpuTimeCharts hostname={hostname} state={state} forbidden={forbiddenHost} {...view} />
    </Charts>
  )
}

function Capacity({ hostname }: HostViewProps) {
  const state = useOracleHost(hostname, dateQuery(usePageFilters()))
  const { initialSelection, onCompare } = useChartView()
  return (
    <Charts>
      <CapacityOfHost
        hostname={hostname}
        state={state}
        forbidden={forbiddenHost}
        compared={initialSelection}
        onCompare={onCompare}
      />
    </Charts>
  )
}

/** Queries of one host: errors are shown inline, and selecting another host aborts the request. */
const singleHostOptions = { abortOnUnmount: true, revalidateIfStale: false } as const

/** A host without Oracle, or without permission, has no entry. */
function useDatabaseChanges(
  hostname: string,
  filters: FilterQuery,
): OneState<HostChanges['oracleChangesDBs']> & Refreshable {
  return useOne(
    get(listChanges, '/hosts/technologies/oracle/databases/change-list/{hostname}', {
      path: { hostname },
      query: filters,
    }),
    (hosts) => hosts.flatMap(({ oracleChangesDBs }) => oracleChangesDBs),
    singleHostOptions,
  )
}

function useHostPdbChanges(hostname: string, filters: FilterQuery): ListState<PdbChange> & Refreshable {
  return useList(
    {
      ...get(listPdbChanges, '/hosts/technologies/oracle/databases/change-list/{hostname}/pdbs', {
        path: { hostname },
        query: filters,
      }),
      selection: 'growth',
    },
    (changes) => changes,
    singleHostOptions,
  )
}

/** Keeps only the rendered part of the host document. */
function useOracleHost(
  hostname: string,
  query: Pick<FilterQuery, 'older-than'>,
): OneState<OracleHost> & Refreshable {
  return useOne(
    { ...get(getHost, '/hosts/{hostname}', { path: { hostname }, query }), selection: 'oracle' },
    ({ history, features }): OracleHost => ({
      history,
      databases: features.oracle?.database?.databases ?? [],
    }),
    { ...singleHostOptions, notFoundStatus: true },
  )
}
