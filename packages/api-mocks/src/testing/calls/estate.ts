import { defaultSource } from '../../lib/random.ts'
import { spreadsheetType } from '../../lib/xlsx.ts'
import { storesFail } from '../../scenarios/stores.ts'
import { sitesOf } from '../../world/company/sites.ts'
import { createWorld } from '../../world/createWorld.ts'
import { rackAt } from '../../world/exadata/exadataRack.ts'
import { clustersOf } from '../../world/hosts/clusters.ts'
import { hostFacts, type HostFacts } from '../../world/hosts/hostFacts.ts'
import type { World } from '../../world/world.ts'
import type { RequestOptions } from '../client.ts'
import { admin, makeReadOnly, requestOptions } from './requestOptions.ts'
import type { RequestSamples } from './requestSamples.ts'

const operator: RequestOptions = { as: 'operator' }

const sites = sitesOf(defaultSource)

/** Hosts of the world that the contract test uses. */
const hosts = Array.from({ length: 200 }, (_, index) => hostFacts(defaultSource, sites, index + 1))

function hostThat(is: (host: HostFacts) => boolean): HostFacts {
  const host = hosts.find(is)
  if (!host) throw new Error('no such host among the first 200')
  return host
}

const plainHost = hostThat(({ membership }) => !membership.veritasClusterServer).hostname
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

const cluster =
  clustersOf(defaultSource, sites, hosts).find(({ location }) => location === sites[2].name)?.name ?? ''
const inventory = createWorld({ hosts: hosts.length })
const [firstRack] = inventory.racks
const rackID = firstRack?.rackID ?? ''
const component = firstRack && rackAt(inventory, firstRack, inventory.clock.now())?.components[0]
const alert = inventory.alerts.find(
  ({ status, code, otherInfo }) => status === 'NEW' && code === 'NEW_DATABASE' && otherInfo !== null,
)
const rack = `/api/exadata/${rackID}`
const rdma = { switchName: 'roce-sw-1', model: 'X9M-2', swVersion: '3.10.2010' }

const rackReads = [
  '/api/exadata',
  '/api/exadata/hidden',
  '/api/exadata/{rackID}',
  '/api/exadata/patch-advisors',
]
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

const scenario = '6650f1d2a3b4c5d6e7f80912'
const simulated = (world: World) => {
  world.scenarios.push({
    id: scenario,
    name: 'nothing',
    createdAt: world.clock.now(),
    location: '',
    hosts: [],
    compliance: [],
    perDatabase: [],
    perHost: [],
    perCluster: [],
    perVeritasCluster: [],
  })
}
const results = [
  'license-compliance',
  'license-used-database',
  'license-used-host',
  'license-used-cluster',
  'license-used-cluster-veritas',
]
const newScenario = (hostname: string) => ({ name: 'less', location: '', hosts: [{ hostname, core: 2 }] })

const failing = storesFail()
const acknowledge = '/api/alerts/ack'

export const estateCalls: RequestSamples = {
  valid: {
    'post api/alerts/ack': {
      params: { hostname: String(alert?.otherInfo?.['hostname']) },
      options: requestOptions('POST', { ids: [alert?.id] }),
      changedReads: [
        '/api/alerts?status=NEW',
        '/api/alerts?status=ACK',
        '/api/alerts?size=1000',
        '/api/alerts?size=50&mode=aggregated-code-severity&status=NEW',
        '/api/hosts/{hostname}',
      ],
    },
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
    'get api/exadata/export': { options: { ...admin, accept: spreadsheetType } },
    'get api/exadata/{rackID}': { params: { rackID } },
    'patch api/exadata/{rackID}/hide': {
      params: { rackID },
      options: requestOptions('PATCH'),
      changedReads: rackReads,
    },
    'patch api/exadata/{rackID}/show': {
      params: { rackID },
      options: requestOptions('PATCH'),
      prepare: ({ rackEdits }) => {
        rackEdits.set(rackID, { hidden: true, clusterNames: new Map(), vmClusters: new Map() })
      },
      changedReads: rackReads,
    },
    'post api/exadata/{rackID}/rdma': {
      params: { rackID },
      options: requestOptions('POST', rdma),
      changedReads: ['/api/exadata/{rackID}'],
    },
    'post api/exadata/{rackID}/components/{hostID}': {
      params: { rackID, hostID: component?.hostID ?? '' },
      options: requestOptions('POST', { clusterNames: ['cl-a'] }),
      changedReads: ['/api/exadata/{rackID}'],
    },
    'post api/exadata/{rackID}/components/{hostID}/vms/{name}': {
      params: { rackID, hostID: component?.hostID ?? '', name: component?.vms?.[0]?.name ?? '' },
      options: requestOptions('POST', { clusterName: 'cl-a' }),
      changedReads: ['/api/exadata/{rackID}'],
    },
    'post api/scenarios': {
      options: requestOptions('POST', newScenario(plainHost)),
      changedReads: ['/api/scenarios'],
    },
    'get api/scenarios/{id}': { params: { id: scenario }, prepare: simulated },
    'delete api/scenarios/{id}': {
      params: { id: scenario },
      options: requestOptions('DELETE'),
      prepare: simulated,
      changedReads: ['/api/scenarios', '/api/scenarios/{id}', '/api/scenarios/{id}/license-compliance'],
    },
    ...Object.fromEntries(
      results.map((result) => [
        `get api/scenarios/{id}/${result}`,
        { params: { id: scenario }, prepare: simulated },
      ]),
    ),
  },
  errors: [
    [422, '/api/alerts?mode=aggregated', admin],
    [400, acknowledge, requestOptions('POST', {})],
    [400, acknowledge, requestOptions('POST', { ids: [], filter: {} })],
    [400, acknowledge, requestOptions('POST', { ids: ['x'] })],
    [400, acknowledge, requestOptions('POST', { filter: { alertCode: 'NO_DATA' } })],
    [403, acknowledge, requestOptions('POST', { ids: [] }), makeReadOnly],
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
    [422, '/api/exadata?older-than=yesterday', admin],
    [400, '/api/exadata/export', admin],
    [422, '/api/exadata/nothing', admin],
    [422, '/api/exadata/nothing/hide', requestOptions('PATCH')],
    [422, '/api/exadata/nothing/show', requestOptions('PATCH')],
    [400, `${rack}/rdma`, requestOptions('POST', { ...rdma, id: 1 })],
    [422, '/api/exadata/nothing/rdma', requestOptions('POST', rdma)],
    [400, `${rack}/components/x`, requestOptions('POST', 'not JSON')],
    [422, '/api/exadata/nothing/components/x', requestOptions('POST', {})],
    [400, `${rack}/components/x/vms/y`, requestOptions('POST', { name: 'x' })],
    [400, '/api/scenarios', requestOptions('POST', { name: 1 })],
    [422, '/api/scenarios', requestOptions('POST', newScenario('nobody'))],
    [422, `/api/scenarios/${scenario}`, admin],
    [422, `/api/scenarios/${scenario}`, requestOptions('DELETE')],
    ...results.map((result) => [422, `/api/scenarios/${scenario}/${result}`, admin] as const),
    [404, '/repo/all/nothing.rpm', {}],
  ],
  faultErrors: [
    [422, '/api/hosts/no-clusters', admin, failing],
    [422, '/api/hosts/technologies/oracle/missing-dbs', admin, failing],
    [422, missing, admin, failing],
    [422, '/api/exadata/hidden', admin, failing],
    [422, '/api/exadata/export', admin, failing],
    [422, '/api/exadata/patch-advisors', admin, failing],
    [422, `${rack}/components/x/vms/y`, requestOptions('POST', {}), failing],
    [422, '/api/scenarios', admin, failing],
  ],
  reads: [
    '/api/hosts/no-clusters',
    '/api/hosts/clusters',
    `/api/hosts/clusters/${cluster}`,
    '/api/hosts/technologies/oracle/missing-dbs',
    missing,
    '/api/alerts?mode=aggregated-code-severity&size=50&sort-by=count&sort-desc=true',
    '/api/exadata',
    rack,
    '/api/exadata/patch-advisors',
    '/api/scenarios',
  ],
}
