import type { CloudHttp } from '../lib/http.ts'
import { authenticate } from '../session/access.ts'
import type { World } from '../world.ts'

export const profileHandlers = (http: CloudHttp, world: World) => [
  http.get('/oracle-cloud/configurations', ({ request, response }) => {
    authenticate(world, request)
    return response(200).json(world.profiles.oci)
  }),

  http.get('/aws/configurations', ({ request, response }) => {
    authenticate(world, request)
    return response(200).json(world.profiles.aws)
  }),

  http.get('/gcp/configurations', ({ request, response }) => {
    authenticate(world, request)
    return response(200).json(world.profiles.gcp)
  }),
]
