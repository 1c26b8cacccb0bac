import { arrayOf, isRecord, sortedNames, type RawList, type RawRow } from './rawList.ts'

const technologies = '/api/hosts/technologies'
const oracle = `${technologies}/oracle/databases`
const allDatabasesPath = `${technologies}/all/databases`
const scopeFields = ['environment', 'location'] as const

const names = (field: string) => (row: RawRow) => sortedNames(arrayOf(row[field]))
const count = (field: string) => (row: RawRow) => {
  const pdb = row['pdb']
  return arrayOf(isRecord(pdb) ? pdb[field] : null).length
}

type OracleList =
  | 'pdbs'
  | 'addms'
  | 'segmentAdvisors'
  | 'patchAdvisors'
  | 'grants'
  | 'patches'
  | 'options'
  | 'tablespaces'
  | 'backups'
  | 'services'
  | 'schemas'
  | 'partitionings'
  | 'diskGroups'

/** Lists over all Oracle databases. */
export const rawOracleLists: Readonly<Record<OracleList, RawList>> = {
  pdbs: {
    page: '/oracle/pdbs',
    path: `${oracle}/pdbs`,
    key: ['hostname', 'dbname', 'pdb.name'],
    configuration: [
      'color',
      'pdb.status',
      'pdb.charset',
      'pdb.sgaTarget',
      'pdb.pgaAggregateTarget',
      count('schemas'),
      count('tablespaces'),
      count('grantDba'),
      count('partitionings'),
      count('services'),
    ],
  },
  addms: {
    page: '/oracle/addm',
    path: `${oracle}/addms`,
    key: ['hostname', 'dbname', 'finding', 'recommendation', 'action'],
    configuration: [...scopeFields],
  },
  segmentAdvisors: {
    page: '/oracle/segment-advisor',
    path: `${oracle}/segment-advisors`,
    field: 'segmentAdvisors',
    key: ['hostname', 'dbname', 'pdbName', 'segmentOwner', 'segmentName', 'segmentType', 'partitionName'],
    configuration: [...scopeFields],
  },
  patchAdvisors: {
    page: '/oracle/patch-advisor',
    path: `${oracle}/patch-advisors`,
    field: 'content',
    key: ['hostname', 'dbname'],
    configuration: [...scopeFields, 'dbver', 'date', 'description'],
  },
  grants: {
    page: '/oracle/dba-role',
    path: `${allDatabasesPath}/grant-dba`,
    part: 'oracleGrantDba',
    key: ['hostname', 'databasename', 'grantee'],
    configuration: ['adminOption', 'defaultRole'],
  },
  patches: {
    page: '/oracle/patch',
    path: `${oracle}/patch-list`,
    part: 'oracleDatabasePatch',
    key: ['hostname', 'databasename', 'patchID', 'action', 'date'],
    configuration: ['description', 'version'],
  },
  options: {
    page: '/oracle/options',
    path: `${oracle}/option-list`,
    part: 'oracleDatabaseFeatureUsageStat',
    key: ['hostname', 'databasename', 'product', 'feature'],
    configuration: ['firstUsageDate', 'currentlyUsed', 'extraFeatureInfo'],
  },
  tablespaces: {
    page: '/oracle/tablespaces',
    path: `${oracle}/tablespaces`,
    key: ['hostname', 'name'],
    configuration: ['maxSize', 'status'],
  },
  backups: {
    page: '/oracle/backups',
    path: `${oracle}/backup-list`,
    part: 'oracleDatabaseBackup',
    key: ['hostname', 'databasename', 'backupType', 'hour', 'weekDays'],
    configuration: ['retention'],
  },
  services: {
    page: '/oracle/services',
    path: `${oracle}/service-list`,
    part: 'oracleDatabaseService',
    key: ['hostname', 'databasename', 'containerName', 'name'],
    configuration: [
      'enabled',
      'failoverMethod',
      'failoverType',
      'failoverRetries',
      'failoverDelay',
      'creationDate',
    ],
  },
  schemas: {
    page: '/oracle/schemas',
    path: `${oracle}/schemas`,
    key: ['hostname', 'databaseName', 'pdb', 'user'],
    configuration: ['accountStatus'],
  },
  partitionings: {
    page: '/oracle/partitioning',
    path: `${oracle}/partitionings`,
    key: ['hostname', 'databaseName', 'pdb', 'owner', 'segmentName'],
    configuration: ['count'],
  },
  diskGroups: {
    page: '/oracle/diskgroups',
    path: `${oracle}/diskgroups`,
    key: ['hostname', 'diskGroupName'],
    configuration: ['totalSpace', names('databases')],
  },
}
