import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { HttpHandler } from 'msw'
import type { ConsoleConfig } from './contract/wire.ts'
import { Control } from './control/control.ts'
import type { MockOptions } from './control/options.ts'
import { docsPage } from './docs/docsPage.ts'
import { createHandlers } from './handlers/index.ts'
import { accessOf, type Access, type AccessOptions } from './http/access.ts'
import { controlPage, type ControlledServer } from './http/controlPages.ts'
import {
  isPreflight,
  respondToPreflight,
  rejectBody,
  rejectHost,
  toFetchRequest,
  sendResponse,
} from './http/nodeHttp.ts'
import { ssoPage } from './http/ssoPages.ts'
import { combineHandlers } from './lib/combineHandlers.ts'
import { mounts } from './lib/http/http.ts'
import { ssoOverHttp } from './personas/sso.ts'
import type { AgentReport } from './world/hosts/reportedHosts.ts'
import type { World } from './world/world.ts'

/** Response header that explains a 404 or 405 of a path that the contract does not have. */
const HINT_HEADER = 'X-Mocks-Hint'

export type ServicePorts = Readonly<Record<keyof typeof mounts, number>>

/** Default ports of the real services. */
export const defaultPorts: ServicePorts = { api: 11_113, chart: 11_116, cloud: 11_117, repository: 11_114 }

export interface ServerOptions extends MockOptions, AccessOptions {
  /** 0 selects a free port. */
  port?: number | undefined
  host?: string | undefined
  /** Also serves each service on its own port, without its mount path. */
  servicePorts?: ServicePorts | undefined
  /** URL of the console, the redirect target of the sample sign-on provider. */
  console?: string | undefined
  /** Custom handlers, tried before the built-in ones. */
  handlers?: readonly HttpHandler[] | undefined
  /** Agent reports whose hosts are served in place of generated ones. */
  reports?: readonly AgentReport[] | undefined
  /** Serves this world and ignores the mock options. */
  world?: World
}

export interface MockHttpServer {
  url: string
  services: Readonly<Record<keyof typeof mounts, string>>
  /** Undefined if `world` was passed in. */
  control: Control | undefined
  readonly world: World
  close: () => Promise<void>
}

/** Serves the four services on one port, mounted like behind a proxy, and a config.json that points to them. */
export async function startServer(options: ServerOptions = {}): Promise<MockHttpServer> {
  const { port = 4010, host = '127.0.0.1', servicePorts, console = 'http://localhost:5173' } = options
  const access = accessOf(host, options)
  const servers: Server[] = []
  const close = async () => void (await Promise.all(servers.map(stop)))
  let backendInUse: MockBackend | undefined
  let controlledServer: ControlledServer | undefined

  async function open(listenPort: number, mount: string): Promise<string> {
    const server = createServer((incoming, outgoing) => {
      respond({ backend: backendInUse, server: controlledServer, access, mount }, incoming, outgoing).catch(
        (error: unknown) => respondToFailure(error, incoming, outgoing),
      )
    })
    servers.push(server)
    await listen(server, listenPort, host)
    return urlOf(host, portOf(server, listenPort))
  }

  try {
    const url = await open(port, '')
    const services = await eachService(async (name) =>
      servicePorts === undefined ? url + mounts[name] : open(servicePorts[name], mounts[name]),
    )
    const config = configOf(servicePorts === undefined ? undefined : services)
    const backend = createBackend(options, config, ssoOverHttp(url, console))
    backendInUse = backend
    controlledServer = { url, services, control: backend.control, initial: backend.control?.options ?? {} }
    return {
      url,
      services,
      control: backend.control,
      get world() {
        return backend.world()
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

interface MockBackend {
  handleRequest: (request: Request) => Promise<Response | undefined>
  world: () => World
  control: Control | undefined
}

function createBackend(
  options: ServerOptions,
  consoleConfig: (origin: string) => ConsoleConfig,
  sso: ReturnType<typeof ssoOverHttp>,
): MockBackend {
  const {
    world,
    handlers = [],
    reports,
    port: _port,
    host: _host,
    servicePorts: _ports,
    console: _console,
    allowHosts: _hosts,
    allowOrigins: _origins,
    allowControl: _control,
    ...mockOptions
  } = options
  if (world) {
    const handleRequest = combineHandlers([
      ...handlers,
      ...createHandlers(world, { unknownRoutes: 'respond', consoleConfig }),
    ])
    return { handleRequest, world: () => world, control: undefined }
  }
  // Real time enters the world only here and in the browser.
  const control = new Control(mockOptions, () => Date.now(), { consoleConfig, sso, handlers, reports })
  return { handleRequest: (request) => control.answer(request), world: () => control.world, control }
}

function configOf(services: MockHttpServer['services'] | undefined): (origin: string) => ConsoleConfig {
  return (origin) => ({
    APIServiceBaseUrl: services?.api ?? origin + mounts.api,
    ChartServiceBaseUrl: services?.chart ?? origin + mounts.chart,
    ThunderServiceBaseUrl: services?.cloud ?? origin + mounts.cloud,
    RepoServiceBaseUrl: services?.repository ?? origin + mounts.repository,
  })
}

async function eachService(
  url: (name: keyof typeof mounts) => Promise<string>,
): Promise<Record<keyof typeof mounts, string>> {
  return {
    api: await url('api'),
    chart: await url('chart'),
    cloud: await url('cloud'),
    repository: await url('repository'),
  }
}

interface Listener {
  /** Undefined until the world is created. */
  backend: MockBackend | undefined
  server: ControlledServer | undefined
  access: Access
  mount: string
}

async function respond(
  { backend, server, access, mount }: Listener,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  if (!access.isHostAllowed(incoming.headers.host)) return rejectHost(incoming, outgoing)
  if (isPreflight(incoming)) return respondToPreflight(incoming, outgoing, access)
  if (!backend || !server) return sendResponse(undefined, incoming, outgoing, access)
  const request = await toFetchRequest(incoming, mount)
  if (request === null) return rejectBody(outgoing)
  const url = new URL(request.url)
  const { origin } = incoming.headers
  const sender = {
    mayControl: access.mayControl(incoming.socket.remoteAddress),
    isOriginAllowed: origin === undefined || access.isOriginAllowed(origin),
  }
  const own =
    mount === ''
      ? (ssoPage(backend.world().sso, url) ??
        (await docsPage(url.pathname)) ??
        (await controlPage(request, server, sender)))
      : undefined
  const response = own ?? refusePassthrough(await backend.handleRequest(request))
  return sendResponse(
    own ? response : withHint(backend, request, response),
    incoming,
    outgoing,
    access,
    mount,
  )
}

/** MSW marks `passthrough()` as a redirect, and there is no server behind this one. */
function refusePassthrough(response: Response | undefined): Response | undefined {
  if (response?.headers.get('x-msw-intention') !== 'passthrough') return response
  return new Response('A handler called passthrough(), but there is no server behind the mock server.\n', {
    status: 501,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}

/** Names the nearest call in a header, because the body is that of the real server. */
function withHint(
  { control }: MockBackend,
  { method, url }: Request,
  response: Response | undefined,
): Response | undefined {
  const status = response?.status ?? 404
  if (!control || (status !== 404 && status !== 405)) return response
  const { pathname } = new URL(url)
  const hint = control.problemOf({ call: `${method} ${pathname}`, kind: 'drop' })
  if (hint === undefined) return response
  if (response) {
    response.headers.set(HINT_HEADER, hint)
    return response
  }
  const text = `404 page not found\n${hint} The page / shows what this server has\n`
  return new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}

/** Responds 500 and logs the error, unless the client has disconnected. */
function respondToFailure(error: unknown, incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (outgoing.headersSent || incoming.socket.destroyed) return void outgoing.destroy()
  process.stderr.write(`${incoming.method} ${incoming.url}: ${String(error)}\n`)
  outgoing.writeHead(500).end()
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const isPortInUse = 'code' in error && error.code === 'EADDRINUSE'
      reject(
        isPortInUse ? new Error(`Port ${port} of ${host} is in use. Choose another one with --port`) : error,
      )
    })
    server.listen(port, host, resolve)
  })
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

function portOf(server: Server, requestedPort: number): number {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : requestedPort
}

function urlOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
