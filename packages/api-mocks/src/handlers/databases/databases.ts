import type { ApiHttp } from '../../lib/http/http.ts'
import { readQuery } from '../../lib/http/query.ts'
import { authorize } from '../../world/access/access.ts'
import { databaseRowsOf } from '../../world/databases/databaseRows.ts'
import { GIB } from '../../world/databases/dataContent.ts'
import type { World } from '../../world/world.ts'
import { inScope, scopeOf } from '../shared/scope.ts'

export const databaseHandlers = (http: ApiHttp, world: World) => [
  http.get('/hosts/technologies/all/databases', ({ request, response }) =>
    response(200).json({ databases: askedRows(world, request) }),
  ),

  http.get('/hosts/technologies/all/databases/statistics', ({ request, response }) => {
    const rows = askedRows(world, request)
    const bytes = (of: (row: (typeof rows)[number]) => number) =>
      Math.round(rows.reduce((sum, row) => sum + of(row) * GIB, 0))
    return response(200).json({
      'total-memory-size': bytes(({ memory }) => memory),
      'total-segments-size': bytes(({ segmentSize }) => segmentSize),
    })
  }),
]

function askedRows(world: World, request: Request) {
  const { location } = authorize(world, request)
  return databaseRowsOf(world, inScope(world, scopeOf(world, readQuery(request, 400), location)))
}
