import type {
  ClusterVeritasLicense,
  DatabaseUsedLicensePerCluster,
  DatabaseUsedLicensePerHost,
} from '@inventory-console/api-mocks/contract'
import type { ReactNode } from 'react'
import { useText } from '../../../i18n/I18nProvider.tsx'
import type { ViewParts } from '../../../lib/listView.ts'
import { defineList, type ListDefinition, type ListPageProps } from '../../defineList.tsx'
import { ViewTabs } from '../ViewTabs.tsx'
import { clusterColumns, hostColumns, veritasColumns } from './usedColumns.ts'
import { usedViews, usedViewPath, type UsedView } from './usedViewPath.ts'

export { usedViews, type UsedView } from './usedViewPath.ts'

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
      <ViewTabs label={t('views.label')} views={views} current={current} />
      <div className="min-h-0 flex-1">{children}</div>
    </div>
  )
}

interface UsedViewsProps {
  current: UsedView
  /** Search and filters of the current view. Other views keep the ones that they support. */
  currentView?: ViewParts | undefined
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
})

export const usedClusters = defineList<DatabaseUsedLicensePerCluster>({
  area: 'usedLicenses.clusters',
  columns: clusterColumns,
  identity: ({ cluster, licenseTypeID }) => [cluster, licenseTypeID],
  groupedBy: 'cluster',
})

/** Not compared: for a past date the server returns an empty list. */
export const usedVeritas = defineList<ClusterVeritasLicense>({
  area: 'usedLicenses.veritas',
  columns: veritasColumns,
  identity: ({ id, licenseTypeID, metric }) => [id, licenseTypeID, metric],
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
