import type { HostDetail } from '@inventory-console/api-mocks/contract'
import { useToast } from '@inventory-console/ui/components/toast/Toast'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { lazyComponent } from '@inventory-console/ui/lib/react/lazyComponent'
import { paths } from '@inventory-console/ui/paths'
import { readPlace, writePlace } from '@inventory-console/ui/screens/host-details/databases/DatabasesBox'
import {
  cloneOf,
  HostDetailScreen,
  type ShownTechnology,
} from '@inventory-console/ui/screens/host-details/HostDetailScreen'
import { Suspense, useMemo, type ReactNode } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { ApiError } from '../../platform/http/ApiError.ts'
import { ListNotices } from '../../platform/list-route/listRouteNotices.tsx'
import { usePageQuery } from '../../platform/pages/usePageQuery.ts'
import { useMemoryLimit, useTechnologies } from '../../platform/queries/lookupQueries.ts'
import { useHostNames } from '../../platform/queries/nameQueries.ts'
import { useMutation } from '../../platform/query/mutation.ts'
import { HostDatabases, usePreloadDatabases } from './HostDatabases.tsx'
import { hasFeatures, useHost, useMissingDatabases, useTechnologyHint } from './hostDetailQueries.ts'

const LazyHostChanges = lazyComponent(
  async () => (await import('./changes/LazyHostChanges.tsx')).LazyHostChanges,
)
const HostLicenses = lazyComponent(async () => (await import('./HostLicenses.tsx')).HostLicenses)

/** Keyed by host, so that no data of the previous one appears under the new name. */
export function HostDetailsRoute() {
  const { hostname = '', dbname = null } = useParams()
  return <HostDetails key={hostname} hostname={hostname} dbname={dbname} />
}

function HostDetails({ hostname, dbname }: { hostname: string; dbname: string | null }) {
  const query = usePageQuery()
  const host = useHost(hostname, query)
  usePreloadDatabases(useTechnologyHint(hostname))
  const technologies = useTechnologies(true)
  const names = useHostNames(true)
  const missing = useMissingDatabases(hostname, host.status === 'ready' && hasFeatures(host.value))
  const databaseLocation = useDatabaseLocation(hostname, dbname)
  const hostMutations = useHostMutations(hostname)
  const cloneName = cloneOf(hostname)
  const databases = (value: HostDetail, technology: ShownTechnology, notices: ReactNode) => (
    <HostDatabases
      key={technology}
      technology={technology}
      host={value}
      notices={notices}
      {...databaseLocation}
      licenses={licensesTab(hostname, technology)}
    />
  )
  return (
    <>
      <ListNotices forbidden={false} stale={host.stale} onRetry={host.refresh} />
      <HostDetailScreen
        hostname={hostname}
        host={host}
        past={query['older-than'] !== undefined}
        {...(technologies.status === 'ready' ? { technologies: technologies.rows } : {})}
        missing={missing}
        memoryLimit={useMemoryLimit(hostname)}
        onRefresh={host.refresh}
        cloneExists={names.status === 'ready' ? names.rows.includes(cloneName) : null}
        {...hostMutations}
        databases={databases}
        changes={renderChanges}
      />
    </>
  )
}

const renderChanges = (host: HostDetail) => (
  <Suspense fallback={<span data-arriving />}>
    <LazyHostChanges host={host} />
  </Suspense>
)

/** License tab of a database; lazy-loaded, because few users open it. */
function licensesTab(hostname: string, technology: string) {
  return (dbName: string) => (
    <Suspense fallback={null}>
      <HostLicenses key={dbName} hostname={hostname} dbName={dbName} technology={technology} />
    </Suspense>
  )
}

/** Loaded when the user confirms. */
const loadMutations = () => import('./hostMutations.ts')

/** Open database and tab in the URL, so that links and Back restore them. */
function useDatabaseLocation(hostname: string, dbname: string | null) {
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  // Index among databases with the same name.
  const nth = Number(new URLSearchParams(search).get('nth') ?? 1)
  return {
    open: dbname,
    ...(nth > 1 ? { nth } : {}),
    place: useMemo(() => readPlace(search), [search]),
    // Another database keeps the tab but has other entity names.
    onOpen: (name: string, other?: number) => {
      const { tab } = readPlace(search)
      const params = new URLSearchParams(search)
      if (other === undefined) params.delete('nth')
      else params.set('nth', String(other))
      void navigate(
        paths.host(hostname, name) + writePlace(tab === undefined ? {} : { tab }, params.toString()),
      )
    },
    onPlace: (next: Parameters<typeof writePlace>[0]) => void navigate(pathname + writePlace(next, search)),
  }
}

function useHostMutations(hostname: string) {
  const t = useText('hostDetails')
  const toast = useToast()
  const mutate = useMutation()
  const navigate = useNavigate()
  return {
    onClone: async () => {
      const { cloneHost } = await loadMutations()
      const createdHost = await mutate(cloneHost(hostname)).catch(rethrowForbidden(t('clone.refused')))
      const name = createdHost?.hostname ?? cloneOf(hostname)
      toast({
        tone: 'success',
        title: t('clone.done'),
        text: t('clone.doneText', { name }),
        action: { label: t('clone.openClone'), onPress: () => void navigate(paths.host(name)) },
      })
    },
    onDismiss: async () => {
      const { dismissHost } = await loadMutations()
      await mutate(dismissHost(hostname)).catch(rethrowForbidden(t('dismiss.refused')))
      toast({ tone: 'success', title: t('dismiss.done', { hostname }) })
      void navigate(paths.hosts)
    },
    onIgnoreMissing: async (name: string, ignored: boolean, comment: string) => {
      const { ignoreMissing } = await loadMutations()
      await mutate(ignoreMissing(hostname, name, ignored, comment))
      toast({ tone: 'success', title: ignored ? t('missing.done', { name }) : t('missing.redone', { name }) })
    },
  }
}

/** The server responds with 403, with or without a message. */
function rethrowForbidden(text: string) {
  return (error: unknown): never => {
    if (error instanceof ApiError && error.status === 403) throw new Error(text, { cause: error })
    throw error
  }
}
