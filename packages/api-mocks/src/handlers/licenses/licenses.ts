import type { ApiHttp, ChartHttp } from '../../lib/http/http.ts'
import { readQuery } from '../../lib/http/query.ts'
import { authenticate, authorize } from '../../world/access/access.ts'
import { licenseHistory } from '../../world/licenses/licenseHistory.ts'
import { usedPerCluster, usedPerHost, usedPerVeritasCluster } from '../../world/licenses/usedLicenses.ts'
import { complianceOf, inventoryOfWorld, usedLicensesOf } from '../../world/licenses/worldLicenses.ts'
import type { World } from '../../world/world.ts'
import { inScope, scopeOf } from '../shared/scope.ts'

export const licenseHandlers = (http: ApiHttp, world: World) => [
  http.get('/hosts/technologies/all/databases/licenses-used', ({ request, response }) =>
    response(200).json({ usedLicenses: usedIn(world, request) }),
  ),

  http.get('/hosts/{hostname}/technologies/all/databases/licenses-used', ({ request, params, response }) =>
    response(200).json({ usedLicenses: usedIn(world, request, params.hostname) }),
  ),

  http.get('/hosts/technologies/all/databases/licenses-used-per-host', ({ request, response }) => {
    const rows = usedPerHost(usedIn(world, request))
    return response(200).json({ usedLicenses: rows.length === 0 ? null : rows })
  }),

  http.get('/hosts/technologies/all/databases/licenses-used-per-cluster', ({ request, response }) =>
    response(200).json({
      usedLicensesPerCluster: usedPerCluster(usedIn(world, request)),
    }),
  ),

  http.get('/hosts/technologies/all/databases/licenses-used-cluster-veritas', ({ request, response }) => {
    const { location } = authorize(world, request)
    const query = readQuery(request, 422)
    const scope = scopeOf(world, query, location)
    // The server has Veritas clusters only for the current date.
    if (scope.moment < world.clock.now()) return response(200).json([])
    const inventory = inventoryOfWorld(world)
    return response(200).json(usedPerVeritasCluster(inventory, inScope(world, scope).map(inventory.hostOf)))
  }),

  http.get('/hosts/technologies/all/databases/licenses-compliance', ({ request, response }) => {
    const { location } = authorize(world, request)
    // Validated but otherwise ignored.
    readQuery(request, 400).moment('older-than')
    const { oracle, mySql, sqlServer } = complianceOf(world, location)
    return response(200).json({ licensesCompliance: [...oracle, ...mySql, ...sqlServer] })
  }),
]

function usedIn(world: World, request: Request, hostname?: string) {
  const { location } = authorize(world, request)
  const scope = scopeOf(world, readQuery(request, 400), location)
  if (hostname === undefined) return usedLicensesOf(world, inScope(world, scope), scope)
  const report = world.hosts.reportOf(hostname, scope.moment, scope.archive)
  return report && scope.covers(report.row) ? usedLicensesOf(world, [report], scope) : []
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
