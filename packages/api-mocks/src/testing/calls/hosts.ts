import { storesFail } from '../../scenarios/stores.ts'
import { clustersOf } from '../../world/hosts/clusters.ts'
import type { RequestOptions } from '../client.ts'
import { admin, makeReadOnly, requestOptions } from './requestOptions.ts'
import type { RequestSamples } from './requestSamples.ts'
import { hosts, hostThat, plainHost, sites } from './sampleHosts.ts'

const operator: RequestOptions = { as: 'operator' }

/** A host with the most related data: Oracle databases, a hypervisor cluster and an open alert. */
const dismissibleHost = hostThat(
  ({ technology, cluster, membership, lastDay }) =>
    technology === 'Oracle/Database' && cluster !== '' && !membership.veritasClusterServer && lastDay === 0,
)
const foreign = hostThat(({ location }) => location === sites[2].name).hostname
const veritas = hostThat(
  ({ membership, technology }) => membership.veritasClusterServer && technology !== 'Oracle/Database',
).hostname
const hostWithMissingDatabase = hostThat(({ missingDatabases }) => missingDatabases.length > 0)
const missing = `/api/hosts/${hostWithMissingDatabase.hostname}/technologies/oracle/missing-dbs`
const missingDatabase = hostWithMissingDatabase.missingDatabases[0]?.name ?? ''

const cluster = clustersOf(sites, hosts).find(({ location }) => location === sites[2].name)?.name ?? ''

/** Reads whose response changes with an Oracle host. */
const hostReads = [
  '/api/hosts?mode=summary',
  '/api/hosts?mode=hostnames',
  '/api/hosts/technologies/all/databases',
  '/api/hosts/technologies/all/databases/statistics',
  '/api/hosts/technologies/all/databases/licenses-used',
  '/api/hosts/technologies/all/databases/licenses-used-per-host',
  '/api/hosts/technologies/oracle/databases',
  '/api/hosts/technologies/oracle/databases/tablespaces',
  '/api/frontend/dashboard',
]

const failing = storesFail()

export const hostCalls: RequestSamples = {
  valid: {
    'delete api/hosts/{hostname}': {
      params: { hostname: dismissibleHost.hostname, cluster: dismissibleHost.cluster },
      options: requestOptions('DELETE'),
      changedReads: [
        ...hostReads,
        '/api/hosts/{hostname}',
        '/api/hosts/clusters/{cluster}',
        '/api/alerts?status=NEW',
      ],
    },
    'put api/hosts/{host}/create-dr': {
      params: { host: dismissibleHost.hostname },
      options: requestOptions('PUT'),
      changedReads: [...hostReads, '/api/hosts/{host}_DR', '/chart/hosts/cores'],
    },
    'get api/hosts/{host}/technologies/oracle/missing-dbs': {
      params: { host: hostWithMissingDatabase.hostname },
    },
    'put api/hosts/{host}/technologies/oracle/missing-dbs/{dbname}/ignored/{flag}': {
      params: { host: hostWithMissingDatabase.hostname, dbname: missingDatabase, flag: 'true' },
      options: requestOptions('PUT', { ignoredComment: 'test system' }),
      changedReads: [
        '/api/hosts/technologies/oracle/missing-dbs',
        '/api/hosts/{host}/technologies/oracle/missing-dbs',
        '/api/hosts/{host}',
        '/api/hosts?mode=summary',
      ],
    },
    'get api/hosts/clusters/{name}': { params: { name: cluster } },
  },
  errors: [
    [403, `/api/hosts/${plainHost}`, requestOptions('DELETE'), makeReadOnly],
    [403, `/api/hosts/${foreign}`, requestOptions('DELETE', undefined, 'operator')],
    [404, '/api/hosts/nobody', requestOptions('DELETE')],
    [403, '/api/hosts/nobody/create-dr', requestOptions('PUT')],
    [500, `/api/hosts/${veritas}/create-dr`, requestOptions('PUT')],
    [404, '/api/hosts/nobody/technologies/oracle/missing-dbs', admin],
    [403, `/api/hosts/${foreign}/technologies/oracle/missing-dbs`, operator],
    [400, `${missing}/${missingDatabase}/ignored/true`, requestOptions('PUT', { comment: 'x' })],
    [
      403,
      `/api/hosts/${foreign}/technologies/oracle/missing-dbs/X/ignored/true`,
      requestOptions('PUT', {}, 'operator'),
    ],
    [404, '/api/hosts/nobody/technologies/oracle/missing-dbs/X/ignored/true', requestOptions('PUT', {})],
    [422, `${missing}/${missingDatabase}/ignored/yes`, requestOptions('PUT', {})],
    [500, `${missing}/NEVERWAS/ignored/true`, requestOptions('PUT', {})],
    [422, '/api/hosts/clusters?mode=other', admin],
    [422, `/api/hosts/clusters/${cluster}?older-than=yesterday`, admin],
    [404, '/api/hosts/clusters/nothing', admin],
    [404, `/api/hosts/clusters/${cluster}`, operator],
  ],
  faultErrors: [
    [422, '/api/hosts/no-clusters', admin, failing],
    [422, '/api/hosts/technologies/oracle/missing-dbs', admin, failing],
    [422, missing, admin, failing],
  ],
  reads: [
    '/api/hosts/no-clusters',
    '/api/hosts/clusters',
    `/api/hosts/clusters/${cluster}`,
    '/api/hosts/technologies/oracle/missing-dbs',
    missing,
  ],
}
