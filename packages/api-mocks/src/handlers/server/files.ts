import type { ConsoleConfig } from '../../contract/wire.ts'
import { notFound } from '../../lib/http/errors.ts'
import { mounts, onConsole } from '../../lib/http/http.ts'
import type { World } from '../../world/world.ts'

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
