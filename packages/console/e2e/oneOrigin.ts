import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { configFor, serveConsole, type Site } from './builtConsole.ts'
import { proxiedHeaders, shippedHeaders } from './headers.ts'
import { basePath, nginx } from './throughNginx.ts'

const dist = fileURLToPath(new URL('../dist', import.meta.url))
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
}

type Answer = (request: Request) => Promise<Response>

/** The built console and its services on one origin, under the shipped headers; with E2E_NGINX the shipped proxy is between. */
export async function serveOneOrigin(services: Answer): Promise<Site> {
  if (!nginx) return listening(filesOr(answeredBy(services, await asProxied()), await shippedHeaders(null)))
  const behind = await listening(answeredBy(services))
  const site = await serveConsole(configFor(basePath.replace(/\/$/, '')), { services: behind.url })
  return { url: site.url, close: async () => void (await Promise.all([site.close(), behind.close()])) }
}

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>

/** The headers of a service as the shipped proxy passes them on. */
async function asProxied() {
  const { add, hide } = await proxiedHeaders()
  return (sent: Headers) => {
    const headers = new Headers(sent)
    for (const name of hide) headers.delete(name)
    for (const [name, value] of Object.entries(add)) headers.set(name, value)
    return headers
  }
}

function answeredBy(services: Answer, headersOf = (sent: Headers) => sent): Listener {
  return async (incoming, outgoing) => {
    const response = await services(await requestOf(incoming))
    // What `Response.error()` is: the connection ends without an answer.
    if (response.status === 0) return void outgoing.destroy()
    outgoing.writeHead(response.status, Object.fromEntries(headersOf(response.headers)))
    outgoing.end(Buffer.from(await response.arrayBuffer()))
  }
}

/** Files are kept in memory, and by the browser: pages are visited by the hundred. */
function filesOr(answered: Listener, headers: Record<string, string>): Listener {
  const files = new Map<string, Buffer>([['/config.json', Buffer.from(configFor(''))]])
  return async (incoming, outgoing) => {
    const { pathname } = urlOf(incoming)
    if (/^\/(api|chart|thunder|repo)\//.test(pathname)) return answered(incoming, outgoing)
    const isFile = /^\/(assets\/.+|[^/]+\.\w+)$/.test(pathname)
    const path = isFile ? pathname : '/index.html'
    const body = files.get(path) ?? (await readFile(join(dist, path)).catch(() => undefined))
    if (body === undefined) return void outgoing.writeHead(404, headers).end()
    files.set(path, body)
    outgoing.writeHead(200, {
      'Content-Type': types[extname(path)] ?? 'application/octet-stream',
      ...headers,
      'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    })
    outgoing.end(body)
  }
}

async function listening(listener: Listener): Promise<Site> {
  const server = createServer((incoming, outgoing) => {
    listener(incoming, outgoing).catch((error: unknown) => {
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
