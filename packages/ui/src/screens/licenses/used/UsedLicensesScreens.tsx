import type {
  ClusterVeritasLicense,
  DatabaseUsedLicensePerCluster,
  DatabaseUsedLicensePerHost,
} from '@inventory-console/api-mocks/contract'
import type { ReactNode } from 'react'
import type { Column } from '../../../data-table/columns/column.ts'
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

interface UsedListProps<Row> extends UsedScreenProps<Row> {
  current: Exclude<UsedView, 'databases'>
  columns: readonly Column<Row>[]
  /** Host or cluster of a row. */
  ownerOf: (row: Row) => string
}

/** Rows are identified by owner and license type, because the API returns no unique id. */
function UsedList<Row extends { licenseTypeID: string; metric: string }>(props: UsedListProps<Row>) {
  const { current, ownerOf, explain, ...list } = props
  return (
    <UsedViews current={current} currentView={list.view}>
      <ListScreen
        {...list}
        area={`usedLicenses.${current}`}
        rowId={(row) => JSON.stringify([ownerOf(row), row.licenseTypeID, row.metric])}
        detail={explain}
      />
    </UsedViews>
  )
}

export function UsedHostsScreen(props: UsedScreenProps<DatabaseUsedLicensePerHost>) {
  return <UsedList {...props} current="hosts" columns={hostColumns} ownerOf={({ hostname }) => hostname} />
}

export function UsedClustersScreen(props: UsedScreenProps<DatabaseUsedLicensePerCluster>) {
  return (
    <UsedList {...props} current="clusters" columns={clusterColumns} ownerOf={({ cluster }) => cluster} />
  )
}

export function UsedVeritasScreen(props: UsedScreenProps<ClusterVeritasLicense>) {
  return <UsedList {...props} current="veritas" columns={veritasColumns} ownerOf={({ id }) => id} />
}
