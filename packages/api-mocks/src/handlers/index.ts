import type { HttpHandler } from 'msw'
import type { ConsoleConfig } from '../contract/index.ts'
import { answering, mounts, onApi, onChart, onCloud, unknownRoutes, type ApiHttp } from '../lib/http.ts'
import type { World } from '../world.ts'
import { alertHandlers } from './alerts.ts'
import { clusterHandlers } from './clusters.ts'
import { configurationHandlers } from './configuration.ts'
import { coreHandlers } from './cores.ts'
import { fileHandlers, packagedConfig } from './files.ts'
import { hostHandlers } from './hosts.ts'
import { loginHandlers, offers } from './login.ts'
import { nodeHandlers } from './nodes.ts'
import { profileHandlers } from './profiles.ts'
import { pingHandlers, serverHandlers } from './server.ts'
import { settingHandlers } from './settings.ts'
import { userHandlers } from './users.ts'

export interface HandlerOptions {
  /**
   * What becomes of a request below a service that no handler knows: the router's own 404 or 405, or nothing, so that a
   * test can fail on it. Default: nothing.
   */
  unknownRoutes?: 'answer' | 'pass'
  consoleConfig?: (origin: string) => ConsoleConfig
}

/** Every call of the contract, answered from the world. */
export function createHandlers(world: World, options: HandlerOptions = {}): HttpHandler[] {
  const { api, chart, cloud } = mounts
  const handlers = [
    ...loginHandlers(onApi(api), world),
    ...pingHandlers(onApi(api), onChart(chart), onCloud(cloud)),
    ...mounted('', world),
    ...fileHandlers(world, options.consoleConfig ?? (() => packagedConfig)),
  ].map((handler) => answering(handler))
  // The LDAP provider mounts the same tree a second time.
  const again = mounted('/ldap', world).map((handler) => answering(handler, () => offers(world, 'ldap')))
  const all = [...handlers, ...again]
  return options.unknownRoutes === 'answer' ? [...all, unknownRoutes(all)] : all
}

function mounted(prefix: string, world: World): HttpHandler[] {
  const http: ApiHttp = onApi(mounts.api + prefix)
  return [
    ...userHandlers(http, world),
    ...nodeHandlers(http, world),
    ...serverHandlers(http, world),
    ...hostHandlers(http, world),
    ...clusterHandlers(http, world),
    ...settingHandlers(http, world),
    ...alertHandlers(http, world),
    ...configurationHandlers(http, world),
    ...coreHandlers(onChart(mounts.chart + prefix), world),
    ...profileHandlers(onCloud(mounts.cloud + prefix), world),
  ]
}
