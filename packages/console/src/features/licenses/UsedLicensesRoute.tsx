import type {
  ClusterVeritasLicense,
  DatabaseUsedLicense,
  DatabaseUsedLicensePerCluster,
  DatabaseUsedLicensePerHost,
} from '@inventory-console/api-mocks/contract'
import { paths } from '@inventory-console/ui/paths'
import {
  UsedDatabasesScreen,
  type KnownTypes,
} from '@inventory-console/ui/screens/licenses/used/UsedDatabasesScreen'
import {
  UsedClustersScreen,
  UsedHostsScreen,
  UsedVeritasScreen,
  usedViews,
  type UsedView,
} from '@inventory-console/ui/screens/licenses/used/UsedLicensesScreens'
import { useMemo, type ComponentType } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router-dom'
import { lazyComparison } from '../../platform/comparison/lazyComparison.ts'
import { lazyPart } from '../../platform/lazy/lazyPart.tsx'
import { listRoute, type ListScreenProps } from '../../platform/list-route/listRoute.tsx'
import { useIgnoreLicenses } from '../../platform/queries/ignoreLicenses.ts'
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
const DatabaseDetail = lazyPart(async () => (await loadDetails()).DatabaseDetail)
const HostDetail = lazyPart(async () => (await loadDetails()).HostDetail)
const ClusterDetail = lazyPart(async () => (await loadDetails()).ClusterDetail)
const VeritasDetail = lazyPart(async () => (await loadDetails()).VeritasDetail)

function Databases(props: ListScreenProps<DatabaseUsedLicense>) {
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

function Hosts(props: ListScreenProps<DatabaseUsedLicensePerHost>) {
  return <UsedHostsScreen {...props} explain={renderHostDetail} />
}

const renderHostDetail = (row: DatabaseUsedLicensePerHost) => <HostDetail row={row} />

function Clusters(props: ListScreenProps<DatabaseUsedLicensePerCluster>) {
  return <UsedClustersScreen {...props} explain={renderClusterDetail} />
}

const renderClusterDetail = (row: DatabaseUsedLicensePerCluster) => <ClusterDetail row={row} />

function Veritas(props: ListScreenProps<ClusterVeritasLicense>) {
  return <UsedVeritasScreen {...props} explain={renderVeritasDetail} />
}

const renderVeritasDetail = (row: ClusterVeritasLicense) => <VeritasDetail row={row} />

const views: Record<UsedView, ComponentType> = {
  databases: listRoute({
    Screen: Databases,
    ...usedLicenses,
    comparison: lazyComparison(({ usedLicenses }) => usedLicenses),
  }),
  hosts: listRoute({
    Screen: Hosts,
    ...usedLicensesPerHost,
    comparison: lazyComparison(({ usedLicensesPerHost }) => usedLicensesPerHost),
  }),
  clusters: listRoute({
    Screen: Clusters,
    ...usedLicensesPerCluster,
    comparison: lazyComparison(({ usedLicensesPerCluster }) => usedLicensesPerCluster),
  }),
  // Not compared: for a past date the server returns an empty list.
  veritas: listRoute({ Screen: Veritas, ...usedLicensesOfVeritasClusters }),
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
