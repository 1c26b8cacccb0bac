import { http, HttpResponse, type HttpHandler } from 'msw'
import { errorBody } from '../lib/http/errors.ts'
import { mounts } from '../lib/http/http.ts'

type Method = 'get' | 'post' | 'put' | 'delete'

/** The calls of the API service that answer 422 when their database fails, and are not refused for anything else. */
const ofApi: readonly (readonly [Method, path: string])[] = [
  ['get', '/hosts/no-clusters'],
  ['get', '/hosts/technologies/oracle/missing-dbs'],
  ['get', '/hosts/:host/technologies/oracle/missing-dbs'],
  ['get', '/users'],
  ['put', '/admin/users/:username'],
  ['delete', '/admin/users/:username'],
  ['get', '/groups'],
  ['get', '/admin/roles'],
  ['delete', '/admin/roles/:rolename'],
  ['post', '/admin/nodes'],
  ['put', '/admin/nodes/:nodename'],
  ['delete', '/admin/nodes/:nodename'],
  ['get', '/configuration'],
  ['post', '/configuration'],
  ['get', '/exadata/hidden'],
  ['get', '/exadata/export'],
  ['get', '/exadata/patch-advisors'],
  ['post', '/exadata/:rackID/components/:hostID/vms/:name'],
  ['get', '/scenarios'],
]
const ofCloud: readonly (readonly [Method, path: string])[] = [
  ['post', '/aws/configurations'],
  ['post', '/azure/configurations'],
  ['get', '/gcp/configurations'],
  ['post', '/gcp/configurations'],
  ['get', '/aws/aws-objects'],
  ['get', '/aws/rds'],
]

/** The database fails inside the call: each answers as its part of the server does. */
export function storesFail(): HttpHandler[] {
  const refused = () => HttpResponse.json(errorBody(422, 'sample failure of the database'), { status: 422 })
  const raw = () =>
    HttpResponse.json({ err: {}, class: 'DB ERROR', source: 'database.go', line: 71 }, { status: 422 })
  // Two answers, one after the other.
  const twice = () =>
    new HttpResponse(`${JSON.stringify(errorBody(422, 'sample failure of the database'))}null`, {
      status: 422,
      headers: { 'Content-Type': 'application/json' },
    })
  const { api, cloud } = mounts
  return [
    ...ofApi.flatMap(([method, path]) => onBoth(method, api, path, refused)),
    ...onBoth('post', api, '/admin/users/:username/reset-password', () =>
      HttpResponse.json(errorBody(400, 'the groups could not be written'), { status: 400 }),
    ),
    ...ofCloud.flatMap(([method, path]) => onBoth(method, cloud, path, refused)),
    ...onBoth('get', cloud, '/aws/aws-recommendation-errors', raw),
    ...onBoth('get', cloud, '/aws/aws-recommendation-errors/:seq', raw),
    ...onBoth('get', cloud, '/gcp/recommendations', twice),
    ...onBoth('get', cloud, '/gcp/errors', twice),
  ]
}

function onBoth(method: Method, base: string, path: string, answer: () => Response): HttpHandler[] {
  return [base, `${base}/ldap`].map((mount) => http[method](`*${mount}${path}`, answer))
}
