import type {
  ClusterVeritasLicense,
  DatabaseUsedLicensePerCluster,
  DatabaseUsedLicensePerHost,
} from '@inventory-console/api-mocks/contract'
import type { ReactNode } from 'react'
import { useText } from '../../../i18n/I18nProvider.tsx'
import type { ListView } from '../../../lib/listView.ts'
import type { ListState } from '../../../lib/state.ts'
import { ListScreen } from '../../../list-screen/ListScreen.tsx'
import type { ListViewProps } from '../../../list-screen/views/useControlledView.ts'
import { ViewTabs } from '../ViewTabs.tsx'
import { clusterColumns, hostColumns, veritasColumns } from './usedColumns.ts'
import { usedViews, usedViewPath, type UsedView } from './usedViewPath.ts'

export { usedViews, type UsedView } from './usedViewPath.ts'

export interface UsedScreenProps<Row> extends ListViewProps {
  list: ListState<Row>
  onRefresh?: (() => void) | undefined
  actions?: ReactNode
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
  currentView?: Partial<ListView> | undefined
  children: ReactNode
}

/** Row id of an owner and license type, because the API returns no unique id. */
function idOf(owner: string, { licenseTypeID, metric }: { licenseTypeID: string; metric: string }): string {
  return JSON.stringify([owner, licenseTypeID, metric])
}

export function UsedHostsScreen({ explain, ...props }: UsedScreenProps<DatabaseUsedLicensePerHost>) {
  return (
    <UsedViews current="hosts" currentView={props.view}>
      <ListScreen
        {...props}
        area="usedLicenses.hosts"
        columns={hostColumns}
        rowId={(row) => idOf(row.hostname, row)}
        detail={explain}
      />
    </UsedViews>
  )
}

export function UsedClustersScreen({ explain, ...props }: UsedScreenProps<DatabaseUsedLicensePerCluster>) {
  return (
    <UsedViews current="clusters" currentView={props.view}>
      <ListScreen
        {...props}
        area="usedLicenses.clusters"
        columns={clusterColumns}
        rowId={(row) => idOf(row.cluster, row)}
        detail={explain}
      />
    </UsedViews>
  )
}

export function UsedVeritasScreen({ explain, ...props }: UsedScreenProps<ClusterVeritasLicense>) {
  return (
    <UsedViews current="veritas" currentView={props.view}>
      <ListScreen
        {...props}
        area="usedLicenses.veritas"
        columns={veritasColumns}
        rowId={(row) => idOf(row.id, row)}
        detail={explain}
      />
    </UsedViews>
  )
}
