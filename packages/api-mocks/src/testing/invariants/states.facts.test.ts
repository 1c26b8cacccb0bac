import { documents } from '../../contract/documents.ts'
import type {
  Alert,
  Cluster,
  DatabaseRow,
  HostDetail,
  HostMissingDatabases,
  HostSummary,
} from '../../contract/wire.ts'
import { isRecord } from '../../lib/records.ts'
import { DAY, NOW } from '../../lib/time.ts'
import { createWorld } from '../../world/createWorld.ts'
import { cachedReaderOf } from '../scopes.ts'
import { each, fillLevels, statesOf } from '../stateTable.ts'

const read = cachedReaderOf(createWorld())
const now = Date.parse(NOW)

const hosts = async () => (await read<{ hosts: HostSummary[] }>('/api/hosts?mode=summary')).hosts
const age = ({ createdAt }: HostSummary) => now - Date.parse(createdAt)
const missing = ({ missingDatabases }: HostSummary) => missingDatabases ?? []
statesOf<HostSummary>('hosts', hosts, {
  obsolete: (host) => age(host) > DAY,
  'not reporting for weeks': (host) => age(host) > 14 * DAY,
  ...each<HostSummary, string>('technology', ({ technology }) => technology, [
    'Oracle/Database',
    'Microsoft/SQLServer',
    'Oracle/MySQL',
    'PostgreSQL/PostgreSQL',
    'MongoDB/MongoDB',
    '',
  ]),
  ...each<HostSummary, string>('environment', ({ environment }) => environment, [
    'PROD',
    'TEST',
    'DEV',
    'QA',
    'DR',
  ]),
  ...each<HostSummary, string>('platform', ({ info }) => info.hardwareAbstractionTechnology, [
    'PH',
    'VMWARE',
    'KVM',
    'OVM',
    'HYPERV',
    'XEN',
    'HPVIRT',
  ]),
  ...each<HostSummary, string>('kernel', ({ info }) => info.kernel, ['Linux', 'NT', 'AIX', 'SunOS', 'HP-UX']),
  'in Oracle Clusterware': (host) =>
    host.clusterMembershipStatus.oracleClusterware && host.info.clusterwareVersion !== '',
  'in Sun Cluster': (host) => host.clusterMembershipStatus.sunCluster,
  'in HACMP': (host) => host.clusterMembershipStatus.hacmp,
  'in a Veritas cluster': (host) => (host.clusterMembershipStatus.veritasClusterHostnames ?? []).length > 1,
  'in a cluster of hypervisors': (host) => host.cluster !== '' && host.virtualizationNode !== '',
  'virtual, without a cluster': (host) => host.cluster === '' && host.info.hardwareAbstraction === 'VIRT',
  'a missing database': (host) => missing(host).some(({ ignored }) => !ignored),
  'a missing database, ignored with a comment': (host) =>
    missing(host).some(({ ignored, ignoredComment }) => ignored && ignoredComment !== ''),
  'one missing database ignored, another not': (host) =>
    new Set(missing(host).map(({ ignored }) => ignored)).size === 2,
  'no swap': ({ info }) => info.swapTotal === 0,
  'an agent of two digits': ({ agentVersion }) => /^\d+\.\d\d\./.test(agentVersion),
  'sixty databases': ({ databases }) => Object.values(databases).flat().length === 60,
})

/** Details of the first 250 hosts, plus the few in the cloud. */
const details = async () => {
  const some = (await hosts()).filter(
    ({ info }, index) => index < 250 || info.hardwareAbstractionTechnology === 'XEN',
  )
  return Promise.all(some.map(({ hostname }) => read<HostDetail>(`/api/hosts/${hostname}`)))
}
const hasGaps = (samples: HostDetail['cpuConsumptions']) =>
  (samples ?? []).some(({ target, cpuAvg }) => target === undefined && cpuAvg === undefined)
statesOf<HostDetail>('host details', details, {
  ...each<HostDetail, string>('memory', ({ memorySumFlag }) => memorySumFlag, ['green', 'red', '']),
  'no history': ({ history }) => history === null,
  'a whole year of history': ({ history }) => (history ?? []).length === 365,
  'capacity of every month, week and day': ({ cpuConsumptions }) =>
    (cpuConsumptions ?? []).filter(({ target }) => target !== undefined).length === 12,
  'a day with gaps': ({ cpuConsumptions }) => hasGaps(cpuConsumptions),
  'no capacity': ({ technology, cpuConsumptions }) =>
    technology === 'Oracle/Database' && cpuConsumptions?.length === 0,
  'no file systems': ({ filesystems }) => filesystems?.length === 0,
  'its agent had an error': ({ errors }) => (errors ?? []).length > 0,
  'reports a hypervisor': ({ clusters }) => (clusters ?? []).length > 0,
  'in the cloud': ({ cloud }) => cloud.membership === 'AWS',
  'no alerts': ({ alerts }) => alerts.length === 0,
  'an acknowledged alert': ({ alerts }) => alerts.some(({ alertStatus }) => alertStatus === 'ACK'),
  'three alerts': ({ alerts }) => alerts.length >= 3,
})
statesOf(
  'file systems',
  async () => (await details()).flatMap(({ filesystems }) => filesystems ?? []),
  fillLevels(({ size, usedSpace }) => (100 * usedSpace) / size),
)

statesOf<DatabaseRow>(
  'all databases',
  async () => (await read<{ databases: DatabaseRow[] }>('/api/hosts/technologies/all/databases')).databases,
  {
    'highly available': ({ highAvailability }) => highAvailability,
    'recovered elsewhere': ({ disasterRecovery }) => disasterRecovery,
  },
)

/** Every code of the contract. Empty in groups without a code. */
const alertCodes = textsIn(documents.api.components['schemas']?.['AlertCode'])

function textsIn(schema: unknown): string[] {
  const values = isRecord(schema) && Array.isArray(schema['enum']) ? schema['enum'] : []
  return values.filter((value) => typeof value === 'string' && value !== '')
}

const alerts = async () => (await read<{ items: Alert[] }>('/api/alerts?size=1000000')).items
statesOf<Alert>('alerts', alerts, {
  ...each<Alert, string>('status', ({ alertStatus }) => alertStatus, ['NEW', 'ACK', 'DISMISSED']),
  ...each<Alert, string>('severity', ({ alertSeverity }) => alertSeverity, ['INFO', 'WARNING', 'CRITICAL']),
  ...each<Alert, string>('category', ({ alertCategory }) => alertCategory, ['ENGINE', 'AGENT', 'LICENSE']),
  ...each<Alert, string>('code', ({ alertCode }) => alertCode, alertCodes),
  today: ({ date }) => now - Date.parse(date) < 9 * 3_600_000,
  'of the last week': ({ date }) => now - Date.parse(date) < 7 * DAY,
  'about no host': ({ otherInfo }) => otherInfo === null,
  'of several lines': ({ description }) => description.includes('\n'),
})
statesOf<HostMissingDatabases>(
  'hosts with missing databases',
  () => read('/api/hosts/technologies/oracle/missing-dbs'),
  {
    'all ignored': ({ missingDatabases }) => missingDatabases.every(({ ignored }) => ignored),
    'none ignored': ({ missingDatabases }) => missingDatabases.every(({ ignored }) => !ignored),
  },
)
statesOf<Cluster>('hypervisors', () => read('/api/hosts/clusters'), {
  ...each<Cluster, string>('type', ({ type }) => type, ['VMWare/VMWare', 'Oracle/VM', 'Oracle/LVM']),
  'no machine with an agent': ({ vmsErcoleAgentCount }) => vmsErcoleAgentCount === 0,
})
