import type {
  DatabaseRow,
  Me,
  MenuNode,
  ServerVersion,
  TechnologyInfo,
} from '@inventory-console/api-mocks/contract'
import { clusterNames } from '@inventory-console/api-mocks/decoders/api/clusters'
import { getConfiguration } from '@inventory-console/api-mocks/decoders/api/configuration'
import { listDatabases } from '@inventory-console/api-mocks/decoders/api/databases'
import {
  hostnames,
  listEnvironments,
  listLicenseLocations,
  listLocations,
} from '@inventory-console/api-mocks/decoders/api/hosts'
import { listMenuNodes } from '@inventory-console/api-mocks/decoders/api/nodes'
import { getConnectionStatus, getVersion } from '@inventory-console/api-mocks/decoders/api/server'
import { listTechnologies } from '@inventory-console/api-mocks/decoders/api/settings'
import { getMe } from '@inventory-console/api-mocks/decoders/api/users'
import { type ListState, type OneState, valueOr } from '@inventory-console/ui/lib/state'
import { get, type Query, type Refreshable, useList, useOne } from '../query/query.ts'
import type { FilterQuery } from '../scope/globalFilters.ts'

export function useMe(): OneState<Me> & Refreshable {
  return useOne(get(getMe, '/users/info'), (me) => me)
}

/** False while unknown. */
export function useIsAdmin(): boolean {
  const me = useMe()
  return me.status === 'ready' && me.value.groups.includes('admin')
}

/** Disabled for limited users, because the server responds with 422. */
export function useMenuNodes(enabled = true): ListState<MenuNode> & Refreshable {
  return useList(get(listMenuNodes, '/nodes'), (nodes) => nodes, { enabled })
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
    get(getConnectionStatus, '/database/connection/status'),
    ({ connected }) => connected,
    { enabled, refreshInterval: connectionRefreshInterval, reportsStale: false },
  )
  return valueOr(connection, null)
}

export function useLocations(enabled = true): ListState<string> & Refreshable {
  return useList(get(listLocations, '/hosts/locations'), nonEmptyNames, { enabled })
}

/** Locations with used or purchased licenses, for the filter of the license pages. */
export function useLicenseLocations(enabled = true): ListState<string> & Refreshable {
  return useList(
    get(listLicenseLocations, '/hosts/technologies/all/databases/licenses/locations'),
    nonEmptyNames,
    { enabled },
  )
}

export function useEnvironments(enabled = true): ListState<string> & Refreshable {
  return useList(get(listEnvironments, '/hosts/environments'), nonEmptyNames, { enabled })
}

/** Display names of technologies, requested once for all pages. */
export function useTechnologies(): ListState<TechnologyInfo> & Refreshable {
  return useList(get(listTechnologies, '/settings/technologies'), (technologies) => technologies)
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
    get(getConfiguration, '/configuration'),
    ({ APIService }) => ({
      locationAlias: APIService.LocationAlias,
      readOnly: APIService.ReadOnly,
      memoryLimit: APIService.PGASGASumTargetPercentage,
      memoryLimits: new Map(Object.entries(APIService.PGASGASumTargetPercentagePerHosts ?? {})),
    }),
    { enabled },
  )
}

/** Name of "location" in this installation. */
export function useLocationAlias(enabled = true): string | null {
  const configuration = usePublicConfiguration(enabled)
  return configuration.status === 'ready' ? aliasOf(configuration.value.locationAlias) : null
}

/** The name that an administrator chose, or null: the server's default would stay English in other languages. */
export function aliasOf(name: string): string | null {
  const alias = name.trim()
  return alias === '' || alias === 'Location' ? null : alias
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

export const versionQuery: Query<ServerVersion> = get(getVersion, '/version')

export function useVersion(): OneState<string> & Refreshable {
  return useOne(versionQuery, ({ version }) => version)
}

export function hostNamesQuery(filters: FilterQuery = {}): Query<readonly string[]> {
  return get(hostnames, '/hosts', { query: { mode: 'hostnames', ...filters } })
}

export function useHostNames(enabled = true, filters: FilterQuery = {}): ListState<string> & Refreshable {
  return useList(hostNamesQuery(filters), nonEmptyNames, { enabled })
}

export function useClusterNames(enabled = true, filters: FilterQuery = {}): ListState<string> & Refreshable {
  return useList(
    get(clusterNames, '/hosts/clusters', { query: { mode: 'clusternames', ...filters } }),
    nonEmptyNames,
    { enabled },
  )
}

export function useDatabaseNames(enabled: boolean): ListState<DatabaseRow> & Refreshable {
  return useList(get(listDatabases, '/hosts/technologies/all/databases'), ({ databases }) => databases, {
    enabled,
  })
}

export function nonEmptyNames(names: readonly string[]): readonly string[] {
  return names.filter((name) => name !== '')
}
