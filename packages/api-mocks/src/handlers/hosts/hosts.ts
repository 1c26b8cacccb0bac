import type { HostSummary } from '../../contract/wire.ts'
import { groupBy } from '../../lib/groupBy.ts'
import type { ApiHttp } from '../../lib/http/http.ts'
import { hasWords, includes, readQuery, sortedBy, type Query } from '../../lib/http/query.ts'
import { authorize } from '../../world/access/access.ts'
import type { HostFacts } from '../../world/hosts/hostFacts.ts'
import type { HostReport } from '../../world/hosts/hostStore.ts'
import { oracleFactsOf } from '../../world/oracle/oracleFacts.ts'
import { uniqueNameOf } from '../../world/oracle/oracleHead.ts'
import type { World } from '../../world/world.ts'
import { inScope, scopeOf, visibleLocations } from '../shared/scope.ts'
import { streamed } from './hostDocuments.ts'

export const hostHandlers = (http: ApiHttp, world: World) => [
  http.get('/hosts', ({ request, response }) => {
    const { location } = authorize(world, request)
    const query = readQuery(request)
    const mode = query.oneOf('mode', ['full', 'summary', 'hostnames'])
    const scope = scopeOf(world, query, location)
    const matches = hostFilter(world, query)
    const descending = query.boolean('sort-desc') ?? false
    const reports = inScope(world, scope).filter(matches)
    const hosts = reports.map(({ row }) => row)
    const sorted = sortedBy(hosts, query.text('sort-by'), descending)
    if (mode === 'hostnames') return response(200).json(sorted.map(({ hostname }) => hostname))
    if (mode === 'summary') return response(200).json({ hosts: sorted })
    const byRow = new Map(reports.map((report) => [report.row, report]))
    return response.untyped(
      streamed(
        world,
        sorted.flatMap((row) => byRow.get(row) ?? []),
      ),
    )
  }),

  http.get('/hosts/environments', ({ request, response }) => {
    const { location } = authorize(world, request)
    const reports = inScope(world, scopeOf(world, readQuery(request), location))
    return response(200).json([...new Set(reports.map(({ row }) => row.environment))])
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

function hostFilter(world: World, query: Query): (report: HostReport) => boolean {
  const search = query.text('search')
  const reported = clustersReportedBy(world)
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
  return ({ row: host, facts }) =>
    (search === undefined ||
      hasWords(search, host.hostname, ...(reported.get(facts) ?? []), ...oracleNames(facts))) &&
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

/** Like the server, matches clusters by the host whose agent reports the hypervisors, not by their guests. */
function clustersReportedBy({ clusters }: World): ReadonlyMap<HostFacts | undefined, readonly string[]> {
  const byAgent = groupBy(clusters, ({ agent }) => agent)
  return new Map([...byAgent].map(([agent, own]) => [agent, own.map(({ name }) => name)]))
}

function oracleNames(facts: HostFacts): string[] {
  return oracleFactsOf(facts).flatMap((database) => [database.name, uniqueNameOf(database)])
}

function range(query: Query, name: string, kind: 'integer' | 'number'): (value: number) => boolean {
  const least = query[kind](`${name}-gte`) ?? Number.NEGATIVE_INFINITY
  const most = query[kind](`${name}-lte`) ?? Number.POSITIVE_INFINITY
  return (value) => value >= least && value <= most
}

function isClustered({ clusterMembershipStatus: status }: HostSummary): boolean {
  return status.oracleClusterware || status.sunCluster || status.hacmp || status.veritasClusterServer
}
