import type { Cluster } from '@inventory-console/api-mocks/contract'
import { getCluster } from '@inventory-console/api-mocks/decoders/api/clusters'
import type { OneState } from '@inventory-console/ui/lib/state'
import { paths } from '@inventory-console/ui/paths'
import { ClusterScreen } from '@inventory-console/ui/screens/clusters/ClusterScreen'
import { clusters, ClustersScreen } from '@inventory-console/ui/screens/clusters/ClustersScreen'
import type { ListPageProps } from '@inventory-console/ui/screens/defineList'
import { IgnoreClusterDialog } from '@inventory-console/ui/screens/licenses/used/IgnoreClusterDialog'
import { useMemo, useState } from 'react'
import { useParams } from 'react-router-dom'
import { entitySwitch } from '../../platform/entity-switch/entitySwitch.tsx'
import type { ServerExport } from '../../platform/export/serverExport.ts'
import { listRoute } from '../../platform/list-route/listRoute.tsx'
import { ServerExports } from '../../platform/list-route/ServerExports.tsx'
import { usePageFilters } from '../../platform/pages/page.ts'
import { clusterList } from '../../platform/queries/hosts.ts'
import { useIgnoreLicenses, useKnownTypes, usedLicenses } from '../../platform/queries/licenses.ts'
import { useClusterNames, useReadOnly, useTechnologies } from '../../platform/queries/lookups.ts'
import { get, type Refreshable, request, useOne } from '../../platform/query/query.ts'
import { dateQuery, type FilterQuery } from '../../platform/scope/globalFilters.ts'
import { useUrlView } from '../../platform/url-state/useUrlView.ts'

function Clusters(props: ListPageProps<Cluster>) {
  const technologies = useTechnologies()
  const [ignoredCluster, setIgnoredCluster] = useState<string | null>(null)
  const isReadOnly = useReadOnly()
  return (
    <>
      <ClustersScreen
        {...props}
        {...(technologies.status === 'ready' ? { technologies: technologies.value } : {})}
        onIgnoreLicenses={isReadOnly === true ? undefined : setIgnoredCluster}
      />
      {ignoredCluster === null ? null : (
        <LicensesOfCluster name={ignoredCluster} onClose={() => setIgnoredCluster(null)} />
      )}
    </>
  )
}

/** Without the filters of the page: a cluster has hosts of other locations, and ignoring changes the present. */
function LicensesOfCluster({ name, onClose }: { name: string; onClose: () => void }) {
  return (
    <IgnoreClusterDialog
      name={name}
      used={usedLicenses.useRows(noFilters)}
      knownTypes={useKnownTypes()}
      onIgnore={useIgnoreLicenses()}
      onClose={onClose}
    />
  )
}

const noFilters: FilterQuery = {}

export const ClustersRoute = listRoute({ ...clusters, Screen: Clusters, ...clusterList })

/** Keyed by cluster, so that no data of the previous one appears under the new name. */
export function ClusterRoute() {
  const { clustername = '' } = useParams()
  return <ClusterDetails key={clustername} name={clustername} />
}

function ClusterDetails({ name }: { name: string }) {
  const cluster = useCluster(name, usePageFilters())
  const technologies = useTechnologies()
  const [view, setView] = useUrlView()
  const exports = useMemo(() => machineExports(name), [name])
  const [isIgnoring, setIgnoring] = useState(false)
  const isReadOnly = useReadOnly()
  return (
    <>
      <ClusterScreen
        name={name}
        state={cluster}
        view={view}
        onViewChange={setView}
        onRefresh={cluster.refresh}
        actions={<ServerExports exports={exports} />}
        {...(technologies.status === 'ready' ? { technologies: technologies.value } : {})}
        onIgnoreLicenses={isReadOnly === true ? undefined : () => setIgnoring(true)}
      />
      {isIgnoring ? <LicensesOfCluster name={name} onClose={() => setIgnoring(false)} /> : null}
    </>
  )
}

/** The API takes only the date for this call. */
function useCluster(name: string, filters: FilterQuery): OneState<Cluster> & Refreshable {
  return useOne(get(getCluster, ...clusterRequest(name, filters)), (cluster) => cluster, {
    errorScope: 'page',
    notFoundStatus: true,
  })
}

/** Exports of the virtual machines of one cluster. */
function machineExports(name: string): readonly ServerExport[] {
  return [
    {
      id: 'xlsx',
      file: `cluster-${name}-data`,
      request: (filters) => request(...clusterRequest(name, filters)),
    },
  ]
}

function clusterRequest(name: string, filters: FilterQuery) {
  return ['/hosts/clusters/{name}', { path: { name }, query: dateQuery(filters) }] as const
}

const useNames = (enabled: boolean) => useClusterNames(enabled, usePageFilters())

export const ClusterSwitch = entitySwitch('cluster', useNames, paths.cluster)
