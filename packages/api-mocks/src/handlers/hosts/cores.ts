import { DAY } from '../../lib/clock.ts'
import { utc } from '../../lib/dates.ts'
import type { ChartHttp } from '../../lib/http/http.ts'
import { readQuery } from '../../lib/http/query.ts'
import { authenticate } from '../../world/access/access.ts'
import type { World } from '../../world/world.ts'
import { archiveOf, scopeOf } from '../shared/scope.ts'

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
