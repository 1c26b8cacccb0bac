import type { ChartHttp } from '../../lib/http/http.ts'
import { readQuery } from '../../lib/http/query.ts'
import { authenticate } from '../../world/access/access.ts'
import { licenseHistory } from '../../world/licenses/licenseHistory.ts'
import type { World } from '../../world/world.ts'

export const licenseHistoryHandlers = (http: ChartHttp, world: World) => [
  http.get('/technologies/all/license-history', ({ request, response }) => {
    authenticate(world, request)
    const query = readQuery(request, 400)
    const start = query.moment('start') ?? Number.NEGATIVE_INFINITY
    const end = query.moment('end') ?? Number.POSITIVE_INFINITY
    return response(200).json({ licenseComplianceHistory: licenseHistory(world, start, end) })
  }),
]
