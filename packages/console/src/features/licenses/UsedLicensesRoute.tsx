import type {
  ClusterVeritasLicense,
  DatabaseUsedLicense,
  DatabaseUsedLicensePerCluster,
  DatabaseUsedLicensePerHost,
} from '@inventory-console/api-mocks/contract'
import { lazy } from '@inventory-console/ui/lib/lazy'
import { paths } from '@inventory-console/ui/paths'
import type { ListPageProps } from '@inventory-console/ui/screens/defineList'
import {
  usedDatabases,
  UsedDatabasesScreen,
  type KnownTypes,
} from '@inventory-console/ui/screens/licenses/used/UsedDatabasesScreen'
import {
  usedClusters,
  UsedClustersScreen,
  usedHosts,
  UsedHostsScreen,
  usedVeritas,
  UsedVeritasScreen,
  usedViews,
  type UsedView,
} from '@inventory-console/ui/screens/licenses/used/UsedLicensesScreens'
import { useMemo, type ComponentType } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router-dom'
import { listRoute } from '../../platform/list-route/listRoute.tsx'
import { useIgnoreLicenses } from '../../platform/queries/licenses.ts'
import {
  useMysqlLicenseTypes,
  useOracleLicenseTypes,
  useSqlServerLicenseTypes,
} from './contracts/contractQueries.ts'
import {
  usedLicenses,
  usedLicensesOfVeritasClusters,
  usedLicensesPerCluster,
  usedLicensesPerHost,
} from './queries.ts'

// Explanations load when a row opens.
const loadDetails = () => import('./UsedDetails.tsx')
const DatabaseDetail = lazy(async () => (await loadDetails()).DatabaseDetail, null)
const HostDetail = lazy(async () => (await loadDetails()).HostDetail, null)
const ClusterDetail = lazy(async () => (await loadDetails()).ClusterDetail, null)
const VeritasDetail = lazy(async () => (await loadDetails()).VeritasDetail, null)

function Databases(props: ListPageProps<DatabaseUsedLicense>) {
  const known = useKnownTypes()
  return (
    <UsedDatabasesScreen
      {...props}
      knownTypes={known}
      onIgnore={useIgnoreLicenses()}
      explain={renderDatabaseDetail}
    />
  )
}

const renderDatabaseDetail = (row: DatabaseUsedLicense) => <DatabaseDetail row={row} />

/** Maps a license type to its vendor. Without a price list the vendor is derived from the texts. */
function useKnownTypes(): KnownTypes {
  const oracle = useOracleLicenseTypes()
  const mysql = useMysqlLicenseTypes()
  const microsoft = useSqlServerLicenseTypes()
  return useMemo(
    () => ({
      ...(oracle.status === 'ready' ? { oracle: oracle.value } : {}),
      ...(mysql.status === 'ready' ? { mysql: mysql.value } : {}),
      ...(microsoft.status === 'ready' ? { microsoft: microsoft.value } : {}),
    }),
    [oracle, mysql, microsoft],
  )
}

function Hosts(props: ListPageProps<DatabaseUsedLicensePerHost>) {
  return <UsedHostsScreen {...props} explain={renderHostDetail} />
}

const renderHostDetail = (row: DatabaseUsedLicensePerHost) => <HostDetail row={row} />

function Clusters(props: ListPageProps<DatabaseUsedLicensePerCluster>) {
  return <UsedClustersScreen {...props} explain={renderClusterDetail} />
}

const renderClusterDetail = (row: DatabaseUsedLicensePerCluster) => <ClusterDetail row={row} />

function Veritas(props: ListPageProps<ClusterVeritasLicense>) {
  return <UsedVeritasScreen {...props} explain={renderVeritasDetail} />
}

const renderVeritasDetail = (row: ClusterVeritasLicense) => <VeritasDetail row={row} />

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
