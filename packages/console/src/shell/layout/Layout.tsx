import type { Me } from '@inventory-console/api-mocks/contract'
import { Button } from '@inventory-console/ui/components/button/Button'
import { ForbiddenBlock } from '@inventory-console/ui/components/feedback/Block'
import { AppShell } from '@inventory-console/ui/components/shell/AppShell'
import { IgnoredFilters } from '@inventory-console/ui/components/shell/filters/IgnoredFilters'
import { Breadcrumb } from '@inventory-console/ui/components/shell/navigation/Breadcrumb'
import { Notice } from '@inventory-console/ui/components/shell/Notices'
import { ToastProvider } from '@inventory-console/ui/components/toast/Toast'
import { useFormat, useText } from '@inventory-console/ui/i18n/I18nProvider'
import { ColumnNames, FirstResponseContext } from '@inventory-console/ui/lib/contexts'
import { lazy, lazyModule } from '@inventory-console/ui/lib/lazy'
import { valueOr } from '@inventory-console/ui/lib/state'
import type { AdvisedCloud } from '@inventory-console/ui/screens/clouds/recommendations/RecommendationsScreen'
import { LoadingScreen } from '@inventory-console/ui/screens/errors/LoadingScreen'
import { use, useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { SWRConfig, type SWRConfiguration } from 'swr'
import { Optional } from '../../platform/lazy/ErrorBoundary.tsx'
import { LazyOutlet } from '../../platform/lazy/LazyOutlet.tsx'
import { useEntity } from '../../platform/pages/page.ts'
import {
  useDatabaseConnected,
  useLocationAlias,
  useMe,
  useMenuNodes,
} from '../../platform/queries/lookups.ts'
import {
  usePersisted,
  type Retrievals,
  useRetrievals,
  useServices,
  useSession,
} from '../../platform/services.ts'
import { parseProvider } from '../../platform/session/session.ts'
import { claimsOf } from '../../platform/session/token.ts'
import { useNavNodes } from '../menu/menu.ts'
import { Search } from '../menu/Search.tsx'
import { useMocksChange } from '../mocksChange.ts'
import { pageOf, pages, linkPath } from '../routing/manifest.ts'
import { GlobalFilters } from './GlobalFilters.tsx'
import { ListToolsProvider } from './ListToolsProvider.tsx'
import { StatusNotices } from './StatusNotices.tsx'
import { usePageRestoration } from './usePageRestoration.ts'
import { UserArea } from './UserArea.tsx'

const swrConfig: SWRConfiguration = {
  // The cache lives as long as the layout, so it is gone after logout and session expiry.
  provider: () => new Map(),
  // Compares by identity: a deep comparison of 100,000 rows would block the page for seconds.
  compare: Object.is,
  revalidateOnFocus: false,
  shouldRetryOnError: false,
  keepPreviousData: true,
}

/** Layout of all pages behind login. */
export function Layout() {
  const { toastLifetime } = useServices()
  return (
    <SWRConfig value={swrConfig}>
      <ToastProvider {...(toastLifetime === undefined ? {} : { lifetime: toastLifetime })}>
        <AuthenticatedLayout />
      </ToastProvider>
    </SWRConfig>
  )
}

// Lazy, because few installations set a timeout, and the code of dialogs is heavy.
const IdleTimeout = lazy(
  async () => (await import('../../features/session/IdleTimeout.tsx')).IdleTimeout,
  null,
)

/** Lazy-loaded, because few users ever see it. */
const forcedPassword = lazyModule(
  async () => (await import('../../features/session/PasswordDialogs.tsx')).ForcedPassword,
)

function AuthenticatedLayout() {
  useMocksChange()
  const { session, config } = useServices()
  const me = useMe()
  const claims = useClaims()
  // The server refuses other requests of a limited user until the password is changed. If users/info fails,
  // the token decides, so that an error cannot bypass this.
  const groups = me.status === 'ready' ? me.value.groups : (claims?.groups ?? [])
  const isLimited = groups.includes('limited')
  const isFree = me.status === 'ready' && !isLimited
  useEffect(() => {
    if (isFree) session.clearPassword()
  }, [isFree, session])
  // Without users/info, the name is that of the login.
  const known =
    me.status === 'loading' ? null : valueOr(me, { username: session.username() ?? '–', groups: [] })
  return (
    <>
      {config.idleTimeout === null ? null : (
        <Optional>
          <IdleTimeout timeout={config.idleTimeout} />
        </Optional>
      )}
      {isLimited ? (
        <LazyOutlet lazy={forcedPassword} loadingFallback={<LoadingScreen />} />
      ) : (
        <Shell
          me={known}
          // The token contains `limited` too, so nothing waits for users/info if the token can be decoded.
          enabled={known !== null || (claims !== null && claims.username !== null)}
          onRetry={me.status === 'failed' ? me.retry : undefined}
        />
      )}
    </>
  )
}

function useClaims() {
  const session = useSession()
  return useMemo(() => (session.status === 'in' ? claimsOf(session.token) : null), [session])
}

const switchers = new Map(
  pages.flatMap(({ path, switcher }) => (switcher ? [[path, lazyModule(switcher)] as const] : [])),
)

/** Quick switch of a detail page. If it fails to load, the list still works. */
function Switcher({ path }: { path: string }) {
  const switcher = switchers.get(path)
  return use(FirstResponseContext) && switcher ? (
    <LazyOutlet lazy={switcher} errorFallback={noSwitcher} />
  ) : null
}
const noSwitcher = () => null

interface ShellProps {
  /** Null while loading. */
  me: Me | null
  /** True once requests are allowed. */
  enabled: boolean
  onRetry: (() => void) | undefined
}

function Shell({ me, enabled, onRetry }: ShellProps) {
  const t = useText('pages')
  const session = useText('session')
  const admin = me?.groups.includes('admin') ?? false
  const { pathname } = useLocation()
  usePageRestoration()
  const { lastPath, persisted, upgrade } = useServices()
  const menuOpen = usePersisted('menuOpen')
  const filters = usePersisted('filters')
  const state = useSession()
  const menu = useMenuNodes(enabled)
  const nodes = useNavNodes(menu)
  const hasFirstResponse = use(FirstResponseContext)
  const connected = useDatabaseConnected(enabled && hasFirstResponse)
  const page = pageOf(pathname)
  const namesLocation =
    page !== null && (page.filters !== 'none' || (page.filtersParts === true && filters.location !== null))
  const locationLabel = useLocationAlias(enabled && namesLocation)
  // Columns use the name of the global filter.
  const names = useMemo(() => (locationLabel === null ? {} : { location: locationLabel }), [locationLabel])
  const entity = useEntity()
  const crumbs = useMemo(() => {
    if (!page) return []
    const labelledCrumbs = page.crumbs.map(({ title, ...crumb }) => ({ ...crumb, label: t(title) }))
    if (labelledCrumbs.length === 0) return [{ label: t(page.title) }]
    return [...labelledCrumbs, ...(entity === null ? [] : [{ label: entity }])]
  }, [page, entity, t])

  // Runs before any response: a visit ends an interruption, and a response that ends the session starts
  // one.
  useLayoutEffect(() => {
    lastPath.markVisited(pathname)
    // A missing part belonged to the previous page.
    upgrade.dismiss()
  }, [lastPath, upgrade, pathname])

  const filterNotice = page ? (
    <IgnoredFilters
      applied={page.filtersParts ? 'parts' : page.filters}
      value={filters}
      locationLabel={locationLabel ?? undefined}
      onChange={(next) => persisted.set({ ...persisted.get(), filters: next })}
    />
  ) : null
  // Its filters can be removed one by one.
  const isFilterStrip = page?.filtersParts === true

  return (
    <AppShell
      nodes={nodes}
      current={page && linkPath(page)}
      collapsed={!menuOpen}
      onCollapsedChange={(collapsed) => persisted.set({ ...persisted.get(), menuOpen: !collapsed })}
      databaseConnected={connected !== false}
      search={<Search nodes={nodes} menu={menu} admin={admin} />}
      userMenu={<UserArea me={me} />}
      notices={
        <>
          {isFilterStrip ? null : filterNotice}
          <FailedRefresh />
          <Optional>
            <UnreadValues />
          </Optional>
          <StatusNotices
            admin={admin}
            onRetryMe={onRetry}
            onRetryMenu={menu.status === 'failed' ? menu.retry : undefined}
          />
          <BackgroundWork />
        </>
      }
      provider={session(`login.providers.${state.status === 'in' ? state.provider : parseProvider(null)}`)}
      filters={
        page && page.filters !== 'none' ? (
          <GlobalFilters enabled={enabled} dateOnly={page.filters === 'date'} />
        ) : null
      }
      breadcrumb={
        crumbs.length > 0 ? (
          <Breadcrumb crumbs={crumbs} copyLast={entity !== null}>
            {page && switchers.has(page.path) ? <Switcher key={page.path} path={page.path} /> : null}
          </Breadcrumb>
        ) : null
      }
    >
      <div className="flex h-full min-h-0 flex-col">
        {isFilterStrip ? filterNotice : null}
        <div className="min-h-0 flex-1">
          {page?.admin === 'read' && me && !admin ? (
            <ForbiddenBlock />
          ) : enabled && (me || !page?.admin) ? (
            <ColumnNames value={names}>
              <ListToolsProvider>
                <Outlet />
              </ListToolsProvider>
            </ColumnNames>
          ) : null}
        </div>
      </div>
    </AppShell>
  )
}

/** Says how old the data is after a refresh has failed. */
function FailedRefresh() {
  const t = useText('errors')
  const { dateTime } = useFormat()
  const { staleSince } = useServices()
  const stale = Object.values(useSyncExternalStore(staleSince.subscribe, staleSince.get))
  if (stale.length === 0) return null
  const at = dateTime(Math.min(...stale.map(({ fetchedAt }) => fetchedAt)))
  return (
    <Notice
      tone="warning"
      text={t('refreshFailed', { at })}
      onRetry={() => {
        for (const { refresh } of stale) refresh()
      }}
    />
  )
}

// Lazy because values are unreadable only on few servers.
const UnreadValuesNotice = lazy(
  async () => (await import('@inventory-console/ui/screens/errors/UnreadValuesNotice')).UnreadValuesNotice,
  null,
)

/** Counts the unreadable values on the page, except cells of tables, which mark themselves. */
function UnreadValues() {
  const { unread } = useServices()
  const reports = useSyncExternalStore(unread.subscribe, unread.get)
  const byKey = new Map(Object.values(reports).map((report) => [report.key, report]))
  return byKey.size === 0 ? null : <UnreadValuesNotice responses={[...byKey.values()]} />
}

const clouds = ['oracle', 'aws', 'google'] as const satisfies readonly AdvisedCloud[]

/** Retrievals of recommendations, which continue on every page. */
function BackgroundWork() {
  const retrievals = useRetrievals()
  return Object.keys(retrievals).length === 0 ? null : (
    <Optional>
      <RunningRetrievals retrievals={retrievals} />
    </Optional>
  )
}

/** The page that started a retrieval has loaded the texts. */
function RunningRetrievals({ retrievals }: { retrievals: Retrievals }) {
  const t = useText('cloud')
  const common = useText('common')
  return clouds.map((cloud) => {
    const retrieval = retrievals[cloud]
    return retrieval ? (
      <Notice
        key={cloud}
        tone="info"
        text={t('retrieve.running', { cloud: t(`values.cloud.${cloud}`) })}
        action={
          <Button size="small" variant="ghost" onClick={retrieval.stop}>
            {common('actions.cancel')}
          </Button>
        }
      />
    ) : null
  })
}
