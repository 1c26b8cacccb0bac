import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { configFor, serveConsole, type Site } from './builtConsole.ts'
import { proxiedHeaders, shippedHeaders } from './headers.ts'
import { basePath, nginx } from './nginxServer.ts'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
}

type FetchHandler = (request: Request) => Promise<Response>

interface Options {
  /** Compresses responses like the shipped nginx. */
  gzip?: boolean
}

/**
 * Serves the built console and the mock API on one origin, under the shipped headers; with E2E_NGINX
 * through the shipped proxy.
 */
export async function serveOneOrigin(services: FetchHandler, options: Options = {}): Promise<Site> {
  if (!nginx)
    return startListening(
      staticFilesOr(proxyHandler(services, await proxiedHeaderFilter()), await shippedHeaders(null)),
      options,
    )
  const behind = await startListening(proxyHandler(services))
  const site = await serveConsole(configFor(basePath.replace(/\/$/, '')), { services: behind.url })
  return { url: site.url, close: async () => void (await Promise.all([site.close(), behind.close()])) }
}

interface HttpReply {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/** Null closes the connection without a response. */
type Handler = (incoming: IncomingMessage) => Promise<HttpReply | null>

/** Headers of a service after the shipped proxy. */
async function proxiedHeaderFilter() {
  const { add, hide } = await proxiedHeaders()
  return (sent: Headers) => {
    const headers = new Headers(sent)
    for (const name of hide) headers.delete(name)
    for (const [name, value] of Object.entries(add)) headers.set(name, value)
    return headers
  }
}

function proxyHandler(services: FetchHandler, headersOf = (sent: Headers) => sent): Handler {
  return async (incoming) => {
    const response = await services(await requestOf(incoming))
    // Status of `Response.error()`.
    if (response.status === 0) return null
    const headers = Object.fromEntries(headersOf(response.headers))
    return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) }
  }
}

/** Files are cached in memory and by the browser, because hundreds of pages are visited. */
function staticFilesOr(answered: Handler, headers: Record<string, string>): Handler {
  const files = new Map<string, Buffer>([['/config.json', Buffer.from(configFor(''))]])
  return async (incoming) => {
    const { pathname } = urlOf(incoming)
    if (/^\/(api|chart|thunder|repo)\//.test(pathname)) return answered(incoming)
    const isFile = /^\/(assets\/.+|[^/]+\.\w+)$/.test(pathname)
    const path = isFile ? pathname : '/index.html'
    const body = files.get(path) ?? (await readFile(join(dist, path)).catch(() => undefined))
    if (body === undefined) return { status: 404, headers, body: Buffer.alloc(0) }
    files.set(path, body)
    const cacheControl = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    const type = types[extname(path)] ?? 'application/octet-stream'
    return { status: 200, headers: { ...headers, 'content-type': type, 'Cache-Control': cacheControl }, body }
  }
}

async function startListening(handler: Handler, { gzip = false }: Options = {}): Promise<Site> {
  const compressed = gzip ? createCompressor() : (reply: HttpReply) => reply
  const respond = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const reply = await handler(incoming)
    if (!reply) return void outgoing.destroy()
    const { status, headers, body } = compressed(reply)
    outgoing.writeHead(status, headers)
    outgoing.end(body)
  }
  const server = createServer((incoming, outgoing) => {
    respond(incoming, outgoing).catch((error: unknown) => {
      process.stderr.write(`${incoming.method} ${incoming.url}: ${String(error)}\n`)
      outgoing.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Compresses equal bodies once, so that a benchmark measures the transfer and not zlib. */
function createCompressor() {
  const known = new Map<string, Buffer>()
  return (reply: HttpReply): HttpReply => {
    const { 'content-length': _, ...headers } = reply.headers
    if (reply.body.length < 1024 || !/text|javascript|json/.test(headers['content-type'] ?? '')) return reply
    const key = createHash('sha256').update(reply.body).digest('base64')
    const body = known.get(key) ?? gzipSync(reply.body)
    known.set(key, body)
    return { status: reply.status, headers: { ...headers, 'Content-Encoding': 'gzip' }, body }
  }
}

const urlOf = ({ url = '/', headers }: IncomingMessage) => new URL(url, `http://${headers.host}`)

async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) if (chunk instanceof Buffer) chunks.push(chunk)
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers))
    if (typeof value === 'string') headers.set(name, value)
  const body = Buffer.concat(chunks)
  return new Request(urlOf(incoming), {
    method: incoming.method ?? 'GET',
    headers,
    ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
  })
}
