import type { ApiHttp, ChartHttp } from '../../lib/http/http.ts'
import { readQuery } from '../../lib/http/query.ts'
import { authenticate, authorize } from '../../world/access/access.ts'
import { complianceOf } from '../../world/licenses/compliance.ts'
import { contractsNow } from '../../world/licenses/contracts/contracts.ts'
import { licenseHistory } from '../../world/licenses/licenseHistory.ts'
import { usedPerCluster, usedPerHost, usedPerVeritasCluster } from '../../world/licenses/usedLicenseGroups.ts'
import { usedLicensesOf, veritasMembers } from '../../world/licenses/usedLicenses.ts'
import type { World } from '../../world/world.ts'
import { inScope, scopeOf } from '../shared/scope.ts'

export const licenseHandlers = (http: ApiHttp, world: World) => [
  http.get('/hosts/technologies/all/databases/licenses-used', ({ request, response }) =>
    response(200).json({ usedLicenses: usedIn(world, request) }),
  ),

  http.get('/hosts/{hostname}/technologies/all/databases/licenses-used', ({ request, params, response }) =>
    response(200).json({ usedLicenses: usedIn(world, request, { hostname: params.hostname }) }),
  ),

  http.get('/hosts/technologies/all/databases/licenses-used-per-host', ({ request, response }) => {
    const rows = usedPerHost(usedIn(world, request))
    return response(200).json({ usedLicenses: rows.length === 0 ? null : rows })
  }),

  http.get('/hosts/technologies/all/databases/licenses-used-per-cluster', ({ request, response }) =>
    response(200).json({
      usedLicensesPerCluster: usedPerCluster(usedIn(world, request, { includeUnused: true })),
    }),
  ),

  http.get('/hosts/technologies/all/databases/licenses-used-cluster-veritas', ({ request, response }) => {
    const rows = usedIn(world, request, { unreadable: 422 })
    const now = world.clock.now()
    const olderThan = readQuery(request).moment('older-than') ?? now
    // The server has Veritas clusters only for the current date.
    if (olderThan < now) return response(200).json([])
    return response(200).json(usedPerVeritasCluster(rows, veritasMembers(world, now)))
  }),

  http.get('/hosts/technologies/all/databases/licenses-compliance', ({ request, response }) => {
    const { location } = authorize(world, request)
    // Validated but otherwise ignored.
    readQuery(request, 400).moment('older-than')
    const { oracle, mySql, sqlServer } = complianceOf(world, location)
    return response(200).json({ licensesCompliance: [...oracle, ...mySql, ...sqlServer] })
  }),
]

interface UsedOptions {
  hostname?: string | undefined
  includeUnused?: boolean
  /** Status for an invalid query parameter. */
  unreadable?: number
}

function usedIn(world: World, request: Request, options: UsedOptions = {}) {
  const { hostname, includeUnused = false, unreadable = 400 } = options
  const { location } = authorize(world, request)
  const scope = scopeOf(world, readQuery(request, unreadable), location)
  const view = { world, moment: scope.moment, contracts: contractsNow(world) }
  if (hostname === undefined)
    return inScope(world, scope).flatMap((report) => usedLicensesOf(view, report, includeUnused))
  const report = world.hosts.reportOf(hostname, scope.moment, scope.archive)
  return report && scope.covers(report.row) ? usedLicensesOf(view, report) : []
}

export const licenseHistoryHandlers = (http: ChartHttp, world: World) => [
  http.get('/technologies/all/license-history', ({ request, response }) => {
    authenticate(world, request)
    const query = readQuery(request, 400)
    const start = query.moment('start') ?? Number.NEGATIVE_INFINITY
    const end = query.moment('end') ?? Number.POSITIVE_INFINITY
    return response(200).json({ licenseComplianceHistory: licenseHistory(world, start, end) })
  }),
]
