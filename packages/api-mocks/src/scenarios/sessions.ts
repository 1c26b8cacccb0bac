import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import { errorBody, isServiceRequest, mounts, onApi } from '../lib/http/http.ts'

/** Both login operations respond with this status. The server never sends 422; it covers the error policy. */
export function loginFails(status: 400 | 401 | 422 | 500): HttpHandler[] {
  return loginHandlers(() => HttpResponse.json(errorBody(status, 'sample failure of the login'), { status }))
}

export function loginHangs(): HttpHandler[] {
  return loginHandlers(async () => {
    await delay('infinite')
  })
}

export function loginUnreachable(): HttpHandler[] {
  return loginHandlers(() => HttpResponse.error())
}

function loginHandlers(resolver: () => Response | Promise<undefined | void>): HttpHandler[] {
  return ['/user/login', '/ldap/login'].map((path) => http.post(`*${mounts.api}${path}`, resolver))
}

/** Operations that need a token respond 401, as after two hours. */
export function tokenExpired(): HttpHandler[] {
  return [http.all(needsToken, () => HttpResponse.json(errorBody(401, 'invalid token'), { status: 401 }))]
}

/** Operations that need a token respond with an empty 500, as when the server lost its database. */
export function databaseGone(): HttpHandler[] {
  return [http.all(needsToken, () => new HttpResponse(null, { status: 500 }))]
}

/** `GET /database/connection/status` reports a lost database. */
export function databaseDown(): HttpHandler[] {
  return [mounts.api, `${mounts.api}/ldap`].map((base) =>
    onApi(base).get('/database/connection/status', ({ response }) =>
      response(200).json({ connected: false }),
    ),
  )
}

/** No service is reachable. The start-up files are. */
export function unreachable(): HttpHandler[] {
  return [http.all(isServiceRequest, () => HttpResponse.error())]
}

/** All operations except login and `GET /hosts` respond 500, such as menu, filters and counts. */
export function sideCallsFail(): HttpHandler[] {
  const fails = ({ request }: { request: Request }) =>
    isServiceRequest({ request }) && !isMainOperation(new URL(request.url).pathname)
  return [http.all(fails, () => HttpResponse.json(errorBody(500, 'sample failure'), { status: 500 }))]
}

function needsToken({ request }: { request: Request }): boolean {
  const { pathname } = new URL(request.url)
  const isPublic = /\/(login|ping)$/.test(pathname) || pathname.startsWith(`${mounts.repository}/`)
  return isServiceRequest({ request }) && !isPublic
}

function isMainOperation(pathname: string): boolean {
  return /\/(login|hosts)$/.test(pathname)
}
