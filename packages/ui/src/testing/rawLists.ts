import type { comparisons } from '../columns/comparisons.ts'
import { arrayOf, isRecord, sortedNames, type RawList, type RawRow } from './rawList.ts'
import { rawOracleLists } from './rawOracleLists.ts'

const technologies = '/api/hosts/technologies'
const oracle = `${technologies}/oracle/databases`
const allDatabasesPath = `${technologies}/all/databases`
const scopeFields = ['environment', 'location'] as const

const names = (field: string) => (row: RawRow) => sortedNames(arrayOf(row[field]))
/** The API measures memory only for these technologies and sends 0 for others. */
const memory = (row: RawRow) =>
  row['memory'] === 0 && row['type'] !== 'Oracle/Database' && row['type'] !== 'Oracle/MySQL'
    ? null
    : row['memory']

/** Comparable lists by the name of their comparison. */
export const rawLists: Readonly<Record<keyof typeof comparisons, RawList>> = {
  hosts: {
    page: '/hosts',
    path: '/api/hosts?mode=summary',
    field: 'hosts',
    key: ['hostname'],
    configuration: [
      ...scopeFields,
      'cluster',
      'virtualizationNode',
      'agentVersion',
      'technology',
      'info.hardwareAbstractionTechnology',
      'info.cpuModel',
      'info.cpuThreads',
      'info.cpuCores',
      'info.cpuSockets',
      'info.os',
      'info.osVersion',
      'info.kernel',
      'info.kernelVersion',
      'info.clusterwareVersion',
      'info.memoryTotal',
      'info.swapTotal',
      'clusterMembershipStatus',
      ({ databases }) =>
        isRecord(databases) ? sortedNames([...new Set(Object.values(databases).flatMap(arrayOf))]) : [],
      ({ missingDatabases }) =>
        sortedNames(
          arrayOf(missingDatabases).filter((missing) => isRecord(missing) && missing['ignored'] !== true),
        ),
    ],
  },
  clusters: {
    page: '/hypervisors',
    path: '/api/hosts/clusters',
    key: ['name'],
    configuration: [
      ...scopeFields,
      'fetchEndpoint',
      'type',
      'cpu',
      'sockets',
      'vmsCount',
      'vmsErcoleAgentCount',
      'hostname',
      ({ virtualizationNodes }) => sortedNames(arrayOf(virtualizationNodes)),
    ],
  },
  databases: {
    page: '/databases',
    path: allDatabasesPath,
    field: 'databases',
    key: ['hostname', 'type', 'name'],
    configuration: [
      ...scopeFields,
      'archivelog',
      'disasterRecovery',
      'highAvailability',
      'version',
      'charset',
      memory,
    ],
  },
  oracleDatabases: {
    page: '/oracle',
    path: oracle,
    key: ['hostname', 'name'],
    configuration: [
      ...scopeFields,
      'uniqueName',
      'dbID',
      'archivelog',
      'dataguard',
      'ha',
      'charset',
      'version',
      'clusterwareVersion',
      'isCDB',
      names('pdbs'),
      names('services'),
      'cpuCount',
      'blockSize',
      'status',
      'memory',
      'role',
      'rac',
    ],
  },
  mysqlInstances: {
    page: '/mysql',
    path: `${technologies}/mysql/databases`,
    field: 'databases',
    key: ['hostname', 'name'],
    configuration: [
      ...scopeFields,
      'charsetSystem',
      'architecture',
      'bufferPoolSize',
      'edition',
      'engine',
      'platform',
      'version',
      'highAvailability',
    ],
  },
  sqlServerInstances: {
    page: '/microsoft',
    path: `${technologies}/microsoft/databases`,
    key: ['hostname', 'name'],
    configuration: [...scopeFields, 'edition', 'stateDesc', 'collationName', 'version'],
  },
  postgresqlInstances: {
    page: '/postgresql',
    path: `${technologies}/postgresql/databases`,
    key: ['hostname', 'name'],
    configuration: [...scopeFields, 'charset', 'version'],
  },
  mongodbDatabases: {
    page: '/mongodb',
    path: `${technologies}/mongodb/databases`,
    key: ['hostname', 'name', 'dbName'],
    configuration: [...scopeFields, 'charset', 'version'],
  },
  usedLicenses: {
    page: '/licenses/used',
    path: `${allDatabasesPath}/licenses-used`,
    field: 'usedLicenses',
    key: ['hostname', 'dbName', 'licenseTypeID'],
    configuration: [
      'description',
      'metric',
      'usedLicenses',
      'clusterLicenses',
      'ignored',
      'ignoredComment',
      'clusterName',
      'clusterType',
    ],
  },
  usedLicensesPerHost: {
    page: '/licenses/used?tab=hosts',
    path: `${allDatabasesPath}/licenses-used-per-host`,
    field: 'usedLicenses',
    key: ['hostname', 'licenseTypeID'],
    configuration: ['description', 'metric', 'usedLicenses', 'clusterLicenses', names('databaseNames')],
  },
  usedLicensesPerCluster: {
    page: '/licenses/used?tab=clusters',
    path: `${allDatabasesPath}/licenses-used-per-cluster`,
    field: 'usedLicensesPerCluster',
    key: ['cluster', 'licenseTypeID'],
    configuration: ['description', 'metric', 'usedLicenses', names('hostnames')],
  },
  ...rawOracleLists,
}
