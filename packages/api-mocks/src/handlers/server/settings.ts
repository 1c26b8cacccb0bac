import type { ApiHttp } from '../../lib/http/http.ts'
import { authenticate } from '../../world/access/access.ts'
import type { World } from '../../world/world.ts'

export const settingHandlers = (http: ApiHttp, world: World) => [
  http.get('/settings/technologies', ({ request, response }) => {
    authenticate(world, request)
    return response(200).json(world.technologies)
  }),
]
