import type {
  ClusterVeritasLicense,
  DatabaseUsedLicense,
  DatabaseUsedLicensePerCluster,
  DatabaseUsedLicensePerHost,
} from '@inventory-console/api-mocks/contract'
import { mapState } from '@inventory-console/ui/lib/state'
import { paths } from '@inventory-console/ui/paths'
import type { ListPageProps } from '@inventory-console/ui/screens/defineList'
import {
  usedDatabases,
  UsedDatabasesScreen,
} from '@inventory-console/ui/screens/licenses/used/UsedDatabasesScreen'
import {
  ClusterExplanation,
  DatabaseExplanation,
  HostExplanation,
  VeritasExplanation,
} from '@inventory-console/ui/screens/licenses/used/UsedExplanation'
import {
  usedClusters,
  UsedClustersScreen,
  usedHosts,
  UsedHostsScreen,
  usedVeritas,
  UsedVeritasScreen,
  type UsedView,
  usedViews,
} from '@inventory-console/ui/screens/licenses/used/UsedLicensesScreens'
import type { ComponentType } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router-dom'
import { listRoute } from '../../platform/list-route/listRoute.tsx'
import { usePageFilters } from '../../platform/pages/page.ts'
import { useIgnoreLicenses, useKnownTypes, usedLicenses } from '../../platform/queries/licenses.ts'
import { usedLicensesOfVeritasClusters, usedLicensesPerCluster, usedLicensesPerHost } from './queries.ts'

function Databases(props: ListPageProps<DatabaseUsedLicense>) {
  return (
    <UsedDatabasesScreen
      {...props}
      knownTypes={useKnownTypes()}
      onIgnore={useIgnoreLicenses()}
      explain={explainDatabase}
    />
  )
}

const explainDatabase = (row: DatabaseUsedLicense) => <DatabaseExplanation row={row} />

function Hosts(props: ListPageProps<DatabaseUsedLicensePerHost>) {
  return <UsedHostsScreen {...props} explain={explainHost} />
}

const explainHost = (row: DatabaseUsedLicensePerHost) => <HostDetail row={row} />

function Clusters(props: ListPageProps<DatabaseUsedLicensePerCluster>) {
  return <UsedClustersScreen {...props} explain={explainCluster} />
}

const explainCluster = (row: DatabaseUsedLicensePerCluster) => <ClusterDetail row={row} />

function Veritas(props: ListPageProps<ClusterVeritasLicense>) {
  return <UsedVeritasScreen {...props} explain={explainVeritas} />
}

const explainVeritas = (row: ClusterVeritasLicense) => <VeritasDetail row={row} />

const views: Record<UsedView, ComponentType> = {
  databases: listRoute({ ...usedDatabases, Screen: Databases, ...usedLicenses }),
  hosts: listRoute({ ...usedHosts, Screen: Hosts, ...usedLicensesPerHost }),
  clusters: listRoute({ ...usedClusters, Screen: Clusters, ...usedLicensesPerCluster }),
  veritas: listRoute({ ...usedVeritas, Screen: Veritas, ...usedLicensesOfVeritasClusters }),
}

/** `/licenses/used/A90611` opens the list with the part number as search. */
export function UsedLicensesRoute() {
  const { partNumber } = useParams()
  const [query] = useSearchParams()
  if (partNumber !== undefined) {
    const search = new URLSearchParams({ search: partNumber })
    return <Navigate replace to={`${paths.usedLicenses}?${search.toString()}`} />
  }
  const View = views[usedViews.find((view) => view === query.get('tab')) ?? 'databases']
  return <View />
}

function HostDetail({ row }: { row: DatabaseUsedLicensePerHost }) {
  return <HostExplanation row={row} inputs={useUsedInputs()} />
}

function ClusterDetail({ row }: { row: DatabaseUsedLicensePerCluster }) {
  return <ClusterExplanation row={row} inputs={useUsedInputs()} />
}

function VeritasDetail({ row }: { row: ClusterVeritasLicense }) {
  return <VeritasExplanation row={row} inputs={useUsedInputs()} />
}

function useUsedInputs() {
  return mapState(usedLicenses.useRows(usePageFilters()), (used) => ({ used }))
}
