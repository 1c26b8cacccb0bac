import type { ConsoleConfig } from '../../contract/wire.ts'
import { configurationShape } from '../../lib/configurationShape.ts'
import { readShape } from '../../lib/http/body.ts'
import {
  type ApiHttp,
  type ChartHttp,
  type CloudHttp,
  httpError,
  mounts,
  notFound,
  onConsole,
  plainText,
} from '../../lib/http/http.ts'
import { authenticate, authorize } from '../../world/access/access.ts'
import { replaceConfiguration, storedConfiguration } from '../../world/server/configuration.ts'
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

/** Service URLs of the packaged configuration, on the console's own origin. */
export const packagedConfig: ConsoleConfig = {
  APIServiceBaseUrl: mounts.api,
  ChartServiceBaseUrl: mounts.chart,
  ThunderServiceBaseUrl: mounts.cloud,
  RepoServiceBaseUrl: mounts.repository,
}

export function fileHandlers(world: World, consoleConfig: (origin: string) => ConsoleConfig) {
  const http = onConsole()
  return [
    http.get('/config.json', ({ request, response }) =>
      response(200).json(consoleConfig(new URL(request.url).origin)),
    ),
    http.get('/config_sso.json', ({ response }) =>
      world.sso ? response(200).json(world.sso) : response.untyped(notFound()),
    ),
  ]
}

export const settingHandlers = (http: ApiHttp, world: World) => [
  http.get('/settings/technologies', ({ request, response }) => {
    authenticate(world, request)
    return response(200).json(world.technologies)
  }),
]
