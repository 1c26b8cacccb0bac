import { flag, readShape, shapeOf, text } from '../../lib/http/body.ts'
import { httpError } from '../../lib/http/errors.ts'
import type { ApiHttp } from '../../lib/http/http.ts'
import { readFlag } from '../../lib/http/query.ts'
import { authorize, hostFor } from '../../world/access/access.ts'
import type { World } from '../../world/world.ts'

const comment = shapeOf({ ignoredComment: text, name: text, ignored: flag })

export const missingDatabaseHandlers = (http: ApiHttp, world: World) => [
  http.get('/hosts/technologies/oracle/missing-dbs', ({ request, response }) => {
    authorize(world, request)
    const hosts = world.hosts.rowsAt(world.clock.now())
    return response(200).json(
      hosts.flatMap(({ hostname, missingDatabases = [] }) =>
        missingDatabases.length > 0 ? [{ hostname, missingDatabases }] : [],
      ),
    )
  }),

  http.get('/hosts/{host}/technologies/oracle/missing-dbs', ({ request, params, response }) => {
    const host = hostFor(world, authorize(world, request), params.host)
    return response(200).json(world.hosts.missingDatabases(host, world.clock.now()))
  }),

  http.put(
    '/hosts/{host}/technologies/oracle/missing-dbs/{dbname}/ignored/{flag}',
    async ({ request, params, response }) => {
      const host = hostFor(world, authorize(world, request), params.host)
      const ignored = readFlag(params.flag)
      if (ignored === undefined) throw httpError(422, 'cannot read the flag')
      const { ignoredComment } = await readShape(request, comment)
      const change = { name: params.dbname, ignored, ignoredComment }
      if (!world.hosts.ignoreMissing(host, change, world.clock.now()))
        throw httpError(500, `database ${params.dbname} not found`)
      return response(204).empty()
    },
  ),
]
