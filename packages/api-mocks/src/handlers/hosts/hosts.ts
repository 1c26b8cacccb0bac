import type { HostSummary } from '../../contract/wire.ts'
import { groupBy } from '../../lib/groupBy.ts'
import { type ApiHttp, type ChartHttp, emptyHttpError, httpError } from '../../lib/http/http.ts'
import { hasWords, includes, type Query, readQuery, sortedBy } from '../../lib/http/query.ts'
import { DAY, utc } from '../../lib/time.ts'
import {
  authenticate,
  authorize,
  canSeeLocation,
  hostFor,
  requireWritable,
} from '../../world/access/access.ts'
import { alertDismissed } from '../../world/alerts/storedAlert.ts'
import { hostDetailOf } from '../../world/hosts/hostDetail.ts'
import type { HostFacts } from '../../world/hosts/hostFacts.ts'
import { type HostReport, nameOfCopy } from '../../world/hosts/hostStore.ts'
import { contractsNow, replaceContracts } from '../../world/licenses/contracts/contracts.ts'
import { isDated } from '../../world/licenses/contracts/storedContracts.ts'
import { copyIgnored } from '../../world/licenses/ignoredLicenses.ts'
import { oracleFactsOf } from '../../world/oracle/oracleFacts.ts'
import { uniqueNameOf } from '../../world/oracle/oracleHead.ts'
import type { World } from '../../world/world.ts'
import { archiveOf, inScope, scopeOf, visibleLocations } from '../shared/scope.ts'
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

export const coreHandlers = (http: ChartHttp, world: World) => [
  http.get('/hosts/cores', ({ request, response }) => {
    authenticate(world, request)
    const query = readQuery(request)
    const { moment, covers } = scopeOf(world, query, query.text('location')?.split(','))
    const { retainedSince } = archiveOf(world)
    const from = Math.max(query.moment('newer-than') ?? retainedSince, retainedSince)
    const points = world.hosts.coresByDay(from, moment, covers)
    return response(200).json({
      coresHistory: points.map(({ day, cores }) => ({ date: utc(day * DAY), cores })),
    })
  }),
]

export const hostDetailHandlers = (http: ApiHttp, world: World) => [
  http.get('/hosts/{hostname}', ({ request, params: { hostname }, response }) => {
    const caller = authorize(world, request)
    const { moment, archive } = scopeOf(world, readQuery(request), undefined)
    const report = world.hosts.reportOf(hostname, moment, archive)
    if (!report) throw httpError(404, `host ${hostname} not found`)
    if (!canSeeLocation(world, caller, report.row.location))
      throw httpError(403, `host ${hostname} is at another location`)
    // The division by zero gives NaN, which the server cannot encode as JSON.
    if (report.row.technology === 'Oracle/Database' && report.row.info.memoryTotal === 0)
      throw emptyHttpError(500)
    return response(200).json(hostDetailOf(world, report))
  }),
]

export const hostWriteHandlers = (http: ApiHttp, world: World) => [
  http.put('/hosts/{host}/create-dr', ({ request, params, response }) => {
    authorize(world, request)
    const now = world.clock.now()
    const host = world.hosts.find(params.host, now)
    if (host === undefined) throw httpError(403, `host ${params.host} not found`)
    // The server panics for a Veritas cluster node without Oracle databases.
    if (host.membership.veritasClusterServer && host.technology !== 'Oracle/Database')
      throw emptyHttpError(500)
    if (Object.keys(host.databases).length === 0) throw httpError(403, 'ERC999: no database')
    if (world.hosts.find(nameOfCopy(host.hostname), now)) throw httpError(403, 'the copy exists')
    const { hostname } = world.hosts.copy(host, now)
    const report = world.hosts.reportOf(hostname, now)?.receivedAt ?? now
    copyIgnored(world.ignoredLicenses, host.hostname, hostname, report)
    return response(201).json({ hostname })
  }),

  http.delete('/hosts/{hostname}', ({ request, params, response }) => {
    const caller = authorize(world, request)
    requireWritable(world)
    const now = world.clock.now()
    const host = hostFor(world, caller, params.hostname)
    world.hosts.dismiss(host, now)
    alertDismissed(world, host.hostname)
    removeFromContracts(world, host.hostname)
    return response(200).json(null)
  }),
]

/** The server cannot decode contracts with a date, so they keep the host. */
function removeFromContracts(world: World, hostname: string): void {
  const { oracle } = contractsNow(world)
  const names = ({ hosts }: (typeof oracle)[number]) => hosts?.includes(hostname) === true
  if (!oracle.some((contract) => names(contract) && !isDated(contract))) return
  replaceContracts(world, {
    oracle: oracle.map((contract) =>
      names(contract) && !isDated(contract)
        ? { ...contract, hosts: contract.hosts?.filter((name) => name !== hostname) ?? null }
        : contract,
    ),
  })
}
