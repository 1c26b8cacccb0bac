import type { Me, MenuNode, TechnologyInfo } from '@inventory-console/api-mocks/contract'
import type { ListState, OneState } from '@inventory-console/ui/lib/state'
import { text } from '@inventory-console/ui/lib/wire'
import { useList, useOne, type Refreshable } from '../query/query.ts'

/** What stands around a page: each fails in its own place. */
const inline = { errorScope: 'inline' } as const

export function useMe(): OneState<Me> & Refreshable {
  return useOne(
    { name: 'GET /users/info', fetcher: ({ api }, signal) => api.GET('/users/info', { signal }) },
    (me) => (isText(me.username) ? { username: me.username, groups: texts(me.groups) } : undefined),
    inline,
  )
}

/** Not asked for a limited user: the services answer 422. */
export function useMenuNodes(enabled: boolean): ListState<MenuNode> & Refreshable {
  return useList(
    enabled ? { name: 'GET /nodes', fetcher: ({ api }, signal) => api.GET('/nodes', { signal }) } : null,
    (nodes) => nodes && nodes.map(({ name, parent }) => ({ name: text(name), parent: text(parent) })),
    inline,
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
          fetcher: ({ api }, signal) => api.GET('/database/connection/status', { signal }),
        }
      : null,
    ({ connected }) => (typeof connected === 'boolean' ? connected : undefined),
    { ...inline, refreshInterval: connectionPeriod },
  )
  return connection.status === 'ready' ? connection.value : null
}

export function useLocations(enabled: boolean): ListState<string> & Refreshable {
  return useList(
    enabled
      ? {
          name: 'GET /hosts/locations',
          fetcher: ({ api }, signal) => api.GET('/hosts/locations', { signal }),
        }
      : null,
    texts,
    inline,
  )
}

/** Where licences are used or bought: pages about licences offer these. */
export function useLicenseLocations(enabled: boolean): ListState<string> & Refreshable {
  const path = '/hosts/technologies/all/databases/licenses/locations'
  return useList(
    enabled ? { name: `GET ${path}`, fetcher: ({ api }, signal) => api.GET(path, { signal }) } : null,
    texts,
    inline,
  )
}

export function useEnvironments(enabled: boolean): ListState<string> & Refreshable {
  return useList(
    enabled
      ? {
          name: 'GET /hosts/environments',
          fetcher: ({ api }, signal) => api.GET('/hosts/environments', { signal }),
        }
      : null,
    texts,
    inline,
  )
}

/** The names that people read of technologies. Asked once, for every page. */
export function useTechnologies(enabled: boolean): ListState<TechnologyInfo> & Refreshable {
  return useList(
    enabled
      ? {
          name: 'GET /settings/technologies',
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
      ? { name: 'GET /configuration', fetcher: ({ api }, signal) => api.GET('/configuration', { signal }) }
      : null,
    ({ APIService }) => (isText(APIService.LocationAlias) ? APIService.LocationAlias.trim() : undefined),
    inline,
  )
  return alias.status === 'ready' && alias.value !== '' ? alias.value : null
}

/** Asked while the dialog is open. */
export function useVersion(enabled: boolean): OneState<string> & Refreshable {
  return useOne(
    enabled ? { name: 'GET /version', fetcher: ({ api }, signal) => api.GET('/version', { signal }) } : null,
    ({ version }) => (isText(version) ? version : undefined),
    inline,
  )
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

/** Names and choices: null is none; what is no text, or empty, is no choice. */
function texts(list: unknown): string[] {
  if (list === null || list === undefined) return []
  if (!Array.isArray(list)) throw new TypeError('a list of texts')
  return list.filter((entry) => isText(entry) && entry !== '')
}
