import { http, HttpResponse, type HttpHandler } from 'msw'
import { errorBody } from '../lib/http/errors.ts'
import { mounts } from '../lib/http/http.ts'

type Method = 'get' | 'post' | 'put' | 'delete'

/** Operations of the API service that respond 422 when their database fails. */
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

/** The database fails during the request; each service responds in its own format. */
export function storesFail(): HttpHandler[] {
  const refused = () => HttpResponse.json(errorBody(422, 'sample failure of the database'), { status: 422 })
  const raw = () =>
    HttpResponse.json({ err: {}, class: 'DB ERROR', source: 'database.go', line: 71 }, { status: 422 })
  // An Error object followed by null, as some handlers send it.
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
