import type { HostDetail } from '@inventory-console/api-mocks/contract'
import { useToast } from '@inventory-console/ui/components/toast/Toast'
import { hasFeatures } from '@inventory-console/ui/domain/host'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { missingValue } from '@inventory-console/ui/lib/format'
import { lazy } from '@inventory-console/ui/lib/lazy'
import { valueOr } from '@inventory-console/ui/lib/state'
import { paths } from '@inventory-console/ui/paths'
import {
  parsePanelLocation,
  serializePanelLocation,
} from '@inventory-console/ui/screens/hosts/details/databases/DatabasesBox'
import { LicenseGap } from '@inventory-console/ui/screens/hosts/details/health/LicenseGap'
import {
  cloneHostname,
  HostDetailScreen,
  type SupportedTechnology,
} from '@inventory-console/ui/screens/hosts/details/HostDetailScreen'
import { type ReactNode, useMemo } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { forbiddenHost } from '../../platform/host-access/ForbiddenHost.tsx'
import { ListNotices } from '../../platform/list-route/ListFrame.tsx'
import { usePageQuery } from '../../platform/pages/page.ts'
import { licenseCompliance } from '../../platform/queries/licenses.ts'
import { useHostNames, useMemoryLimit, useTechnologies } from '../../platform/queries/lookups.ts'
import { useMutation } from '../../platform/query/mutation.ts'
import { filterQuery, type FilterQuery } from '../../platform/scope/globalFilters.ts'
import { usePersisted } from '../../platform/services.ts'
import { HostDatabases, usePreloadDatabases } from './HostDatabases.tsx'
import { useHost, useHostLicenses, useMissingDatabases, useTechnologyHint } from './hostDetailQueries.ts'
import type { MissingChange } from './hostMutations.ts'

const LazyHostChanges = lazy(
  async () => (await import('./changes/LazyHostChanges.tsx')).LazyHostChanges,
  <span data-loading />,
)
const HostLicenses = lazy(async () => (await import('./HostLicenses.tsx')).HostLicenses, null)

/** Keyed by host, so that no data of the previous one appears under the new name. */
export function HostDetailsRoute() {
  const { hostname = '', dbname = null } = useParams()
  return <HostDetails key={hostname} hostname={hostname} dbname={dbname} />
}

function HostDetails({ hostname, dbname }: { hostname: string; dbname: string | null }) {
  const query = usePageQuery()
  const host = useHost(hostname, query)
  usePreloadDatabases(useTechnologyHint(hostname))
  const technologies = useTechnologies()
  const names = useHostNames()
  const missing = useMissingDatabases(hostname, host.status === 'ready' && hasFeatures(host.value))
  const databaseLocation = useDatabaseLocation(hostname, dbname)
  const hostMutations = useHostMutations(hostname)
  const cloneName = cloneHostname(hostname)
  const databases = (value: HostDetail, technology: SupportedTechnology, notices: ReactNode) => (
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
        forbidden={forbiddenHost}
        isPastDay={query['older-than'] !== undefined}
        technologies={valueOr(technologies, undefined)}
        missing={missing}
        licenseGap={renderLicenseGap}
        memoryLimit={useMemoryLimit(hostname)}
        onRefresh={host.refresh}
        cloneExists={names.status === 'ready' ? names.value.includes(cloneName) : null}
        {...hostMutations}
        databases={databases}
        changes={renderChanges}
      />
    </>
  )
}

const renderChanges = (host: HostDetail) => <LazyHostChanges host={host} />
const renderLicenseGap = (host: HostDetail) => <HostLicenseGap host={host} />

/** License tab of a database; lazy-loaded, because few users open it. */
function licensesTab(hostname: string, technology: string) {
  return (dbName: string) => (
    <HostLicenses key={dbName} hostname={hostname} dbName={dbName} technology={technology} />
  )
}

const loadMutations = () => import('./hostMutations.ts')

/** Open database and tab in the URL, so that links and Back restore them. */
function useDatabaseLocation(hostname: string, dbname: string | null) {
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  return {
    open: dbname,
    // Index among databases with the same name.
    occurrence: Number(new URLSearchParams(search).get('nth') ?? 1),
    location: useMemo(() => parsePanelLocation(search), [search]),
    // Another database keeps the tab but has other entity names.
    onOpen: (name: string, other?: number) => {
      const { tab } = parsePanelLocation(search)
      const params = new URLSearchParams(search)
      if (other === undefined) params.delete('nth')
      else params.set('nth', String(other))
      void navigate(
        paths.host(hostname, name) +
          serializePanelLocation(tab === undefined ? {} : { tab }, params.toString()),
      )
    },
    onLocationChange: (next: Parameters<typeof serializePanelLocation>[0]) =>
      void navigate(pathname + serializePanelLocation(next, search)),
  }
}

/** Their code loads with the first of them. */
function useHostMutations(hostname: string) {
  const context = {
    hostname,
    t: useText('hostDetails'),
    toast: useToast(),
    mutate: useMutation(),
    navigate: useNavigate(),
  }
  return {
    onClone: async () => (await loadMutations()).clone(context),
    onDismiss: async () => (await loadMutations()).dismiss(context),
    onIgnoreMissing: async (...change: MissingChange) => (await loadMutations()).ignore(context, ...change),
  }
}

/** Number of used licenses whose type is short. Compliance is of today. */
export function HostLicenseGap({ host }: { host: HostDetail }) {
  const filters = usePersisted('filters')
  const { hostname, location, environment } = host
  // The linked list has the host only within the global filters.
  const isListed =
    filters.date === null &&
    (filters.location ?? location) === location &&
    (filters.environment ?? environment) === environment
  return isListed ? (
    <ListedLicenseGap hostname={hostname} query={filterQuery(filters, 'location')} />
  ) : (
    missingValue
  )
}

function ListedLicenseGap({ hostname, query }: { hostname: string; query: FilterQuery }) {
  const compliance = licenseCompliance.useRows(query)
  const licenses = useHostLicenses(hostname, {})
  const hostnames = useHostNames()
  return <LicenseGap {...{ hostname, licenses, compliance, hostnames }} />
}
