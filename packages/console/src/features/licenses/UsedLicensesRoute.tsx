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
  ClusterExplanation,
  DatabaseExplanation,
  HostExplanation,
  VeritasExplanation,
} from '@inventory-console/ui/screens/licenses/used/UsedExplanation'
import {
  UsedClustersScreen,
  UsedHostsScreen,
  UsedVeritasScreen,
  usedViews,
  type UsedView,
} from '@inventory-console/ui/screens/licenses/used/UsedLicensesScreens'
import { useMemo, type ComponentType } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router-dom'
import { comparedBy } from '../../platform/comparison/comparedBy.ts'
import { listRoute, type ListScreenProps } from '../../platform/list-route/listRoute.tsx'
import { usePageQuery } from '../../platform/pages/usePageQuery.ts'
import { useIgnoreLicenses } from '../../platform/queries/ignoreLicenses.ts'
import { useMysqlLicenseTypes, useOracleLicenseTypes, useSqlServerLicenseTypes } from './contractQueries.ts'
import {
  inputOf,
  usedExports,
  useUsedLicenses,
  useUsedPerCluster,
  useUsedPerHost,
  useUsedPerVeritas,
} from './queries.ts'

const inline = { errorScope: 'inline' } as const

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

const explainedDatabase = (row: DatabaseUsedLicense) => <DatabaseExplanation row={row} />

/** Whose a licence is; where a price list is not there, its texts tell. */
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

const explainedHost = (row: DatabaseUsedLicensePerHost) => <ExplainedHost row={row} />

function ExplainedHost({ row }: { row: DatabaseUsedLicensePerHost }) {
  const used = useUsedLicenses(usePageQuery(), inline)
  return <HostExplanation row={row} inputs={inputOf(used, (used) => ({ used }))} />
}

function Clusters(props: ListScreenProps<DatabaseUsedLicensePerCluster>) {
  return <UsedClustersScreen {...props} explain={explainedCluster} />
}

const explainedCluster = (row: DatabaseUsedLicensePerCluster) => <ExplainedCluster row={row} />

function ExplainedCluster({ row }: { row: DatabaseUsedLicensePerCluster }) {
  const used = useUsedLicenses(usePageQuery(), inline)
  return <ClusterExplanation row={row} inputs={inputOf(used, (used) => ({ used }))} />
}

function Veritas(props: ListScreenProps<ClusterVeritasLicense>) {
  return <UsedVeritasScreen {...props} explain={explainedVeritas} />
}

const explainedVeritas = (row: ClusterVeritasLicense) => <ExplainedVeritas row={row} />

function ExplainedVeritas({ row }: { row: ClusterVeritasLicense }) {
  const used = useUsedLicenses(usePageQuery(), inline)
  return <VeritasExplanation row={row} inputs={inputOf(used, (used) => ({ used }))} />
}

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
  veritas: listRoute(
    Veritas,
    useUsedPerVeritas,
    usedExports('veritas'),
    comparedBy(({ usedLicensesPerVeritas }) => usedLicensesPerVeritas),
  ),
}

/** `/licenses/used/A90611` is the way in from elsewhere: the search of each view then says what is looked for. */
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
