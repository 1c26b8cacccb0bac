import { http, HttpHandler, HttpResponse, matchRequestUrl } from 'msw'
import { createOpenApiHttp } from 'openapi-msw'
import type { ApiPaths, ChartPaths, CloudPaths, ConsolePaths, RepositoryPaths } from '../../contract/index.ts'
import type { Clock } from '../clock.ts'
import { notFound, Refusal } from './errors.ts'

/** Where the packaged configuration mounts the services, on whatever origin. */
export const mounts = { api: '/api', chart: '/chart', cloud: '/thunder', repository: '/repo' } as const

export const onApi = (base: string) => createOpenApiHttp<ApiPaths>({ baseUrl: `*${base}` })
export const onChart = (base: string) => createOpenApiHttp<ChartPaths>({ baseUrl: `*${base}` })
export const onCloud = (base: string) => createOpenApiHttp<CloudPaths>({ baseUrl: `*${base}` })
export const onRepository = (base: string) => createOpenApiHttp<RepositoryPaths>({ baseUrl: `*${base}` })
export const onConsole = () => createOpenApiHttp<ConsolePaths>({ baseUrl: '*' })

export type ApiHttp = ReturnType<typeof onApi>
export type ChartHttp = ReturnType<typeof onChart>
export type CloudHttp = ReturnType<typeof onCloud>

export const plainText = { headers: { 'Content-Type': 'text/plain; charset=utf-8' } }

/** The same handler, with refusals answered and a crash turned into the server's 500 without a body. */
export function answering(
  handler: HttpHandler,
  clock: Clock,
  exists: () => boolean = () => true,
): HttpHandler {
  const { method, path } = handler.info
  async function respond({ request, requestId }: { request: Request; requestId: string }) {
    if (!exists() || !isAddress(request)) return notFound()
    try {
      const result = await handler.run({ request, requestId })
      return result?.response
    } catch (error) {
      if (error instanceof Refusal) return error.response()
      console.error(error)
      return new HttpResponse(null, { status: 500 })
    }
  }
  return new HttpHandler(method, path, async (info) => dated(await respond(info), clock))
}

/** With the `Date` header of the world's clock, as every HTTP server sends it. */
export function dated<Answer extends Response | undefined>(response: Answer, clock: Clock): Answer {
  // The headers of an error response, a lost connection, are immutable.
  if (response && response.type !== 'error') response.headers.set('Date', new Date(clock.now()).toUTCString())
  return response
}

/** The router decodes a path before it takes it apart, and knows none with a slash at the end: there is nothing to call here. */
function isAddress({ url }: Request): boolean {
  const { pathname } = new URL(url)
  return !pathname.endsWith('/') && !/%2f/i.test(pathname)
}

/** What the router of the server answers when no handler does; needs no token. */
export function unknownRoutes(handlers: readonly HttpHandler[], clock: Clock): HttpHandler {
  const prefixes = Object.values(mounts).map((base) => `${base}/`)
  const ofServices = ({ request }: { request: Request }) => {
    const { pathname } = new URL(request.url)
    return prefixes.some((prefix) => pathname.startsWith(prefix))
  }
  function respond(request: Request) {
    const url = new URL(request.url)
    if (url.pathname.includes('//')) {
      const clean = url.pathname.replaceAll(/\/{2,}/g, '/') + url.search
      return new HttpResponse(null, { status: 301, headers: { Location: clean } })
    }
    if (!isAddress(request)) return notFound()
    const known = handlers.some(
      ({ info: { path } }) => typeof path !== 'function' && matchRequestUrl(url, path).matches,
    )
    return known ? new HttpResponse(null, { status: 405 }) : notFound()
  }
  return http.all(ofServices, ({ request }) => dated(respond(request), clock))
}

/** The body as JSON; what is not JSON answers 400 where the caller says so. */
export async function readBody(request: { text: () => Promise<string> }): Promise<unknown> {
  try {
    const body: unknown = JSON.parse(await request.text())
    return body
  } catch {
    return undefined
  }
}
