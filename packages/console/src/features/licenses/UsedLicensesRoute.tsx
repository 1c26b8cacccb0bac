import type {
  ClusterVeritasLicense,
  DatabaseUsedLicense,
  DatabaseUsedLicensePerCluster,
  DatabaseUsedLicensePerHost,
} from '@inventory-console/api-mocks/contract'
import { lazyPart } from '@inventory-console/ui/lib/react/lazyPart'
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
import { Suspense, useMemo, type ComponentType, type ReactNode } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router-dom'
import { comparedBy } from '../../platform/comparison/comparedBy.ts'
import { listRoute, type ListScreenProps } from '../../platform/list-route/listRoute.tsx'
import { useIgnoreLicenses } from '../../platform/queries/ignoreLicenses.ts'
import { useMysqlLicenseTypes, useOracleLicenseTypes, useSqlServerLicenseTypes } from './contractQueries.ts'
import {
  usedExports,
  useUsedLicenses,
  useUsedPerCluster,
  useUsedPerHost,
  useUsedPerVeritas,
} from './queries.ts'

// Explanations load when a row opens.
const details = () => import('./UsedDetails.tsx')
const DatabaseDetail = lazyPart(async () => (await details()).DatabaseDetail)
const HostDetail = lazyPart(async () => (await details()).HostDetail)
const ClusterDetail = lazyPart(async () => (await details()).ClusterDetail)
const VeritasDetail = lazyPart(async () => (await details()).VeritasDetail)
const shown = (detail: ReactNode) => <Suspense fallback={null}>{detail}</Suspense>

function Databases(props: ListScreenProps<DatabaseUsedLicense>) {
  const known = useKnownTypes()
  return (
    <UsedDatabasesScreen
      {...props}
      known={known}
      onIgnore={useIgnoreLicenses()}
      explain={explainedDatabase}
    />
  )
}

const explainedDatabase = (row: DatabaseUsedLicense) => shown(<DatabaseDetail row={row} />)

/** Maps a license type to its vendor. Without a price list the vendor is derived from the texts. */
function useKnownTypes(): KnownTypes {
  const oracle = useOracleLicenseTypes()
  const mysql = useMysqlLicenseTypes()
  const microsoft = useSqlServerLicenseTypes()
  return useMemo(
    () => ({
      ...(oracle.status === 'ready' ? { oracle: oracle.rows } : {}),
      ...(mysql.status === 'ready' ? { mysql: mysql.rows } : {}),
      ...(microsoft.status === 'ready' ? { microsoft: microsoft.rows } : {}),
    }),
    [oracle, mysql, microsoft],
  )
}

function Hosts(props: ListScreenProps<DatabaseUsedLicensePerHost>) {
  return <UsedHostsScreen {...props} explain={explainedHost} />
}

const explainedHost = (row: DatabaseUsedLicensePerHost) => shown(<HostDetail row={row} />)

function Clusters(props: ListScreenProps<DatabaseUsedLicensePerCluster>) {
  return <UsedClustersScreen {...props} explain={explainedCluster} />
}

const explainedCluster = (row: DatabaseUsedLicensePerCluster) => shown(<ClusterDetail row={row} />)

function Veritas(props: ListScreenProps<ClusterVeritasLicense>) {
  return <UsedVeritasScreen {...props} explain={explainedVeritas} />
}

const explainedVeritas = (row: ClusterVeritasLicense) => shown(<VeritasDetail row={row} />)

const views: Record<UsedView, ComponentType> = {
  databases: listRoute(
    Databases,
    useUsedLicenses,
    usedExports('databases'),
    comparedBy(({ usedLicenses }) => usedLicenses),
  ),
  hosts: listRoute(
    Hosts,
    useUsedPerHost,
    usedExports('hosts'),
    comparedBy(({ usedLicensesPerHost }) => usedLicensesPerHost),
  ),
  clusters: listRoute(
    Clusters,
    useUsedPerCluster,
    usedExports('clusters'),
    comparedBy(({ usedLicensesPerCluster }) => usedLicensesPerCluster),
  ),
  // Not compared: for a past date the server returns an empty list.
  veritas: listRoute(Veritas, useUsedPerVeritas, usedExports('veritas'), null),
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
