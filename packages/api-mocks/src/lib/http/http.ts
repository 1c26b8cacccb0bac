import { http, HttpHandler, HttpResponse, matchRequestUrl } from 'msw'
import { createOpenApiHttp } from 'openapi-msw'
import type {
  ApiPaths,
  ChartPaths,
  CloudPaths,
  ConsolePaths,
  RepositoryPaths,
  ServerError,
} from '../../contract/index.ts'
import type { Clock } from '../time.ts'

/** Mount paths of API, chart, cloud and repository in the packaged configuration. */
export const mounts = { api: '/api', chart: '/chart', cloud: '/thunder', repository: '/repo' } as const

/** True below a mount, other than for the start-up files. */
export function isServiceRequest({ request }: { request: Request }): boolean {
  const { pathname } = new URL(request.url)
  return Object.values(mounts).some((base) => pathname.startsWith(`${base}/`))
}

export const onApi = (base: string) => createOpenApiHttp<ApiPaths>({ baseUrl: `*${base}` })
export const onChart = (base: string) => createOpenApiHttp<ChartPaths>({ baseUrl: `*${base}` })
export const onCloud = (base: string) => createOpenApiHttp<CloudPaths>({ baseUrl: `*${base}` })
export const onRepository = (base: string) => createOpenApiHttp<RepositoryPaths>({ baseUrl: `*${base}` })
export const onConsole = () => createOpenApiHttp<ConsolePaths>({ baseUrl: '*' })

export type ApiHttp = ReturnType<typeof onApi>
export type ChartHttp = ReturnType<typeof onChart>
export type CloudHttp = ReturnType<typeof onCloud>

export const plainText = { headers: { 'Content-Type': 'text/plain; charset=utf-8' } }

/** Wraps a handler: converts a thrown HTTP error to its response, and any other error to an empty 500. */
export function withErrorHandling(
  handler: HttpHandler,
  clock: Clock,
  isEnabled: () => boolean = () => true,
): HttpHandler {
  const { method, path } = handler.info
  async function respond({ request, requestId }: { request: Request; requestId: string }) {
    if (!isEnabled() || !isRoutablePath(request)) return notFound()
    try {
      const result = await handler.run({ request, requestId })
      return result?.response
    } catch (error) {
      if (error instanceof HttpError) return error.response()
      console.error(error)
      return new HttpResponse(null, { status: 500 })
    }
  }
  return new HttpHandler(method, path, async (info) => withDateHeader(await respond(info), clock))
}

/** Sets the `Date` header from the world's clock, in a copy of a response of a custom handler that is immutable. */
export function withDateHeader(response: Response | undefined, clock: Clock): Response | undefined {
  // A lost connection has no headers.
  if (!response || response.type === 'error') return response
  const date = new Date(clock.now()).toUTCString()
  try {
    response.headers.set('Date', date)
    return response
  } catch {
    const copy = new Response(response.body, response)
    copy.headers.set('Date', date)
    return copy
  }
}

/** Like the server's router, rejects encoded slashes and trailing slashes. */
function isRoutablePath({ url }: Request): boolean {
  const { pathname } = new URL(url)
  return !pathname.endsWith('/') && !/%2f/i.test(pathname)
}

/** Fallback for unmatched paths, like the server's router: 301, 404 or 405. Needs no token. */
export function unknownRoutes(handlers: readonly HttpHandler[], clock: Clock): HttpHandler {
  function respond(request: Request) {
    const url = new URL(request.url)
    if (url.pathname.includes('//')) {
      const clean = url.pathname.replaceAll(/\/{2,}/g, '/') + url.search
      return new HttpResponse(null, { status: 301, headers: { Location: clean } })
    }
    if (!isRoutablePath(request)) return notFound()
    const known = handlers.some(
      ({ info: { path } }) => typeof path !== 'function' && matchRequestUrl(url, path).matches,
    )
    return known ? new HttpResponse(null, { status: 405 }) : notFound()
  }
  return http.all(isServiceRequest, ({ request }) => withDateHeader(respond(request), clock))
}

/** Parses the body as JSON; undefined if it is not JSON. */
export async function readBody(request: { text: () => Promise<string> }): Promise<unknown> {
  try {
    const body: unknown = JSON.parse(await request.text())
    return body
  } catch {
    return undefined
  }
}

/** Thrown inside handlers; `response` creates the response to send. */
export class HttpError extends Error {
  readonly response: () => Response

  constructor(response: () => Response) {
    super('refused')
    this.response = response
  }
}

const statusText: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  422: 'Unprocessable Entity',
  500: 'Internal Server Error',
}

export function errorBody(status: number, error: string): ServerError {
  return { error, message: statusText[status] ?? '', sourceFilename: 'handler.go', lineNumber: 112 }
}

export function httpError(status: number, error: string): HttpError {
  return new HttpError(() => HttpResponse.json(errorBody(status, error), { status }))
}

/** An Error object followed by `null`, as some handlers of the server send it. Not valid JSON. */
export function httpErrorThenNull(status: number, error: string): HttpError {
  const headers = { 'Content-Type': 'application/json' }
  return new HttpError(
    () => new HttpResponse(`${JSON.stringify(errorBody(status, error))}null`, { status, headers }),
  )
}

export function emptyHttpError(status: number): HttpError {
  return new HttpError(() => new HttpResponse(null, { status }))
}

export function notFound(): Response {
  return new HttpResponse('404 page not found\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
