import { ConfirmDialog, type ConfirmState } from '@inventory-console/ui/components/confirm/ConfirmDialog'
import { useToast } from '@inventory-console/ui/components/toast/Toast'
import type { CloudError, MissingDatabaseRow } from '@inventory-console/ui/domain/troubleshooting'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { isReachable } from '@inventory-console/ui/lib/links'
import { useMutationFailure } from '@inventory-console/ui/lib/mutationErrors'
import { paths } from '@inventory-console/ui/paths'
import {
  TroubleshootingScreen,
  type TroubleTab,
  troubleTabs,
} from '@inventory-console/ui/screens/troubleshooting/TroubleshootingScreen'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useCloudErrors } from '../../platform/queries/clouds.ts'
import {
  dismissHost,
  ignoreMissing,
  useMissingDatabases,
  useOrphanHosts,
  useSilentAgents,
} from '../../platform/queries/hosts.ts'
import { hasCloudMenu, useMenuNodes } from '../../platform/queries/lookups.ts'
import { type Mutation, useMutation } from '../../platform/query/mutation.ts'
import { useConfig } from '../../platform/services.ts'
import { useUrlView } from '../../platform/url-state/useUrlView.ts'

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

/** Action that the dialog confirms. */
type TroubleshootingAction =
  | { kind: 'dismiss'; hostname: string }
  | { kind: 'ignore' | 'watch'; row: MissingDatabaseRow }

/** Confirms dismissing a host, and ignoring or watching a database. */
function TroubleshootingDialogs({ action, onClose }: { action: TroubleshootingAction; onClose: () => void }) {
  const t = useText('troubleshooting')
  const common = useText('common')
  const mutate = useMutation()
  const toast = useToast()
  const failureOf = useMutationFailure()
  const [state, setState] = useState<ConfirmState>({ status: 'confirming' })

  async function run(mutation: Mutation<unknown>, done: string) {
    setState({ status: 'busy' })
    try {
      await mutate(mutation)
      toast({ tone: 'success', title: done })
      onClose()
    } catch (error) {
      setState({ status: 'failed', error: failureOf(error) })
    }
  }

  if (action.kind === 'dismiss') {
    // The host page lists the affected data (DismissHost); here only the host name is known.
    const { hostname } = action
    return (
      <ConfirmDialog
        open
        tone="danger"
        title={common('host.dismissTitle', { hostname })}
        description={t('dismiss.text')}
        confirmLabel={common('host.dismiss')}
        state={state}
        onClose={onClose}
        onConfirm={() => void run(dismissHost(hostname), common('host.dismissed', { hostname }))}
      />
    )
  }
  const { kind, row } = action
  const { hostname, name } = row
  const dialogProps = {
    open: true,
    title: kind === 'ignore' ? common('missingDatabase.ignoreTitle', { name }) : t('watch.title', { name }),
    description: t(`${kind}.text`, { hostname }),
    confirmLabel: kind === 'ignore' ? t('ignore.verb') : common('actions.stopIgnoring'),
    state,
    onClose,
  }
  const done = common(`missingDatabase.${kind === 'ignore' ? 'ignored' : 'noLongerIgnored'}`, { name })
  if (kind === 'watch')
    return (
      <ConfirmDialog
        {...dialogProps}
        onConfirm={() => void run(ignoreMissing(hostname, name, false, ''), done)}
      />
    )
  return (
    <ConfirmDialog
      {...dialogProps}
      comment={{}}
      onConfirm={(comment) => void run(ignoreMissing(hostname, name, true, comment), done)}
    />
  )
}
