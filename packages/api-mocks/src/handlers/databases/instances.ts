import type { ApiHttp } from '../../lib/http/http.ts'
import { pageOrRows } from '../../lib/http/paging.ts'
import { hasWords, readQuery, sortedBy } from '../../lib/http/query.ts'
import { authorize } from '../../world/access/access.ts'
import { mongoDbRows, mySqlRows, postgreSqlRows, sqlServerRows } from '../../world/databases/instanceRows.ts'
import type { HostReport } from '../../world/hosts/hostStore.ts'
import type { World } from '../../world/world.ts'
import { inScope, ownScopeOf } from '../shared/scope.ts'

export const instanceHandlers = (http: ApiHttp, world: World) => [
  http.get('/hosts/technologies/mysql/databases', ({ request, response }) => {
    const caller = authorize(world, request)
    const reports = inScope(world, ownScopeOf(world, readQuery(request), caller))
    const databases = reports.flatMap((report) => mySqlRows(world, report))
    return response(200).json({ databases: databases.length === 0 ? null : databases })
  }),

  http.get('/hosts/technologies/microsoft/databases', ({ request, response }) =>
    response(200).json(listed(world, request, sqlServerRows)),
  ),

  http.get('/hosts/technologies/postgresql/databases', ({ request, response }) =>
    response(200).json(listed(world, request, postgreSqlRows)),
  ),

  http.get('/hosts/technologies/mongodb/databases', ({ request, response }) =>
    response(200).json(listed(world, request, mongoDbRows)),
  ),
]

/** Search by host name, sort and paging, supported by three of the four lists. */
function listed<Row extends object>(
  world: World,
  request: Request,
  rowsOf: (world: World, report: HostReport) => readonly Row[],
) {
  const caller = authorize(world, request)
  const query = readQuery(request)
  const search = query.text('search')
  const reports = inScope(world, ownScopeOf(world, query, caller))
  const rows = reports
    .filter(({ row }) => hasWords(search, row.hostname))
    .flatMap((report) => rowsOf(world, report))
  return pageOrRows(sortedBy(rows, query.text('sort-by'), query.boolean('sort-desc') ?? false), query)
}
