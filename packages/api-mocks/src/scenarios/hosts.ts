import { delay, HttpResponse, type HttpHandler } from 'msw'
import { type ApiHttp, errorBody, mounts, onApi } from '../lib/http/http.ts'

/** Registers the handler on both mounts, basic and LDAP. */
function onEveryMount(handler: (http: ApiHttp) => HttpHandler): HttpHandler[] {
  return [mounts.api, `${mounts.api}/ldap`].map((base) => handler(onApi(base)))
}

/**
 * `GET /hosts` responds with this status and an error body. For 403 and 500 without a body:
 * `hostsForbidden`, `hostsCrash`.
 */
export function hostsFail(status: 401 | 422 | 500): HttpHandler[] {
  return onEveryMount((http) =>
    http.get('/hosts', ({ response }) =>
      response(status).json(errorBody(status, 'sample failure of the hosts')),
    ),
  )
}

/** `GET /hosts` responds 403 without a body, like the location guard. */
export function hostsForbidden(): HttpHandler[] {
  return onEveryMount((http) => http.get('/hosts', ({ response }) => response(403).empty()))
}

/** `GET /hosts` responds 500 without a body, like a panic of the server. */
export function hostsCrash(): HttpHandler[] {
  return onEveryMount((http) =>
    http.get('/hosts', ({ response }) => response.untyped(new HttpResponse(null, { status: 500 }))),
  )
}

/** `GET /hosts` responds with a null list, as the server encodes a nil slice. */
export function hostsNull(): HttpHandler[] {
  return onEveryMount((http) => http.get('/hosts', ({ response }) => response(200).json({ hosts: null })))
}

export function hostsEmpty(): HttpHandler[] {
  return onEveryMount((http) => http.get('/hosts', ({ response }) => response(200).json({ hosts: [] })))
}

/** `GET /hosts` never responds. */
export function hostsHang(): HttpHandler[] {
  return onEveryMount((http) =>
    http.get('/hosts', async () => {
      await delay('infinite')
    }),
  )
}

/** `GET /hosts` responds 200 with a body that violates the contract: cut JSON, HTML, a wrong type. */
export function hostsBody(body: string, contentType = 'application/json'): HttpHandler[] {
  return onEveryMount((http) =>
    http.get('/hosts', ({ response }) =>
      response.untyped(new HttpResponse(body, { status: 200, headers: { 'Content-Type': contentType } })),
    ),
  )
}
