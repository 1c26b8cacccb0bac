import { http, HttpHandler, HttpResponse, matchRequestUrl } from 'msw'
import { createOpenApiHttp } from 'openapi-msw'
import type { ApiPaths, ChartPaths, CloudPaths, ConsolePaths, RepositoryPaths } from '../contract/index.ts'
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
export function answering(handler: HttpHandler, exists: () => boolean = () => true): HttpHandler {
  const { method, path } = handler.info
  return new HttpHandler(method, path, async ({ request, requestId }) => {
    if (!exists() || !isAddress(request)) return notFound()
    try {
      const result = await handler.run({ request, requestId })
      return result?.response
    } catch (error) {
      if (error instanceof Refusal) return error.response()
      console.error(error)
      return new HttpResponse(null, { status: 500 })
    }
  })
}

/** The router decodes a path before it takes it apart, and knows none with a slash at the end: there is nothing to call here. */
function isAddress({ url }: Request): boolean {
  const { pathname } = new URL(url)
  return !pathname.endsWith('/') && !/%2f/i.test(pathname)
}

/** What the router of the server answers when no handler does; needs no token. */
export function unknownRoutes(handlers: readonly HttpHandler[]): HttpHandler {
  const prefixes = Object.values(mounts).map((base) => `${base}/`)
  const ofServices = ({ request }: { request: Request }) => {
    const { pathname } = new URL(request.url)
    return prefixes.some((prefix) => pathname.startsWith(prefix))
  }
  return http.all(ofServices, ({ request }) => {
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
  })
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
