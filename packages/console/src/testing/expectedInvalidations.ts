import { operations } from '@inventory-console/api-mocks/contract/documents'

/** Every read of the OpenAPI contract; each is mounted, so that its requests are counted. */
export const reads = [
  ...new Set(operations.flatMap(({ method, path }) => (method === 'get' ? [`GET ${path}`] : []))),
]
export const writes = operations.flatMap(({ method, path }) =>
  method === 'get' ? [] : [`${method.toUpperCase()} ${path}`],
)

/** Method and path of a row of `expectedInvalidations`. */
export const requestOf = (row: string) => row.split(' ', 2).join(' ')

/** Requests that change nothing, or that the console does not send. */
export const notMutations = [
  'POST /user/login',
  'POST /ldap/login',
  'POST /sso/token',
  'POST /scenarios',
  'DELETE /scenarios/{id}',
  // The server fails for contracts with dates; the console saves the whole contract instead.
  'DELETE /contracts/oracle/database/{id}/hosts/{hostname}',
]

const readsUnder = (...prefixes: readonly string[]) =>
  reads.filter((read) => prefixes.some((prefix) => read.startsWith(`GET ${prefix}`)))

const contracts = readsUnder(
  '/contracts/',
  '/hosts/technologies/',
  '/frontend/',
  '/technologies/all/license-history',
)
const priceList = ['GET /settings/oracle/database/license-types', ...contracts]
const hosts = [
  'GET /hosts',
  'GET /hosts/no-clusters',
  'GET /hosts/cores',
  ...readsUnder('/hosts/clusters', '/hosts/technologies/', '/alerts', '/frontend/'),
]
const licenses = readsUnder('/hosts', '/contracts/', '/frontend/', '/technologies/all/license-history')
const racks = ['GET /exadata', 'GET /exadata/hidden', 'GET /exadata/patch-advisors']
const rack = ['GET /exadata/{rackID}']
const nodes = ['GET /nodes', 'GET /admin/nodes/{nodename}']
const audits = reads.filter((read) => read.endsWith('/policies-audit'))
const oracleProfiles = ['GET /oracle-cloud/configurations', ...readsUnder('/oracle-cloud/oci-')]
const awsProfiles = ['GET /aws/configurations', ...readsUnder('/aws/aws-')]
const azureProfiles = ['GET /azure/configurations']
const googleProfiles = ['GET /gcp/configurations', 'GET /gcp/recommendations', 'GET /gcp/errors']

/**
 * Queries that each mutation invalidates, by its request; no other query may be requested. Words after the
 * path distinguish mutations with the same request.
 */
export const expectedInvalidations: Readonly<Record<string, readonly string[]>> = {
  'POST /contracts/oracle/database': contracts,
  'PUT /contracts/oracle/database': contracts,
  'DELETE /contracts/oracle/database/{id}': contracts,
  'POST /contracts/mysql/database': contracts,
  'PUT /contracts/mysql/database/{id}': contracts,
  'DELETE /contracts/mysql/database/{id}': contracts,
  'POST /contracts/microsoft/database': contracts,
  'PUT /contracts/microsoft/database': contracts,
  'DELETE /contracts/microsoft/database/{id}': contracts,
  'POST /settings/oracle/database/license-types': priceList,
  'PUT /settings/oracle/database/license-types/{id}': priceList,
  'POST /contracts/{type}/upload': contracts,
  'PUT /hosts/{host}/create-dr': hosts,
  'DELETE /hosts/{hostname}': hosts,
  'PUT /hosts/{host}/technologies/oracle/missing-dbs/{dbname}/ignored/{flag}': [
    'GET /hosts',
    'GET /hosts/{hostname}',
    ...reads.filter((read) => read.endsWith('/oracle/missing-dbs')),
  ],
  'PUT /hosts/{hostname}/technologies/oracle/databases/{database}/licenses/{licenseID}/ignored/{status}':
    licenses,
  'PUT /hosts/{hostname}/technologies/mysql/databases/{database}/ignored/{status}': licenses,
  'PUT /hosts/{hostname}/technologies/microsoft/databases/{database}/ignored/{status}': licenses,
  'POST /licenses/ignore': licenses,
  'POST /alerts/ack': ['GET /alerts', 'GET /hosts/{hostname}'],
  'POST /alerts/ack in bulk': ['GET /alerts', 'GET /hosts/{hostname}'],
  'POST /admin/users': ['GET /users'],
  'PUT /admin/users/{username}': ['GET /users', 'GET /users/info', 'GET /nodes'],
  'DELETE /admin/users/{username}': ['GET /users'],
  'POST /admin/users/{username}/reset-password': ['GET /users'],
  'POST /admin/users/{username}/change-password': ['GET /users'],
  'POST /users/{username}/change-password': [],
  'POST /groups': ['GET /groups'],
  'PUT /groups/{groupname}': ['GET /groups'],
  'DELETE /groups/{groupname}': ['GET /groups'],
  'POST /admin/roles': ['GET /admin/roles'],
  'PUT /admin/roles/{rolename}': ['GET /admin/roles'],
  'DELETE /admin/roles/{rolename}': ['GET /admin/roles'],
  'POST /admin/nodes': nodes,
  'PUT /admin/nodes/{nodename}': nodes,
  'DELETE /admin/nodes/{nodename}': nodes,
  'POST /configuration': ['GET /configuration', ...audits],
  'PATCH /exadata/{rackID}/hide': racks,
  'PATCH /exadata/{rackID}/show': [...racks, ...rack],
  'POST /exadata/{rackID}/rdma': rack,
  // After several mutations the page revalidates the rack once.
  'POST /exadata/{rackID}/components/{hostID}': [],
  'POST /exadata/{rackID}/components/{hostID}/vms/{name}': [],
  'POST /oracle-cloud/configurations': oracleProfiles,
  'PUT /oracle-cloud/configurations/{id}': oracleProfiles,
  'DELETE /oracle-cloud/configurations/{id}': oracleProfiles,
  'PUT /oracle-cloud/profile-selection/profileid/{id}/selected/{flag}': oracleProfiles,
  'POST /aws/configurations': awsProfiles,
  'PUT /aws/configurations/{id}': awsProfiles,
  'DELETE /aws/configurations/{id}': awsProfiles,
  'PUT /aws/profile-selection/profileid/{id}/selected/{flag}': awsProfiles,
  'POST /azure/configurations': azureProfiles,
  'PUT /azure/configurations/{id}': azureProfiles,
  'DELETE /azure/configurations/{id}': azureProfiles,
  'PUT /azure/profile-selection/profileid/{id}/selected/{flag}': azureProfiles,
  'POST /gcp/configurations': googleProfiles,
  'PUT /gcp/configurations/{id}': googleProfiles,
  'DELETE /gcp/configurations/{id}': googleProfiles,
  'PUT /gcp/configurations/{id}/selected/{flag}': googleProfiles,
}
