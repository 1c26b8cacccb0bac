import { refuse } from '../lib/errors.ts'
import type { ApiHttp } from '../lib/http.ts'
import { hasWords, readQuery, sortedBy } from '../lib/query.ts'
import { authorize } from '../session/access.ts'
import type { World } from '../world.ts'
import { scopeOf } from './scope.ts'

export const clusterHandlers = (http: ApiHttp, world: World) => [
  http.get('/hosts/clusters', ({ request, response }) => {
    const { location } = authorize(world, request)
    const query = readQuery(request)
    if (query.oneOf('mode', ['clusternames']) === undefined) throw refuse(422, 'cannot read mode')
    const { moment, covers } = scopeOf(world, query, location)
    const search = query.text('search')
    const clusters = world.clusters.filter(
      (cluster) =>
        covers(cluster) &&
        hasWords(search, cluster.name) &&
        cluster.members.some((host) => world.hosts.wasKnown(host, moment)),
    )
    const sorted = sortedBy(clusters, query.text('sort-by'), query.boolean('sort-desc') ?? false)
    return response(200).json(sorted.map(({ name }) => name))
  }),
]
