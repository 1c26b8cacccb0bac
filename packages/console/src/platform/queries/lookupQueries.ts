import type { Me, MenuNode, TechnologyInfo } from '@inventory-console/api-mocks/contract'
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
import type { ListState, OneState } from '@inventory-console/ui/lib/state'
import { useList, useOne, type Refreshable } from '../query/query.ts'

/** What stands around a page: each fails in its own place. */
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

/** Not asked for a limited user: the services answer 422. */
export function useMenuNodes(enabled: boolean): ListState<MenuNode> & Refreshable {
  return useList(
    enabled
      ? {
          name: 'GET /nodes',
          decoder: listMenuNodes,
          fetcher: ({ api }, signal) => api.GET('/nodes', { signal }),
        }
      : null,
    (nodes) => nodes,
    inline,
  )
}

/** True if the server's menu has the cloud pages. */
export function hasCloudMenu(nodes: ListState<MenuNode>): boolean {
  return (
    nodes.status === 'ready' &&
    nodes.rows.some(({ name, parent }) => name === 'Cloud Advisors' && parent === '')
  )
}

/** Milliseconds between two questions for the connection of the server to its database. */
const connectionPeriod = 60_000

/** True, false, or null while nobody knows. */
export function useDatabaseConnected(enabled: boolean): boolean | null {
  const connection = useOne(
    enabled
      ? {
          name: 'GET /database/connection/status',
          decoder: getConnectionStatus,
          fetcher: ({ api }, signal) => api.GET('/database/connection/status', { signal }),
        }
      : null,
    ({ connected }) => connected,
    { ...inline, refreshInterval: connectionPeriod },
  )
  return connection.status === 'ready' ? connection.value : null
}

export function useLocations(enabled: boolean): ListState<string> & Refreshable {
  return useList(
    enabled
      ? {
          name: 'GET /hosts/locations',
          decoder: listLocations,
          fetcher: ({ api }, signal) => api.GET('/hosts/locations', { signal }),
        }
      : null,
    named,
    inline,
  )
}

/** Where licences are used or bought: pages about licences offer these. */
export function useLicenseLocations(enabled: boolean): ListState<string> & Refreshable {
  const path = '/hosts/technologies/all/databases/licenses/locations'
  return useList(
    enabled
      ? {
          name: `GET ${path}`,
          decoder: listLicenseLocations,
          fetcher: ({ api }, signal) => api.GET(path, { signal }),
        }
      : null,
    named,
    inline,
  )
}

export function useEnvironments(enabled: boolean): ListState<string> & Refreshable {
  return useList(
    enabled
      ? {
          name: 'GET /hosts/environments',
          decoder: listEnvironments,
          fetcher: ({ api }, signal) => api.GET('/hosts/environments', { signal }),
        }
      : null,
    named,
    inline,
  )
}

/** The names that people read of technologies. Asked once, for every page. */
export function useTechnologies(enabled: boolean): ListState<TechnologyInfo> & Refreshable {
  return useList(
    enabled
      ? {
          name: 'GET /settings/technologies',
          decoder: listTechnologies,
          fetcher: ({ api }, signal) => api.GET('/settings/technologies', { signal }),
        }
      : null,
    (technologies) => technologies,
    inline,
  )
}

/** What the installation calls a location. Of the configuration, which holds passwords, nothing else is kept. */
export function useLocationAlias(enabled: boolean): string | null {
  const alias = useOne(
    enabled
      ? {
          name: 'GET /configuration',
          decoder: getConfiguration,
          fetcher: ({ api }, signal) => api.GET('/configuration', { signal }),
        }
      : null,
    ({ APIService }) => APIService.LocationAlias.trim(),
    inline,
  )
  return alias.status === 'ready' && alias.value !== '' ? alias.value : null
}

/** True if the server refuses changes; null while it is unknown. */
export function useReadOnly(): boolean | null {
  const readOnly = useOne(
    {
      name: 'GET /configuration',
      params: { part: 'readOnly' },
      decoder: getConfiguration,
      fetcher: ({ api }, signal) => api.GET('/configuration', { signal }),
    },
    ({ APIService }) => APIService.ReadOnly,
    inline,
  )
  return readOnly.status === 'ready' ? readOnly.value : null
}

/** Database memory limit of a host in percent; 0 if none is set, null while it is unknown. */
export function useMemoryLimit(hostname: string): number | null {
  const limit = useOne(
    {
      name: 'GET /configuration',
      // Another cache entry than that of the location alias, which keeps another value of the same response.
      params: { part: 'memoryLimit', hostname },
      decoder: getConfiguration,
      fetcher: ({ api }, signal) => api.GET('/configuration', { signal }),
    },
    ({ APIService: { PGASGASumTargetPercentage, PGASGASumTargetPercentagePerHosts } }) =>
      new Map(Object.entries(PGASGASumTargetPercentagePerHosts ?? {})).get(hostname) ??
      PGASGASumTargetPercentage,
    inline,
  )
  return limit.status === 'ready' ? limit.value : null
}

/** Asked while the dialog is open. */
export function useVersion(enabled: boolean): OneState<string> & Refreshable {
  return useOne(
    enabled
      ? {
          name: 'GET /version',
          decoder: getVersion,
          fetcher: ({ api }, signal) => api.GET('/version', { signal }),
        }
      : null,
    ({ version }) => version,
    inline,
  )
}

function named(names: readonly string[]): readonly string[] {
  return names.filter((name) => name !== '')
}
