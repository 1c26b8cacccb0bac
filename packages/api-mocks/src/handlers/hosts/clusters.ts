import type { Cluster } from '../../contract/wire.ts'
import { type ApiHttp, httpError } from '../../lib/http/http.ts'
import { hasWords, readQuery, sortedBy } from '../../lib/http/query.ts'
import { authorize, canSeeLocation } from '../../world/access/access.ts'
import { clusterAt, type ClusterFacts, clusterRow } from '../../world/hosts/clusters.ts'
import type { World } from '../../world/world.ts'
import { scopeOf } from '../shared/scope.ts'

export const clusterHandlers = (http: ApiHttp, world: World) => [
  http.get('/hosts/no-clusters', ({ request, response }) => {
    authorize(world, request)
    const rows = world.hosts.rowsAt(world.clock.now())
    const listed = rows.filter(({ info, cluster }) => info.hardwareAbstraction === 'VIRT' && cluster === '')
    return response(200).json(
      listed.map(({ hostname, info: { hardwareAbstractionTechnology } }) => ({
        hostname,
        hardwareAbstractionTechnology,
      })),
    )
  }),

  http.get('/hosts/clusters', ({ request, response }) => {
    const { location } = authorize(world, request)
    const query = readQuery(request)
    const mode = query.oneOf('mode', ['clusternames'])
    const { moment, covers } = scopeOf(world, query, location)
    const search = query.text('search')
    const found = world.clusters.filter(
      (cluster) => covers(cluster) && hasWords(search, cluster.name) && isKnown(world, cluster, moment),
    )
    const key = query.text('sort-by')
    const descending = query.boolean('sort-desc') ?? false
    if (mode !== undefined)
      return response(200).json(sortedBy(found, key, descending).map(({ name }) => name))
    const clusters = found.map((cluster) => clusterAt(world, cluster, moment))
    const rows = sortedBy(clusters.filter(isCluster), key, descending).map(clusterRow)
    return response(200).json(rows.length === 0 ? null : rows)
  }),

  http.get('/hosts/clusters/{name}', ({ request, params, response }) => {
    const caller = authorize(world, request)
    const now = world.clock.now()
    const moment = Math.min(readQuery(request).moment('older-than') ?? now, now)
    const facts = world.clusters.find(({ name }) => name === params.name)
    const cluster =
      facts && canSeeLocation(world, caller, facts.location) ? clusterAt(world, facts, moment) : undefined
    if (cluster === undefined) throw httpError(404, `cluster ${params.name} not found`)
    return response(200).json(cluster)
  }),
]

function isKnown(world: World, { agent, members }: ClusterFacts, moment: number): boolean {
  const isReported = (host: ClusterFacts['members'][number]) => world.hosts.existedAt(host, moment)
  return (agent !== undefined && isReported(agent)) || members.some(isReported)
}

function isCluster(cluster: Cluster | undefined): cluster is Cluster {
  return cluster !== undefined
}
