import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { shippedHeaders } from './headers.ts'

const dist = fileURLToPath(new URL('../dist', import.meta.url))
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
}

/** The built console and its services on one origin, under a content security policy. */
export async function serveOneOrigin(
  services: (request: Request) => Promise<Response>,
): Promise<{ url: string; close: () => Promise<void> }> {
  const files = new Map<string, Buffer>()
  const headers = await shippedHeaders(null)
  const config = JSON.stringify({
    APIServiceBaseUrl: '/api',
    ChartServiceBaseUrl: '/chart',
    ThunderServiceBaseUrl: '/thunder',
    RepoServiceBaseUrl: '/repo',
  })

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host}`)
    if (/^\/(api|chart|thunder|repo)\//.test(url.pathname)) {
      const response = await services(await requestOf(incoming, url))
      outgoing.writeHead(response.status, Object.fromEntries(response.headers))
      outgoing.end(Buffer.from(await response.arrayBuffer()))
      return
    }
    if (url.pathname === '/config.json') {
      outgoing.writeHead(200, { 'Content-Type': 'application/json' }).end(config)
      return
    }
    const isFile = /^\/(assets\/.+|[^/]+\.\w+)$/.test(url.pathname)
    const path = isFile ? url.pathname : '/index.html'
    const body = files.get(path) ?? (await readFile(join(dist, path)).catch(() => undefined))
    if (body === undefined) {
      outgoing.writeHead(404).end()
      return
    }
    files.set(path, body)
    outgoing.writeHead(200, {
      'Content-Type': types[extname(path)] ?? 'application/octet-stream',
      ...headers,
      'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    })
    outgoing.end(body)
  }

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: unknown) => {
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

async function requestOf(incoming: IncomingMessage, url: URL): Promise<Request> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) if (chunk instanceof Buffer) chunks.push(chunk)
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers))
    if (typeof value === 'string') headers.set(name, value)
  const body = Buffer.concat(chunks)
  return new Request(url, {
    method: incoming.method ?? 'GET',
    headers,
    ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
  })
}
