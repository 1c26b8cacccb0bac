import { lazyPart } from '@inventory-console/ui/lib/lazyPart'
import { isReachable } from '@inventory-console/ui/lib/links'
import { paths } from '@inventory-console/ui/paths'
import {
  TroubleshootingScreen,
  troubleTabs,
  type CloudError,
  type TroubleTab,
} from '@inventory-console/ui/screens/troubleshooting/TroubleshootingScreen'
import { Suspense, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useMenuNodes } from '../api/shell.ts'
import {
  useCloudErrors,
  useLooseHosts,
  useMissingDatabases,
  useSilentAgents,
} from '../api/troubleshooting.ts'
import { pageOf } from '../app/manifest.ts'
import { useServices } from '../app/services.ts'
import { useListView } from '../state/useListView.ts'
import type { Trouble } from './troubleshootingDialogs.tsx'

const page = (path: string) => (pageOf(path) ? path : null)
const hostTo = page(paths.host('x')) === null ? null : paths.host
const TroubleDialogs = lazyPart(async () => (await import('./troubleshootingDialogs.tsx')).TroubleDialogs)

/** Which of the lists is open, in the address. */
const key = 'show'

export function TroubleshootingRoute() {
  const navigate = useNavigate()
  const open = (to: string) => (isReachable(to) ? void navigate(to) : undefined)
  const { config } = useServices()
  const [params, setParams] = useSearchParams()
  const tab = troubleTabs.find((known) => known === params.get(key)) ?? 'agents'
  const [view, setView] = useListView()
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const { list: agents, of } = useSilentAgents()
  const missing = useMissingDatabases()
  const loose = useLooseHosts()
  const nodes = useMenuNodes(true)
  const hasClouds =
    config.cloud !== null &&
    nodes.status === 'ready' &&
    nodes.rows.some(({ name, parent }) => name === 'Cloud Advisors' && parent === '')
  const errors = useCloudErrors(hasClouds)
  const lists = [agents, missing, loose]

  return (
    <>
      <TroubleshootingScreen
        // Each list has a view of its own.
        key={tab}
        tab={tab}
        onTabChange={(next: TroubleTab) => setParams(next === 'agents' ? {} : { [key]: next })}
        view={view}
        onViewChange={setView}
        hostTo={hostTo}
        onOpenHost={hostTo === null ? undefined : (hostname) => open(hostTo(hostname))}
        onDismiss={(hostname) => setTrouble({ kind: 'dismiss', hostname })}
        onIgnore={(row, ignored) => setTrouble({ kind: ignored ? 'ignore' : 'watch', row })}
        onOpenCloud={Object.fromEntries(clouds.map(([cloud, to]) => [cloud, () => void navigate(to)]))}
        onRefresh={() => [...lists, ...(hasClouds ? [errors] : [])].forEach(({ refresh }) => refresh())}
        refreshing={lists.some((list) => list.status === 'ready' && list.refreshing === true)}
        agents={{ list: agents, of, onRefresh: agents.refresh }}
        missing={{ list: missing, onRefresh: missing.refresh }}
        loose={{ list: loose, onRefresh: loose.refresh }}
        errors={hasClouds ? { list: errors.list, silent: errors.silent, onRefresh: errors.refresh } : null}
      />
      {trouble ? (
        <Suspense>
          <TroubleDialogs trouble={trouble} onClose={() => setTrouble(null)} />
        </Suspense>
      ) : null}
    </>
  )
}

const recommendations: readonly (readonly [CloudError['cloud'], string])[] = [
  ['oracle', paths.oracleRecommendations],
  ['aws', paths.awsRecommendations],
  ['google', paths.googleRecommendations],
]
const clouds = recommendations.filter(([, to]) => page(to) !== null)
