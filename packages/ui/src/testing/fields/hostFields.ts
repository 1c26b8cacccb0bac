import { makeHost } from '@inventory-console/api-mocks/fixtures/hosts'
import { makeUsedLicense } from '@inventory-console/api-mocks/fixtures/licenses'
import { makeHostDetail } from '@inventory-console/api-mocks/fixtures/oracle'
import { cpuSeries } from '../../columns/oracleSeries.ts'
import { samplesOf } from '../../components/capacity-charts/capacity.ts'
import { countAlerts } from '../../screens/host-details/alerts/alertCounts.ts'
import { licenseColumns } from '../../screens/host-details/databases/licenseColumns.ts'
import { missingColumns } from '../../screens/host-details/databases/MissingDatabasesDialog.tsx'
import { fileSystemColumns } from '../../screens/host-details/FileSystemsDialog.tsx'
import { hostFacts, hostSummary } from '../../screens/host-details/hostFacts.tsx'
import { hostColumns } from '../../screens/hosts/columns.ts'
import { entity, firstOf, factReaders, columnReaders, nestedReaders, type Entity } from './field.ts'

const inList = (story: string) => `hosts/HostsScreen:${story}`
const inHost = (story: string) => `host-details/HostDetailScreen:${story}`
const inAlerts = 'alerts/AlertsScreen:Ready'

const row = makeHost(15)
const host = makeHostDetail(15)
const hostReaders = factReaders([{ facts: hostSummary }, { facts: hostFacts }])
const listReaders = columnReaders(hostColumns([]))
const withHostPart = (hostPart: object) => ({ host: Object.assign({}, host, hostPart), technologies: [] })

export const hostEntities: readonly Entity[] = [
  entity('HostSummary', row, [{ story: inList('AllColumns'), readers: listReaders }], {
    hidden: { id: 'internal to the server' },
  }),
  entity(
    'HostDetail',
    host,
    [
      {
        story: inHost('Ready'),
        readers: nestedReaders(hostReaders, (value: typeof host) => ({ host: value, technologies: [] })),
      },
    ],
    {
      shownBy: {
        hostname: inHost('Ready'),
        features: inHost('Ready'),
        alerts: inHost('NewAlerts'),
        errors: inHost('AgentErrors'),
        filesystems: inHost('FileSystems'),
        cpuConsumptions: inHost('OsCapacity'),
        diskConsumptions: inHost('OsCapacity'),
        memorySum: inHost('MemoryWithinLimit'),
        memorySumPercentage: inHost('MemoryWithinLimit'),
        memorySumFlag: inHost('MemoryOverLimit'),
        history: 'host-details/oracle/OracleDatabases:CpuTime',
      },
      hidden: {
        id: 'internal to the server',
        archived: 'follows from the date of the page',
        schemaVersion: 'internal to the server, always 1',
        serverSchemaVersion: 'internal to the server',
      },
    },
  ),
  entity(
    'HostInfo',
    host.info,
    [
      {
        story: inList('AllColumns'),
        readers: nestedReaders(listReaders, (info: object) => Object.assign({}, row, { info })),
      },
      {
        story: inHost('Clusterware'),
        readers: nestedReaders(hostReaders, (info: object) =>
          withHostPart({ info, clusterMembershipStatus: { ...host.clusterMembershipStatus, hacmp: true } }),
        ),
      },
    ],
    {
      hidden: {
        hostname: 'repeats the name of the host',
        hardwareAbstraction: 'the platform is more precise',
        threadsPerCore: 'follows from threads and cores',
        coresPerSocket: 'follows from cores and sockets',
      },
    },
  ),
  entity('ClusterMembershipStatus', host.clusterMembershipStatus, [
    {
      story: inList('AllColumns'),
      readers: nestedReaders(listReaders, (clusterMembershipStatus: object) =>
        Object.assign({}, row, { clusterMembershipStatus }),
      ),
    },
    {
      story: inHost('VeritasCluster'),
      readers: nestedReaders(hostReaders, (clusterMembershipStatus: object) =>
        withHostPart({ clusterMembershipStatus }),
      ),
    },
  ]),
  entity('Filesystem', firstOf(host.filesystems), [
    { story: inHost('FileSystems'), readers: columnReaders(fileSystemColumns) },
  ]),
  entity('MissingDatabase', { name: '', ignored: false, ignoredComment: '' }, [
    { story: inHost('DecidingOnMissing'), readers: columnReaders(missingColumns) },
  ]),
  entity(
    'HostAlert',
    { ...firstOf(host.alerts), alertStatus: 'NEW' as const },
    [
      {
        story: inHost('NewAlerts'),
        readers: [{ name: 'notifications', read: (alert) => countAlerts([alert], Date.parse(alert.date)) }],
      },
    ],
    {
      shownBy: {
        alertAffectedTechnology: inAlerts,
        alertCode: inAlerts,
        description: inAlerts,
        otherInfo: inAlerts,
      },
      hidden: { id: 'internal to the server' },
    },
  ),
  entity(
    'CpuConsumption',
    firstOf(host.cpuConsumptions),
    [
      {
        story: inHost('OsCapacity'),
        readers: [{ name: 'CPU', read: (sample) => samplesOf([sample], 'cpuAvg') }],
      },
    ],
    { hidden: { timeEnd: 'follows from start and target' } },
  ),
  entity(
    'DiskConsumption',
    firstOf(host.diskConsumptions),
    [
      {
        story: inHost('OsCapacity'),
        readers: [
          { name: 'IOPS', read: (sample) => samplesOf([sample], 'iopsHostDayAvg') },
          { name: 'IOMB', read: (sample) => samplesOf([sample], 'iombHostDayAvg') },
        ],
      },
    ],
    { hidden: { timeEnd: 'follows from start and target' } },
  ),
  entity(
    'History',
    { id: '', createdAt: '2026-03-01T00:00:00Z', totalDailyCPUUsage: 1 },
    [
      {
        story: 'host-details/oracle/OracleDatabases:CpuTime',
        readers: [
          {
            name: 'CPU time',
            read: (day) => cpuSeries({ history: [day] }, [], [], { from: null, to: null }, ''),
          },
        ],
      },
    ],
    { hidden: { id: 'internal to the server' } },
  ),
  entity(
    'DatabaseUsedLicense',
    makeUsedLicense(),
    [{ story: 'host-details/HostPart:MysqlLicenses', readers: columnReaders(licenseColumns) }],
    {
      hidden: {
        hostname: 'shown as the title of the page',
        dbName: 'shown as the title of the tab',
        clusterName: 'shown in a card of the host',
        clusterType: 'shown in a card of the host',
      },
    },
  ),
]
