import { configurationShape } from '../../lib/configurationShape.ts'
import { readShape } from '../../lib/http/body.ts'
import { httpError } from '../../lib/http/errors.ts'
import type { ApiHttp } from '../../lib/http/http.ts'
import { authorize } from '../../world/access/access.ts'
import { replaceConfiguration, storedConfiguration } from '../../world/server/configuration.ts'
import type { World } from '../../world/world.ts'

export const configurationHandlers = (http: ApiHttp, world: World) => [
  http.get('/configuration', ({ request, response }) => {
    authorize(world, request)
    refuseUnlessStored(world)
    return response(200).json(storedConfiguration(world))
  }),

  http.post('/configuration', async ({ request, response }) => {
    authorize(world, request)
    refuseUnlessStored(world)
    replaceConfiguration(world, await readShape(request, configurationShape))
    return response(204).empty()
  }),
]

function refuseUnlessStored({ configurationStored }: World): void {
  if (!configurationStored) throw httpError(422, 'mongo: no documents in result')
}
