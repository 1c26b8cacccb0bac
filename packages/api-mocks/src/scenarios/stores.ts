import { http, HttpResponse, type HttpHandler } from 'msw'
import { errorBody, httpErrorThenNull, mounts } from '../lib/http/http.ts'

type Method = 'get' | 'post' | 'put' | 'delete'

/** Operations of the API service that respond 422 when their database fails. */
const apiOperations: readonly (readonly [Method, path: string])[] = [
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
const cloudOperations: readonly (readonly [Method, path: string])[] = [
  ['post', '/aws/configurations'],
  ['post', '/azure/configurations'],
  ['get', '/gcp/configurations'],
  ['post', '/gcp/configurations'],
  ['get', '/aws/aws-objects'],
  ['get', '/aws/rds'],
]

/** The database fails during the request; each service responds in its own format. */
export function storesFail(): HttpHandler[] {
  const databaseError = () =>
    HttpResponse.json(errorBody(422, 'sample failure of the database'), { status: 422 })
  const rawError = () =>
    HttpResponse.json({ err: {}, class: 'DB ERROR', source: 'database.go', line: 71 }, { status: 422 })
  const errorThenNull = httpErrorThenNull(422, 'sample failure of the database').response
  const { api, cloud } = mounts
  return [
    ...apiOperations.flatMap(([method, path]) => onBothMounts(method, api, path, databaseError)),
    ...onBothMounts('post', api, '/admin/users/:username/reset-password', () =>
      HttpResponse.json(errorBody(400, 'the groups could not be written'), { status: 400 }),
    ),
    ...cloudOperations.flatMap(([method, path]) => onBothMounts(method, cloud, path, databaseError)),
    ...onBothMounts('get', cloud, '/aws/aws-recommendation-errors', rawError),
    ...onBothMounts('get', cloud, '/aws/aws-recommendation-errors/:seq', rawError),
    ...onBothMounts('get', cloud, '/gcp/recommendations', errorThenNull),
    ...onBothMounts('get', cloud, '/gcp/errors', errorThenNull),
  ]
}

function onBothMounts(method: Method, base: string, path: string, resolver: () => Response): HttpHandler[] {
  return [base, `${base}/ldap`].map((mount) => http[method](`*${mount}${path}`, resolver))
}
