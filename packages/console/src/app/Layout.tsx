import type { Me } from '@inventory-console/api-mocks/contract'
import { AppShell } from '@inventory-console/ui/components/shell/AppShell'
import { Breadcrumb } from '@inventory-console/ui/components/shell/Breadcrumb'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { useEffect, useMemo } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { SWRConfig, type SWRConfiguration } from 'swr'
import { useDatabaseConnected, useMe, useMenuNodes } from '../api/shell.ts'
import { asProvider } from '../session/session.ts'
import { GlobalFilters } from './GlobalFilters.tsx'
import { pageOf } from './manifest.ts'
import { useMocksChange } from './mocksChange.ts'
import { useServices, useSession, usePersisted } from './services.ts'
import { SideFailures } from './SideFailures.tsx'
import { useNavNodes } from './useNavNodes.ts'
import { UserArea } from './UserArea.tsx'
import { Show, view } from './view.tsx'
import { viewFailed } from './ViewFailed.tsx'

const requests: SWRConfiguration = {
  // The answers live as long as the layout does: after logout, and after an expired session, they are gone.
  provider: () => new Map(),
  // By identity: comparing a hundred thousand rows field by field would stop the page for seconds.
  compare: Object.is,
  revalidateOnFocus: false,
  shouldRetryOnError: false,
  keepPreviousData: true,
}

/** The frame of all pages behind the login. */
export function Layout() {
  return (
    <SWRConfig value={requests}>
      <Inside />
    </SWRConfig>
  )
}

/** Few people ever see it. */
const forcedPassword = view(async () => (await import('./dialogs.tsx')).ForcedPassword)

function Inside() {
  useMocksChange()
  const me = useMe()
  // Of a limited user nothing else is asked until the password is changed.
  if (me.status === 'ready' && me.value.groups.includes('limited'))
    return <Show view={forcedPassword} failed={viewFailed} />
  const known = me.status === 'loading' ? null : me.status === 'ready' ? me.value : unknownPerson
  return <Shell me={known} onRetry={me.status === 'failed' ? me.retry : undefined} />
}

const unknownPerson: Me = { username: '–', groups: [] }

interface ShellProps {
  /** Null while it is asked. */
  me: Me | null
  onRetry: (() => void) | undefined
}

function Shell({ me, onRetry }: ShellProps) {
  const t = useText('pages')
  const session = useText('session')
  const asked = me !== null
  const { pathname } = useLocation()
  const { lastPath, persisted } = useServices()
  const { menuOpen } = usePersisted()
  const state = useSession()
  const menu = useMenuNodes(asked)
  const nodes = useNavNodes(menu)
  const connected = useDatabaseConnected(asked)
  const page = pageOf(pathname)
  const crumbs = useMemo(
    () => page?.crumbs.map(({ title, ...crumb }) => ({ ...crumb, label: t(title) })),
    [page, t],
  )

  useEffect(() => lastPath.visited(pathname), [lastPath, pathname])

  return (
    <AppShell
      nodes={nodes}
      current={page?.path ?? null}
      collapsed={!menuOpen}
      onCollapsedChange={(collapsed) => persisted.set({ ...persisted.get(), menuOpen: !collapsed })}
      databaseConnected={connected !== false}
      userMenu={<UserArea me={me} />}
      provider={session(`login.providers.${state.status === 'in' ? state.provider : asProvider(null)}`)}
      filters={
        page && page.filters !== 'none' ? (
          <GlobalFilters asked={asked} dateOnly={page.filters === 'date'} />
        ) : null
      }
      // Of one crumb the title of the page says as much.
      breadcrumb={crumbs && crumbs.length > 1 ? <Breadcrumb crumbs={crumbs} /> : null}
    >
      <div className="flex h-full min-h-0 flex-col">
        <SideFailures onRetryMe={onRetry} onRetryMenu={menu.status === 'failed' ? menu.retry : undefined} />
        <div className="min-h-0 flex-1">{asked ? <Outlet /> : null}</div>
      </div>
    </AppShell>
  )
}
