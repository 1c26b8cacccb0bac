import type { ApiHttp } from '../lib/http/http.ts'
import { authorize, type GuardedCaller } from '../world/access/access.ts'
import { dashboardOf } from '../world/dashboard.ts'
import type { World } from '../world/world.ts'

export const dashboardHandlers = (http: ApiHttp, world: World) => [
  http.get('/frontend/dashboard', ({ request, response }) =>
    response(200).json(dashboardOf(world, ownLocations(authorize(world, request)))),
  ),
]

/** Whatever the query says; undefined for who sees everything. */
function ownLocations({ isAdmin, locations }: GuardedCaller): readonly string[] | undefined {
  const everywhere =
    isAdmin || locations.join('') === '' || locations.some((name) => name.toLowerCase() === 'all')
  return everywhere ? undefined : locations
}
