import { plainText, type ApiHttp, type ChartHttp, type CloudHttp } from '../../lib/http/http.ts'
import { authorize } from '../../world/access/access.ts'
import type { World } from '../../world/world.ts'

export const pingHandlers = (api: ApiHttp, chart: ChartHttp, cloud: CloudHttp) => [
  api.get('/ping', ({ response }) => response(200).text('Pong', plainText)),
  chart.get('/ping', ({ response }) => response(200).text('Pong', plainText)),
  cloud.get('/ping', ({ response }) => response(200).text('Pong', plainText)),
]

export const serverHandlers = (http: ApiHttp, world: World) => [
  http.get('/database/connection/status', ({ request, response }) => {
    authorize(world, request)
    return response(200).json({ connected: world.databaseConnected })
  }),

  http.get('/version', ({ request, response }) => {
    authorize(world, request)
    return response(200).json({ version: world.version })
  }),
]
