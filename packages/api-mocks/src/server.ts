import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { arrayBuffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { getResponse, type HttpHandler } from 'msw'
import { createHandlers } from './handlers/index.ts'
import { stillClock, tickingClock } from './lib/clock.ts'
import { mounts } from './lib/http.ts'
import { createWorld, type World } from './world.ts'

export interface ServerOptions {
  /** 0 takes any free port. */
  port?: number
  host?: string
  hosts?: number
  seed?: number
  /** The clock stands still at this moment; by default it is real time. */
  now?: number | string
  /** A world of one's own, in place of hosts, seed and now. */
  world?: World
}

export interface MockHttpServer {
  url: string
  world: World
  close: () => Promise<void>
}

/** The four services on one port, as the real ones are mounted behind a proxy, and a config.json that points here. */
export async function startServer(options: ServerOptions = {}): Promise<MockHttpServer> {
  const { port = 4010, host = '127.0.0.1' } = options
  const world = options.world ?? worldOf(options)
  const handlers = createHandlers(world, {
    unknownRoutes: 'answer',
    consoleConfig: (origin) => ({
      APIServiceBaseUrl: origin + mounts.api,
      ChartServiceBaseUrl: origin + mounts.chart,
      ThunderServiceBaseUrl: origin + mounts.cloud,
      RepoServiceBaseUrl: origin + mounts.repository,
    }),
  })
  const server = createServer((incoming, outgoing) => {
    answer(handlers, incoming, outgoing).catch(() => outgoing.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address()
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url: urlOf(host, isInfo(address) ? address.port : port), world, close }
}

function worldOf({ hosts, seed, now }: ServerOptions): World {
  // The edge: only here, and in the browser, does the world follow real time.
  const clock = now === undefined ? tickingClock(() => Date.now()) : stillClock(now)
  return createWorld({
    clock,
    ...(hosts === undefined ? {} : { hosts }),
    ...(seed === undefined ? {} : { seed }),
  })
}

function isInfo(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null
}

function urlOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

async function answer(handlers: HttpHandler[], incoming: IncomingMessage, outgoing: ServerResponse) {
  if (isPreflight(incoming)) return preflight(incoming, outgoing)
  const request = await requestOf(incoming)
  const response = await getResponse(handlers, request, { baseUrl: new URL(request.url).origin })
  if (response === undefined) {
    // Outside the four services and the start-up files: this server has nothing else.
    outgoing.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('404 page not found\n')
    return undefined
  }
  if (response.type === 'error') return outgoing.destroy()
  outgoing.statusCode = response.status
  outgoing.setHeaders(response.headers)
  outgoing.appendHeader('Vary', 'Origin')
  if (incoming.headers.origin !== undefined) outgoing.setHeader('Access-Control-Allow-Origin', '*')
  if (response.body === null) return outgoing.end()
  return pipeline(response.body, outgoing)
}

async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', headers } = incoming
  const sent = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    for (const each of [value].flat()) if (each !== undefined) sent.append(name, each)
  }
  const target = `http://${headers.host ?? 'localhost'}${url}`
  if (method === 'GET' || method === 'HEAD') return new Request(target, { method, headers: sent })
  return new Request(target, { method, headers: sent, body: await arrayBuffer(incoming) })
}

/** Any origin, any header, these methods; no credentials. */
const METHODS = ['HEAD', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE']

function isPreflight({ method, headers }: IncomingMessage): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined
}

function preflight({ headers }: IncomingMessage, outgoing: ServerResponse) {
  const method = headers['access-control-request-method'] ?? ''
  const asked = headers['access-control-request-headers']
  outgoing.setHeader('Vary', 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers')
  if (headers.origin !== undefined && METHODS.includes(method.toUpperCase())) {
    outgoing.setHeader('Access-Control-Allow-Origin', '*')
    outgoing.setHeader('Access-Control-Allow-Methods', method)
    if (asked !== undefined) outgoing.setHeader('Access-Control-Allow-Headers', asked)
  }
  return outgoing.writeHead(204).end()
}
