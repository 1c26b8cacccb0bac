import { httpError, emptyHttpError } from '../../lib/http/errors.ts'
import type { ApiHttp } from '../../lib/http/http.ts'
import { readQuery } from '../../lib/http/query.ts'
import { authorize, canSeeLocation } from '../../world/access/access.ts'
import { hostDetailOf } from '../../world/hosts/hostDetail.ts'
import type { World } from '../../world/world.ts'
import { scopeOf } from '../shared/scope.ts'

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
