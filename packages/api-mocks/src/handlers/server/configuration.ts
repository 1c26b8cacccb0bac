import { configurationShape } from '../../lib/configurationShape.ts'
import { readShape } from '../../lib/http/body.ts'
import type { ApiHttp } from '../../lib/http/http.ts'
import { authorize } from '../../world/access/access.ts'
import { replaceConfiguration, storedConfiguration } from '../../world/server/configuration.ts'
import type { World } from '../../world/world.ts'

export const configurationHandlers = (http: ApiHttp, world: World) => [
  http.get('/configuration', ({ request, response }) => {
    authorize(world, request)
    return response(200).json(storedConfiguration(world))
  }),

  http.post('/configuration', async ({ request, response }) => {
    authorize(world, request)
    replaceConfiguration(world, await readShape(request, configurationShape))
    return response(204).empty()
  }),
]
