import type { HostSummary } from '../contract/index.ts'
import { refuse } from '../lib/errors.ts'
import type { ApiHttp } from '../lib/http.ts'
import { hasWords, includes, readQuery, sortedBy, type Query } from '../lib/query.ts'
import { authorize, type GuardedCaller } from '../session/access.ts'
import type { World } from '../world.ts'
import { scopeOf } from './scope.ts'

export const hostHandlers = (http: ApiHttp, world: World) => [
  http.get('/hosts', ({ request, response }) => {
    const { location } = authorize(world, request)
    const query = readQuery(request)
    const mode = query.oneOf('mode', ['summary', 'hostnames'])
    // Without a mode the server answers raw documents, which the contract does not describe.
    if (mode === undefined) throw refuse(422, 'cannot read mode')
    const { moment, covers } = scopeOf(world, query, location)
    const matches = hostFilter(query)
    const descending = query.boolean('sort-desc') ?? false
    const hosts = world.hosts.at(moment).filter((host) => covers(host) && matches(host))
    const sorted = sortedBy(hosts, query.text('sort-by'), descending)
    if (mode === 'hostnames') return response(200).json(sorted.map(({ hostname }) => hostname))
    return response(200).json({ hosts: sorted })
  }),

  http.get('/hosts/environments', ({ request, response }) => {
    const { location } = authorize(world, request)
    const { moment, covers } = scopeOf(world, readQuery(request), location)
    const hosts = world.hosts.at(moment).filter(covers)
    return response(200).json([...new Set(hosts.map(({ environment }) => environment))])
  }),

  http.get('/hosts/locations', ({ request, response }) =>
    response(200).json(visibleLocations(world, authorize(world, request))),
  ),

  http.get('/hosts/technologies/all/databases/licenses/locations', ({ request, response }) => {
    const locations = visibleLocations(world, authorize(world, request))
    const { ScopeAsLocation } = world.configuration.APIService
    if (ScopeAsLocation === '') return response(200).json(locations)
    const members = new Set(ScopeAsLocation.split(','))
    return response(200).json([ScopeAsLocation, ...locations.filter((location) => !members.has(location))])
  }),
]

function visibleLocations(world: World, caller: GuardedCaller): string[] {
  if (!caller.isAdmin) return caller.locations
  const hosts = world.hosts.at(world.clock.now())
  return [...new Set(hosts.map(({ location }) => location))]
}

function hostFilter(query: Query): (host: HostSummary) => boolean {
  const search = query.text('search')
  const hostname = query.text('hostname')
  const technology = query.text('hardware-abstraction-technology')
  const cluster = query.text('cluster')
  const node = query.text('virtualization-node')
  const os = query.text('operating-system')
  const kernel = query.text('kernel')
  const cpuModel = query.text('cpu-model')
  const isMember = query.boolean('is-member-of-cluster')
  const memory = range(query, 'memory-total', 'number')
  const swap = range(query, 'swap-total', 'number')
  const cores = range(query, 'cpu-cores', 'integer')
  const threads = range(query, 'cpu-threads', 'integer')
  return (host) =>
    hasWords(search, host.hostname, host.cluster, ...(host.databases['Oracle/Database'] ?? [])) &&
    includes(hostname, host.hostname) &&
    includes(technology, host.info.hardwareAbstractionTechnology) &&
    (cluster === 'NULL' ? host.cluster === '' : includes(cluster, host.cluster)) &&
    includes(node, host.virtualizationNode) &&
    includes(os, host.info.os) &&
    includes(kernel, host.info.kernel) &&
    includes(cpuModel, host.info.cpuModel) &&
    memory(host.info.memoryTotal) &&
    swap(host.info.swapTotal) &&
    cores(host.info.cpuCores) &&
    threads(host.info.cpuThreads) &&
    (isMember === undefined || isMember === isClustered(host))
}

function range(query: Query, name: string, kind: 'integer' | 'number'): (value: number) => boolean {
  const least = query[kind](`${name}-gte`) ?? Number.NEGATIVE_INFINITY
  const most = query[kind](`${name}-lte`) ?? Number.POSITIVE_INFINITY
  return (value) => value >= least && value <= most
}

function isClustered({ clusterMembershipStatus: status }: HostSummary): boolean {
  return status.oracleClusterware || status.sunCluster || status.hacmp || status.veritasClusterServer
}
