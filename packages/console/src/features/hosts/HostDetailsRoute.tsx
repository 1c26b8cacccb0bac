import type { DatabaseUsedLicense, HostDetail } from '@inventory-console/api-mocks/contract'
import { useToast } from '@inventory-console/ui/components/toast/Toast'
import { hasFeatures } from '@inventory-console/ui/domain/host'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { isRecord } from '@inventory-console/ui/lib/records'
import { mapState, valueOr } from '@inventory-console/ui/lib/state'
import { paths } from '@inventory-console/ui/paths'
import {
  parsePanelLocation,
  serializePanelLocation,
} from '@inventory-console/ui/screens/hosts/details/databases/DatabasesBox'
import { LicensesTab } from '@inventory-console/ui/screens/hosts/details/databases/LicensesTab'
import {
  cloneHostname,
  HostDetailScreen,
  type SupportedTechnology,
} from '@inventory-console/ui/screens/hosts/details/HostDetailScreen'
import { useMemo } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { entitySwitch } from '../../platform/entity-switch/entitySwitch.tsx'
import { forbiddenHost } from '../../platform/host-access/ForbiddenHost.tsx'
import { ApiError } from '../../platform/http/ApiError.ts'
import { entityOf, usePageFilters } from '../../platform/pages/page.ts'
import { dismissHost, hostLists } from '../../platform/queries/hosts.ts'
import { useIgnoreLicenses, withVendor } from '../../platform/queries/licenses.ts'
import { useHostNames, useMemoryLimit, useTechnologies } from '../../platform/queries/lookups.ts'
import { type Mutation, useMutation } from '../../platform/query/mutation.ts'
import { type Services, useServices } from '../../platform/services.ts'
import { ChangesOfHost } from './ChangesOfHost.tsx'
import { HostDatabases, usePreloadDatabases } from './HostDatabases.tsx'
import {
  useHost,
  useHostLicenses,
  useIgnoreMissing,
  useMissingDatabases,
  useTechnologyHint,
} from './hostDetailQueries.ts'
import { HostLicenseGap, LicenseGaps } from './HostLicenseGap.tsx'

/** Keyed by host, so that no data of the previous one appears under the new name. */
export function HostDetailsRoute() {
  const { hostname = '', dbname = null } = useParams()
  return <HostDetails key={hostname} hostname={hostname} dbname={dbname} />
}

function HostDetails({ hostname, dbname }: { hostname: string; dbname: string | null }) {
  const query = usePageFilters()
  const host = useHost(hostname, query)
  usePreloadDatabases(useTechnologyHint(hostname))
  const technologies = useTechnologies()
  const names = useHostNames()
  const missing = useMissingDatabases(hostname, host.status === 'ready' && hasFeatures(host.value))
  const databaseLocation = useDatabaseLocation(hostname, dbname)
  const hostMutations = useHostMutations(hostname)
  const cloneName = cloneHostname(hostname)
  const databases = (value: HostDetail, technology: SupportedTechnology) => (
    <LicenseGaps host={value}>
      {(missingTypes) => (
        <HostDatabases
          key={technology}
          technology={technology}
          host={value}
          missingTypes={missingTypes}
          {...databaseLocation}
          licenses={licensesTab(hostname, technology)}
        />
      )}
    </LicenseGaps>
  )
  return (
    <HostDetailScreen
      hostname={hostname}
      host={host}
      forbidden={forbiddenHost}
      hostnames={names}
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
  )
}

const renderChanges = (host: HostDetail) => <ChangesOfHost host={host} />
const renderLicenseGap = (host: HostDetail) => <HostLicenseGap host={host} />

/** License tab of a database. */
function licensesTab(hostname: string, technology: string) {
  return (dbName: string) => (
    <HostLicenses key={dbName} hostname={hostname} dbName={dbName} technology={technology} />
  )
}

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
    onOpen: (name: string | null, other?: number) => {
      const { tab } = parsePanelLocation(search)
      const params = new URLSearchParams(search)
      if (other === undefined) params.delete('nth')
      else params.set('nth', String(other))
      const location = name === null || tab === undefined ? {} : { tab }
      void navigate(
        paths.host(hostname, name ?? undefined) + serializePanelLocation(location, params.toString()),
      )
    },
    onLocationChange: (next: Parameters<typeof serializePanelLocation>[0]) =>
      void navigate(pathname + serializePanelLocation(next, search)),
  }
}

function useHostMutations(hostname: string) {
  const context = {
    hostname,
    t: useText('hostDetails'),
    common: useText('common'),
    toast: useToast(),
    mutate: useMutation(),
    navigate: useNavigate(),
    services: useServices(),
  }
  return {
    onClone: () => clone(context),
    onDismiss: () => dismiss(context),
    onIgnoreMissing: useIgnoreMissing(hostname),
  }
}

export const HostSwitch = entitySwitch('host', useHostNames, paths.host)

interface MutationContext {
  hostname: string
  t: ReturnType<typeof useText<'hostDetails'>>
  common: ReturnType<typeof useText<'common'>>
  toast: ReturnType<typeof useToast>
  mutate: ReturnType<typeof useMutation>
  navigate: ReturnType<typeof useNavigate>
  services: Services
}

async function clone({ hostname, t, toast, mutate, navigate }: MutationContext) {
  const createdHost = await mutate(cloneHost(hostname)).catch(rethrowForbidden(t('clone.refused')))
  const name = createdHost?.hostname ?? cloneHostname(hostname)
  toast({
    tone: 'success',
    title: t('clone.done'),
    text: t('clone.doneText', { name }),
    action: { label: t('clone.openClone'), onPress: () => void navigate(paths.host(name)) },
  })
}

async function dismiss({ hostname, t, common, toast, mutate, navigate, services }: MutationContext) {
  await mutate(dismissHost(hostname)).catch(rethrowForbidden(t('dismiss.refused')))
  toast({ tone: 'success', title: common('host.dismissed', { hostname }) })
  // Back may have opened another page in the meantime.
  const { pathname } = services.address()
  const page = services.pageOf(pathname)
  if (page?.entity === 'hostname' && entityOf(page, pathname) === hostname) void navigate(paths.hosts)
}

/** Responds with the name of the clone. */
function cloneHost(host: string): Mutation<{ hostname: string }> {
  return {
    name: 'PUT /hosts/{host}/create-dr',
    fetcher: ({ api }, signal) => api.PUT('/hosts/{host}/create-dr', { params: { path: { host } }, signal }),
    invalidates: hostLists,
    confirms: (body) => isRecord(body) && typeof body['hostname'] === 'string',
  }
}

/** The server responds with 403, with or without a message. */
function rethrowForbidden(text: string) {
  return (error: unknown): never => {
    if (error instanceof ApiError && error.status === 403) throw new Error(text, { cause: error })
    throw error
  }
}

interface HostLicensesProps {
  hostname: string
  dbName: string
  /** Technology of the host, as the API spells it. */
  technology: string
}

/** Licenses of one database, requested when the tab opens. All databases of the host share one response. */
function HostLicenses({ hostname, dbName, technology }: HostLicensesProps) {
  const t = useText('hostLicenses')
  const toast = useToast()
  const ignoreAll = useIgnoreLicenses()
  const hostLicenses = useHostLicenses(hostname, usePageFilters())
  const list = useMemo(
    () => mapState(hostLicenses, (rows) => rows.filter((row) => row.dbName === dbName)),
    [hostLicenses, dbName],
  )

  async function ignoreSelected(licenses: readonly DatabaseUsedLicense[], ignored: boolean, comment: string) {
    const owned = licenses.map((license) => withVendor(technology, license))
    const receipt = await ignoreAll(owned, ignored, comment)
    const count = receipt.changed.length
    if (count > 0) toast({ tone: 'success', title: ignored ? t('done', { count }) : t('redone', { count }) })
    return receipt
  }
  return <LicensesTab list={list} onIgnore={ignoreSelected} />
}
