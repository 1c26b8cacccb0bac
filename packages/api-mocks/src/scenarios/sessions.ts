import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import { errorBody } from '../lib/http/errors.ts'
import { mounts, onApi } from '../lib/http/http.ts'

/** Both logins answer this status; 422 is never sent by the server but stands in the catalogue of errors. */
export function loginFails(status: 400 | 401 | 422 | 500): HttpHandler[] {
  return logins(() => HttpResponse.json(errorBody(status, 'sample failure of the login'), { status }))
}

export function loginHangs(): HttpHandler[] {
  return logins(async () => {
    await delay('infinite')
  })
}

export function loginUnreachable(): HttpHandler[] {
  return logins(() => HttpResponse.error())
}

function logins(answer: () => Response | Promise<undefined | void>): HttpHandler[] {
  return ['/user/login', '/ldap/login'].map((path) => http.post(`*${mounts.api}${path}`, answer))
}

/** Every call that needs a token refuses it, as after two hours. */
export function tokenExpired(): HttpHandler[] {
  return [http.all(withToken, () => HttpResponse.json(errorBody(401, 'invalid token'), { status: 401 }))]
}

/** The server has lost its database: its authentication fails, without a body. */
export function databaseGone(): HttpHandler[] {
  return [http.all(withToken, () => new HttpResponse(null, { status: 500 }))]
}

/** The server says itself that its database is not connected. */
export function databaseDown(): HttpHandler[] {
  return [mounts.api, `${mounts.api}/ldap`].map((base) =>
    onApi(base).get('/database/connection/status', ({ response }) =>
      response(200).json({ connected: false }),
    ),
  )
}

/** No service can be reached; the start-up files can. */
export function unreachable(): HttpHandler[] {
  return [http.all(ofServices, () => HttpResponse.error())]
}

/** Of the calls around the content (who am I, menu, filters, counts) each answers 500; hosts and login work. */
export function sideCallsFail(): HttpHandler[] {
  const fails = ({ request }: { request: Request }) =>
    ofServices({ request }) && !isMain(new URL(request.url).pathname)
  return [http.all(fails, () => HttpResponse.json(errorBody(500, 'sample failure'), { status: 500 }))]
}

function ofServices({ request }: { request: Request }): boolean {
  const { pathname } = new URL(request.url)
  return Object.values(mounts).some((base) => pathname.startsWith(`${base}/`))
}

function withToken({ request }: { request: Request }): boolean {
  const { pathname } = new URL(request.url)
  const isPublic = /\/(login|ping)$/.test(pathname) || pathname.startsWith(`${mounts.repository}/`)
  return ofServices({ request }) && !isPublic
}

function isMain(pathname: string): boolean {
  return /\/(login|hosts)$/.test(pathname)
}
