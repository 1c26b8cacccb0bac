import type { ApiHttp } from '../lib/http/http.ts'
import { authorize, type GuardedCaller } from '../world/access/access.ts'
import { dashboardOf } from '../world/dashboard.ts'
import type { World } from '../world/world.ts'

export const dashboardHandlers = (http: ApiHttp, world: World) => [
  http.get('/frontend/dashboard', ({ request, response }) => {
    const caller = authorize(world, request)
    return response(200).json(dashboardOf(world, ownLocations(caller), contractLocations(caller)))
  }),
]

const isAll = (name: string) => name.toLowerCase() === 'all'

/** Ignores the query parameter; undefined for a user with all locations. */
function ownLocations({ isAdmin, locations }: GuardedCaller): readonly string[] | undefined {
  return isAdmin || locations.join('') === '' || locations.some(isAll) ? undefined : locations
}

/** For an administrator the server counts only contracts at the location All, not those without a location. */
function contractLocations({ isAdmin, locations }: GuardedCaller): readonly string[] | undefined {
  if (isAdmin || locations.some(isAll)) return ['All']
  return locations.join('') === '' ? undefined : locations
}
