import type { Me, MenuNode, ServerVersion, TechnologyInfo } from '@inventory-console/api-mocks/contract'
import { getConfiguration } from '@inventory-console/api-mocks/decoders/api/configuration'
import {
  listEnvironments,
  listLicenseLocations,
  listLocations,
} from '@inventory-console/api-mocks/decoders/api/hosts'
import { listMenuNodes } from '@inventory-console/api-mocks/decoders/api/nodes'
import { getConnectionStatus, getVersion } from '@inventory-console/api-mocks/decoders/api/server'
import { listTechnologies } from '@inventory-console/api-mocks/decoders/api/settings'
import { getMe } from '@inventory-console/api-mocks/decoders/api/users'
import { type ListState, type OneState, valueOr } from '@inventory-console/ui/lib/state'
import { useList, useOne, type Query, type Refreshable } from '../query/query.ts'
import { requestTechnologies } from './pageRequests.ts'

/** Data around a page; its errors are shown inline. */
const inline = { errorScope: 'inline' } as const

export function useMe(): OneState<Me> & Refreshable {
  return useOne(
    {
      name: 'GET /users/info',
      decoder: getMe,
      fetcher: ({ api }, signal) => api.GET('/users/info', { signal }),
    },
    (me) => me,
    inline,
  )
}

/** False while unknown. */
export function useIsAdmin(): boolean {
  const me = useMe()
  return me.status === 'ready' && me.value.groups.includes('admin')
}

/** Disabled for limited users, because the server responds with 422. */
export function useMenuNodes(enabled = true): ListState<MenuNode> & Refreshable {
  return useList(
    {
      name: 'GET /nodes',
      decoder: listMenuNodes,
      fetcher: ({ api }, signal) => api.GET('/nodes', { signal }),
    },
    (nodes) => nodes,
    { ...inline, enabled },
  )
}

/** True if the server's menu has the cloud pages. */
export function hasCloudMenu(nodes: ListState<MenuNode>): boolean {
  return (
    nodes.status === 'ready' &&
    nodes.value.some(({ name, parent }) => name === 'Cloud Advisors' && parent === '')
  )
}

/** Polling interval in milliseconds for the connection between the server and its database. */
const connectionRefreshInterval = 60_000

/** Null while unknown. */
export function useDatabaseConnected(enabled: boolean): boolean | null {
  const connection = useOne(
    {
      name: 'GET /database/connection/status',
      decoder: getConnectionStatus,
      fetcher: ({ api }, signal) => api.GET('/database/connection/status', { signal }),
    },
    ({ connected }) => connected,
    { ...inline, enabled, refreshInterval: connectionRefreshInterval },
  )
  return valueOr(connection, null)
}

export function useLocations(enabled = true): ListState<string> & Refreshable {
  return useList(
    {
      name: 'GET /hosts/locations',
      decoder: listLocations,
      fetcher: ({ api }, signal) => api.GET('/hosts/locations', { signal }),
    },
    nonEmptyNames,
    { ...inline, enabled },
  )
}

/** Locations with used or purchased licenses, for the filter of the license pages. */
export function useLicenseLocations(enabled = true): ListState<string> & Refreshable {
  const path = '/hosts/technologies/all/databases/licenses/locations'
  return useList(
    {
      name: `GET ${path}`,
      decoder: listLicenseLocations,
      fetcher: ({ api }, signal) => api.GET(path, { signal }),
    },
    nonEmptyNames,
    { ...inline, enabled },
  )
}

export function useEnvironments(enabled = true): ListState<string> & Refreshable {
  return useList(
    {
      name: 'GET /hosts/environments',
      decoder: listEnvironments,
      fetcher: ({ api }, signal) => api.GET('/hosts/environments', { signal }),
    },
    nonEmptyNames,
    { ...inline, enabled },
  )
}

/** Display names of technologies, requested once for all pages. */
export function useTechnologies(): ListState<TechnologyInfo> & Refreshable {
  return useList(
    {
      name: 'GET /settings/technologies',
      decoder: listTechnologies,
      fetcher: ({ api }, signal) => requestTechnologies(api, { signal }),
    },
    (technologies) => technologies,
    inline,
  )
}

interface PublicConfiguration {
  locationAlias: string
  readOnly: boolean
  /** Percent of the host's memory; 0 if none is set. */
  memoryLimit: number
  memoryLimits: ReadonlyMap<string, number>
}

/** Drops the rest of the configuration, which contains passwords. */
function usePublicConfiguration(enabled = true): OneState<PublicConfiguration> {
  return useOne(
    {
      name: 'GET /configuration',
      decoder: getConfiguration,
      fetcher: ({ api }, signal) => api.GET('/configuration', { signal }),
    },
    ({ APIService }) => ({
      locationAlias: APIService.LocationAlias.trim(),
      readOnly: APIService.ReadOnly,
      memoryLimit: APIService.PGASGASumTargetPercentage,
      memoryLimits: new Map(Object.entries(APIService.PGASGASumTargetPercentagePerHosts ?? {})),
    }),
    { ...inline, enabled },
  )
}

/** Name of "location" in this installation. */
export function useLocationAlias(enabled = true): string | null {
  const configuration = usePublicConfiguration(enabled)
  return configuration.status === 'ready' ? configuration.value.locationAlias || null : null
}

/** True if the server is read-only; null while unknown. */
export function useReadOnly(): boolean | null {
  const configuration = usePublicConfiguration()
  return configuration.status === 'ready' ? configuration.value.readOnly : null
}

/** Database memory limit of a host in percent; 0 if none is set, null while unknown. */
export function useMemoryLimit(hostname: string): number | null {
  const configuration = usePublicConfiguration()
  if (configuration.status !== 'ready') return null
  const { memoryLimit, memoryLimits } = configuration.value
  return memoryLimits.get(hostname) ?? memoryLimit
}

export const versionQuery: Query<ServerVersion> = {
  name: 'GET /version',
  decoder: getVersion,
  fetcher: ({ api }, signal) => api.GET('/version', { signal }),
}

export function useVersion(): OneState<string> & Refreshable {
  return useOne(versionQuery, ({ version }) => version, inline)
}

function nonEmptyNames(names: readonly string[]): readonly string[] {
  return names.filter((name) => name !== '')
}
