import type { CloudError } from '@inventory-console/ui/domain/troubleshooting'
import { lazy } from '@inventory-console/ui/lib/lazy'
import { isReachable } from '@inventory-console/ui/lib/links'
import { paths } from '@inventory-console/ui/paths'
import {
  TroubleshootingScreen,
  troubleTabs,
  type TroubleTab,
} from '@inventory-console/ui/screens/troubleshooting/TroubleshootingScreen'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useCloudErrors } from '../../platform/queries/clouds.ts'
import { useMissingDatabases, useOrphanHosts, useSilentAgents } from '../../platform/queries/hosts.ts'
import { hasCloudMenu, useMenuNodes } from '../../platform/queries/lookups.ts'
import { useConfig } from '../../platform/services.ts'
import { useUrlView } from '../../platform/url-state/useUrlView.ts'
import type { TroubleshootingAction } from './TroubleshootingDialogs.tsx'

const TroubleshootingDialogs = lazy(
  async () => (await import('./TroubleshootingDialogs.tsx')).TroubleshootingDialogs,
  null,
)

/** Query parameter of the open list. */
const tabParam = 'show'

export function TroubleshootingRoute() {
  const navigate = useNavigate()
  const open = (to: string) => (isReachable(to) ? void navigate(to) : undefined)
  const config = useConfig()
  const [params, setParams] = useSearchParams()
  const tab = troubleTabs.find((known) => known === params.get(tabParam)) ?? 'agents'
  const [view, setView] = useUrlView()
  const [action, setAction] = useState<TroubleshootingAction | null>(null)
  const { list: agents, totalCount } = useSilentAgents()
  const missing = useMissingDatabases()
  const orphans = useOrphanHosts()
  const nodes = useMenuNodes()
  const hasClouds = config.cloud !== null && hasCloudMenu(nodes)
  const errors = useCloudErrors(hasClouds)
  const lists = [agents, missing, orphans]

  return (
    <>
      <TroubleshootingScreen
        // Each list has its own view.
        key={tab}
        tab={tab}
        onTabChange={(next: TroubleTab) => setParams(next === 'agents' ? {} : { [tabParam]: next })}
        view={view}
        onViewChange={setView}
        onOpenHost={(hostname) => open(paths.host(hostname))}
        onDismiss={(hostname) => setAction({ kind: 'dismiss', hostname })}
        onIgnore={(row, ignored) => setAction({ kind: ignored ? 'ignore' : 'watch', row })}
        onOpenCloud={Object.fromEntries(clouds.map(([cloud, to]) => [cloud, () => void navigate(to)]))}
        onRefresh={() => [...lists, ...(hasClouds ? [errors] : [])].forEach(({ refresh }) => refresh())}
        agents={{ list: agents, totalCount }}
        missing={{ list: missing }}
        orphans={{ list: orphans }}
        errors={hasClouds ? { list: errors.list, silent: errors.silent } : null}
      />
      {action ? <TroubleshootingDialogs action={action} onClose={() => setAction(null)} /> : null}
    </>
  )
}

const clouds: readonly (readonly [CloudError['cloud'], string])[] = [
  ['oracle', paths.oracleRecommendations],
  ['aws', paths.awsRecommendations],
  ['google', paths.googleRecommendations],
]
