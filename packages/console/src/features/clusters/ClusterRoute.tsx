import { ClusterScreen } from '@inventory-console/ui/screens/clusters/ClusterScreen'
import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { ListNotices } from '../../platform/list-route/listRouteNotices.tsx'
import { ServerExports } from '../../platform/list-route/ServerExports.tsx'
import { usePageQuery } from '../../platform/pages/usePageQuery.ts'
import { useTechnologies } from '../../platform/queries/lookupQueries.ts'
import { useListView } from '../../platform/url-state/useListView.ts'
import { machineExports, useCluster } from './queries.ts'

/** Keyed by cluster, so that no data of the previous one appears under the new name. */
export function ClusterRoute() {
  const { clustername = '' } = useParams()
  return <ClusterDetails key={clustername} name={clustername} />
}

function ClusterDetails({ name }: { name: string }) {
  const cluster = useCluster(name, usePageQuery())
  const technologies = useTechnologies()
  const [view, setView] = useListView()
  const exports = useMemo(() => machineExports(name), [name])
  return (
    <>
      <ListNotices forbidden={false} stale={cluster.stale} onRetry={cluster.refresh} />
      <ClusterScreen
        name={name}
        state={cluster}
        view={view}
        onViewChange={setView}
        onRefresh={cluster.refresh}
        actions={<ServerExports exports={exports} />}
        {...(technologies.status === 'ready' ? { technologies: technologies.value } : {})}
      />
    </>
  )
}
