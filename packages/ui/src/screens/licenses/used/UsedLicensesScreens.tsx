import type {
  ClusterVeritasLicense,
  DatabaseUsedLicensePerCluster,
  DatabaseUsedLicensePerHost,
} from '@inventory-console/api-mocks/contract'
import type { ReactNode } from 'react'
import { ViewTabs } from '../../../components/tabs/ViewTabs.tsx'
import { acceptsFilter, type Column } from '../../../data-table/columns/column.ts'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { listUrl } from '../../../lib/listUrl.ts'
import type { FilterValue, ListView } from '../../../lib/listView.ts'
import { defineList, type ListDefinition, type ListPageProps } from '../../defineList.tsx'
import { paths } from '../../paths.ts'
import { clusterColumns, databaseColumns, hostColumns, metricCounts, veritasColumns } from './usedColumns.ts'

export interface UsedScreenProps<Row> extends ListPageProps<Row> {
  /** Renders the explanation in the expanded row. */
  explain?: ((row: Row) => ReactNode) | undefined
}

/** Tabs for the four views of the used licenses. The search is kept when switching. */
export function UsedViews({ current, currentView, children }: UsedViewsProps) {
  const t = useText('usedLicenses')
  const views = usedViews.map((view) => ({
    id: view,
    label: t(`views.${view}`),
    to: usedViewPath(view, currentView),
  }))
  return (
    <div className="flex h-full min-h-0 flex-col">
      <ViewTabs label={t('columns.usedLicenses')} views={views} current={current} />
      <div className="min-h-0 flex-1">{children}</div>
    </div>
  )
}

interface UsedViewsProps {
  current: UsedView
  /** Search and filters of the current view. Other views keep the ones that they support. */
  currentView?: Partial<ListView> | undefined
  children: ReactNode
}

interface UsedListProps<Row> extends UsedScreenProps<Row> {
  current: Exclude<UsedView, 'databases'>
  definition: ListDefinition<Row>
}

function UsedList<Row>({ current, definition: { Screen }, explain, ...list }: UsedListProps<Row>) {
  return (
    <UsedViews current={current} currentView={list.view}>
      <Screen {...list} detail={explain} />
    </UsedViews>
  )
}

export const usedHosts = defineList<DatabaseUsedLicensePerHost>({
  area: 'usedLicenses.hosts',
  columns: hostColumns,
  identity: ({ hostname, licenseTypeID }) => [hostname, licenseTypeID],
  groupedBy: 'host',
  counts: metricCounts,
})

export const usedClusters = defineList<DatabaseUsedLicensePerCluster>({
  area: 'usedLicenses.clusters',
  columns: clusterColumns,
  identity: ({ cluster, licenseTypeID }) => [cluster, licenseTypeID],
  groupedBy: 'cluster',
  counts: metricCounts,
})

/** Not compared: for a past date the server returns an empty list. */
export const usedVeritas = defineList<ClusterVeritasLicense>({
  area: 'usedLicenses.veritas',
  columns: veritasColumns,
  identity: ({ id, licenseTypeID, metric }) => [id, licenseTypeID, metric],
  counts: metricCounts,
})

export function UsedHostsScreen(props: UsedScreenProps<DatabaseUsedLicensePerHost>) {
  return <UsedList {...props} current="hosts" definition={usedHosts} />
}

export function UsedClustersScreen(props: UsedScreenProps<DatabaseUsedLicensePerCluster>) {
  return <UsedList {...props} current="clusters" definition={usedClusters} />
}

export function UsedVeritasScreen(props: UsedScreenProps<ClusterVeritasLicense>) {
  return <UsedList {...props} current="veritas" definition={usedVeritas} />
}

export const usedViews = ['databases', 'hosts', 'clusters', 'veritas'] as const
export type UsedView = (typeof usedViews)[number]

const columnsOf = {
  databases: filtersOf(databaseColumns),
  hosts: filtersOf(hostColumns),
  clusters: filtersOf(clusterColumns),
  veritas: filtersOf(veritasColumns),
} as const satisfies Record<UsedView, ReadonlyMap<string, Filtered>>

/** Columns with the same meaning in another view. */
const equivalentColumns: ReadonlyMap<string, string> = new Map([
  ['hostname', 'hostnames'],
  ['hostnames', 'hostname'],
  ['dbName', 'databaseNames'],
  ['databaseNames', 'dbName'],
  ['cluster', 'clusterName'],
  ['clusterName', 'cluster'],
])

/** URL of a view with the search and the filters of the current view that it supports. */
export function usedViewPath(view: UsedView, current: Partial<ListView> = {}): string {
  const query = new URLSearchParams()
  if (view !== 'databases') query.set('tab', view)
  if (current.search) query.set('search', current.search)
  const columnsOfView: ReadonlyMap<string, Filtered> = columnsOf[view]
  const supportedFilters = Object.entries(current.filters ?? {}).flatMap(
    ([id, filter]): [string, FilterValue][] => {
      const name = [id, equivalentColumns.get(id) ?? id].find((name) => {
        const column = columnsOfView.get(name)
        return column !== undefined && acceptsFilter(column, filter.kind)
      })
      return name === undefined ? [] : [[name, filter]]
    },
  )
  const path = query.size === 0 ? paths.usedLicenses : `${paths.usedLicenses}?${query.toString()}`
  return listUrl(path, Object.fromEntries(supportedFilters))
}

type Filtered = Parameters<typeof acceptsFilter>[0]

function filtersOf<Row>(columns: readonly Column<Row>[]): ReadonlyMap<string, Filtered> {
  return new Map(columns.map((column) => [column.id, column]))
}
