import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { Access } from './access.ts'

/** Twice the largest file that the console sends. */
const maxBodySize = 10 * 1024 * 1024

/**
 * Converts a Node request to a fetch `Request`. `mount` is prepended for a service that has its own port. Null for a body
 * above the limit, which is not read.
 */
export async function toFetchRequest(incoming: IncomingMessage, mount = ''): Promise<Request | null> {
  const { method = 'GET', url = '/', headers } = incoming
  const requestHeaders = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    for (const each of [value].flat()) if (each !== undefined) requestHeaders.append(name, each)
  }
  const target = `http://${headers.host ?? 'localhost'}${mount}${url}`
  if (method === 'GET' || method === 'HEAD') return new Request(target, { method, headers: requestHeaders })
  const body = await readBody(incoming)
  return body && new Request(target, { method, headers: requestHeaders, body })
}

async function readBody(incoming: IncomingMessage): Promise<Blob | null> {
  if (Number(incoming.headers['content-length'] ?? 0) > maxBodySize) return null
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const chunk of incoming) {
    const bytes = Uint8Array.from(Buffer.from(chunk))
    size += bytes.length
    if (size > maxBodySize) return null
    chunks.push(bytes)
  }
  return new Blob(chunks)
}

/** Responds 413 and closes the connection, because the rest of the body is not read. */
export function rejectBody(outgoing: ServerResponse): void {
  outgoing.writeHead(413, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' })
  outgoing.end(`The body is larger than ${maxBodySize} bytes\n`)
}

export async function sendResponse(
  response: Response | undefined,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { isOriginAllowed }: Access,
  mount = '',
): Promise<void> {
  if (response === undefined) {
    // No handler matched: the path is outside the mounts and the start-up files.
    outgoing.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('404 page not found\n')
    return
  }
  if (response.type === 'error') {
    outgoing.destroy()
    return
  }
  outgoing.statusCode = response.status
  outgoing.setHeaders(response.headers)
  const location = response.headers.get('Location')
  if (location !== null) outgoing.setHeader('Location', location.replace(mount, ''))
  outgoing.appendHeader('Vary', 'Origin')
  const { origin } = incoming.headers
  if (origin !== undefined && isOriginAllowed(origin))
    outgoing.setHeader('Access-Control-Allow-Origin', origin)
  if (response.body === null) outgoing.end()
  else await pipeline(response.body, outgoing)
}

/** CORS methods. Any header is allowed, credentials are not. */
const ALLOWED_METHODS = ['HEAD', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE']

export function isPreflight({ method, headers }: IncomingMessage): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined
}

export function respondToPreflight(
  { headers }: IncomingMessage,
  outgoing: ServerResponse,
  { isOriginAllowed }: Access,
): void {
  const method = headers['access-control-request-method'] ?? ''
  const requestedHeaders = headers['access-control-request-headers']
  outgoing.setHeader('Vary', 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers')
  const { origin } = headers
  if (origin !== undefined && isOriginAllowed(origin) && ALLOWED_METHODS.includes(method.toUpperCase())) {
    outgoing.setHeader('Access-Control-Allow-Origin', origin)
    outgoing.setHeader('Access-Control-Allow-Methods', method)
    if (requestedHeaders !== undefined) outgoing.setHeader('Access-Control-Allow-Headers', requestedHeaders)
  }
  outgoing.writeHead(204).end()
}

/** Responds 403 to a Host header that is not allowed, with the option that would allow it. */
export function rejectHost({ headers }: IncomingMessage, outgoing: ServerResponse): void {
  const host = (headers.host ?? '').slice(0, 200)
  const name = host.replace(/:\d+$/, '')
  outgoing.writeHead(403, {
    'Content-Type': 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
  })
  outgoing.end(`This server is not called ${host}. If it should be, start it with --allow-host ${name}\n`)
}
