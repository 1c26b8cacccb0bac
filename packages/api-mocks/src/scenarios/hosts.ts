import { delay, HttpResponse, type HttpHandler } from 'msw'
import { errorBody } from '../lib/http/errors.ts'
import { mounts, onApi, type ApiHttp } from '../lib/http/http.ts'

/** On both mounts: basic and LDAP. */
function everywhere(handler: (http: ApiHttp) => HttpHandler): HttpHandler[] {
  return [mounts.api, `${mounts.api}/ldap`].map((base) => handler(onApi(base)))
}

/** The list of hosts answers this status. 403 and 500 may come without a body: `hostsForbidden`, `hostsCrash`. */
export function hostsFail(status: 401 | 422 | 500): HttpHandler[] {
  return everywhere((http) =>
    http.get('/hosts', ({ response }) =>
      response(status).json(errorBody(status, 'sample failure of the hosts')),
    ),
  )
}

/** The location guard refuses. */
export function hostsForbidden(): HttpHandler[] {
  return everywhere((http) => http.get('/hosts', ({ response }) => response(403).empty()))
}

/** The server crashed inside the call. */
export function hostsCrash(): HttpHandler[] {
  return everywhere((http) =>
    http.get('/hosts', ({ response }) => response.untyped(new HttpResponse(null, { status: 500 }))),
  )
}

/** A nil list, as the server encodes it. */
export function hostsNull(): HttpHandler[] {
  return everywhere((http) => http.get('/hosts', ({ response }) => response(200).json({ hosts: null })))
}

export function hostsEmpty(): HttpHandler[] {
  return everywhere((http) => http.get('/hosts', ({ response }) => response(200).json({ hosts: [] })))
}

/** No answer, ever. */
export function hostsHang(): HttpHandler[] {
  return everywhere((http) =>
    http.get('/hosts', async () => {
      await delay('infinite')
    }),
  )
}

/** Another body than the contract promises: cut JSON, HTML, a wrong type. */
export function hostsBody(body: string, contentType = 'application/json'): HttpHandler[] {
  return everywhere((http) =>
    http.get('/hosts', ({ response }) =>
      response.untyped(new HttpResponse(body, { status: 200, headers: { 'Content-Type': contentType } })),
    ),
  )
}
