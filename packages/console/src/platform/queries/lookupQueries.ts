import type { Me, MenuNode, TechnologyInfo } from '@inventory-console/api-mocks/contract'
import type { ListState, OneState } from '@inventory-console/ui/lib/state'
import { text } from '@inventory-console/ui/lib/wire'
import { useList, useOne, type Refreshable } from '../query/query.ts'

/** What stands around a page: each fails in its own place. */
const side = { weight: 'side' } as const

export function useMe(): OneState<Me> & Refreshable {
  return useOne(
    { name: 'GET /users/info', ask: ({ api }, signal) => api.GET('/users/info', { signal }) },
    (me) => (isText(me.username) ? { username: me.username, groups: texts(me.groups) } : undefined),
    side,
  )
}

/** Not asked for a limited user: the services answer 422. */
export function useMenuNodes(asked: boolean): ListState<MenuNode> & Refreshable {
  return useList(
    asked ? { name: 'GET /nodes', ask: ({ api }, signal) => api.GET('/nodes', { signal }) } : null,
    (nodes) => nodes && nodes.map(({ name, parent }) => ({ name: text(name), parent: text(parent) })),
    side,
  )
}

/** Milliseconds between two questions for the connection of the server to its database. */
const connectionPeriod = 60_000

/** True, false, or null while nobody knows. */
export function useDatabaseConnected(asked: boolean): boolean | null {
  const connection = useOne(
    asked
      ? {
          name: 'GET /database/connection/status',
          ask: ({ api }, signal) => api.GET('/database/connection/status', { signal }),
        }
      : null,
    ({ connected }) => (typeof connected === 'boolean' ? connected : undefined),
    { ...side, every: connectionPeriod },
  )
  return connection.status === 'ready' ? connection.value : null
}

export function useLocations(asked: boolean): ListState<string> & Refreshable {
  return useList(
    asked
      ? { name: 'GET /hosts/locations', ask: ({ api }, signal) => api.GET('/hosts/locations', { signal }) }
      : null,
    texts,
    side,
  )
}

/** Where licences are used or bought: pages about licences offer these. */
export function useLicenseLocations(asked: boolean): ListState<string> & Refreshable {
  const path = '/hosts/technologies/all/databases/licenses/locations'
  return useList(
    asked ? { name: `GET ${path}`, ask: ({ api }, signal) => api.GET(path, { signal }) } : null,
    texts,
    side,
  )
}

export function useEnvironments(asked: boolean): ListState<string> & Refreshable {
  return useList(
    asked
      ? {
          name: 'GET /hosts/environments',
          ask: ({ api }, signal) => api.GET('/hosts/environments', { signal }),
        }
      : null,
    texts,
    side,
  )
}

/** The names that people read of technologies. Asked once, for every page. */
export function useTechnologies(asked: boolean): ListState<TechnologyInfo> & Refreshable {
  return useList(
    asked
      ? {
          name: 'GET /settings/technologies',
          ask: ({ api }, signal) => api.GET('/settings/technologies', { signal }),
        }
      : null,
    (technologies) => technologies,
    side,
  )
}

/** What the installation calls a location. Of the configuration, which holds passwords, nothing else is kept. */
export function useLocationAlias(asked: boolean): string | null {
  const alias = useOne(
    asked
      ? { name: 'GET /configuration', ask: ({ api }, signal) => api.GET('/configuration', { signal }) }
      : null,
    ({ APIService }) => (isText(APIService.LocationAlias) ? APIService.LocationAlias.trim() : undefined),
    side,
  )
  return alias.status === 'ready' && alias.value !== '' ? alias.value : null
}

/** Asked while the dialog is open. */
export function useVersion(asked: boolean): OneState<string> & Refreshable {
  return useOne(
    asked ? { name: 'GET /version', ask: ({ api }, signal) => api.GET('/version', { signal }) } : null,
    ({ version }) => (isText(version) ? version : undefined),
    side,
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
