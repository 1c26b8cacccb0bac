import type { ApiHttp } from '../lib/http.ts'
import { authorize } from '../session/access.ts'
import type { World } from '../world.ts'

export const configurationHandlers = (http: ApiHttp, world: World) => [
  http.get('/configuration', ({ request, response }) => {
    authorize(world, request)
    return response(200).json(world.configuration)
  }),
]
