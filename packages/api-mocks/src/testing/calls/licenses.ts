import { sampleLocations } from '../../world/company/sampleLocations.ts'
import { at } from '../atLocations.ts'
import type { RequestOptions } from '../client.ts'
import { admin, makeReadOnly, requestOptions } from './requestOptions.ts'
import type { RequestSamples, SampleError } from './requestSamples.ts'
import { licensed, oracleHost } from './sampleCompany.ts'

const [first, second] = sampleLocations

const allPath = '/api/hosts/technologies/all/databases'

/** Reads that omit an ignored license or mark it as ignored. */
const ofUse = [
  `${allPath}/licenses-used`,
  `${allPath}/licenses-used-per-host`,
  `${allPath}/licenses-compliance`,
  '/api/hosts/{hostname}/technologies/all/databases/licenses-used',
  '/api/hosts/{hostname}',
]
/** Compliance counts ignored licenses of SQL Server and MySQL. */
const ofCountedUse = ofUse.filter((path) => !path.endsWith('licenses-compliance'))
const { microsoft, mysql } = licensed
const ignored = {
  oracle: ofOracle(licensed.oracle),
  microsoft: `/api/hosts/${microsoft.hostname}/technologies/microsoft/databases/${microsoft.dbName}/ignored`,
  mysql: `/api/hosts/${mysql.hostname}/technologies/mysql/databases/${mysql.dbName}/ignored`,
}

interface OracleLicense {
  hostname: string
  dbName: string
  licenseTypeID: string
}

function ofOracle({ hostname, dbName, licenseTypeID }: OracleLicense): string {
  return `/api/hosts/${hostname}/technologies/oracle/databases/${dbName}/licenses/${licenseTypeID}/ignored`
}

const types = '/api/settings/oracle/database/license-types'
const newType = {
  id: 'L99999',
  itemDescription: 'Oracle Test Pack',
  metric: 'Processor Perpetual',
  cost: 1250.5,
  aliases: ['Test Pack'],
  option: true,
}
const changedType = { ...newType, id: 'A90611', option: false }

const refusedWhenReadOnly: readonly (readonly [path: string, options: RequestOptions])[] = [
  ...Object.values(ignored).map((path) => [`${path}/true`, requestOptions('PUT')] as const),
  ['/api/licenses/ignore', requestOptions('POST', [])],
  [types, requestOptions('POST', newType)],
  [`${types}/${changedType.id}`, requestOptions('PUT', changedType)],
  [`${types}/${changedType.id}`, requestOptions('DELETE')],
]

const ofTypes: SampleError[] = [
  [400, types, requestOptions('POST', { ...newType, note: 'unknown key' })],
  [400, types, requestOptions('POST', { ...newType, cost: '1250' })],
  [500, types, requestOptions('POST', changedType)],
  [500, `${types}/${changedType.id}`, requestOptions('PUT', newType)],
  [400, `${types}/${changedType.id}`, requestOptions('PUT', 'no JSON')],
  [500, `${types}/${newType.id}`, requestOptions('PUT', newType)],
  [404, `${types}/${newType.id}`, requestOptions('DELETE')],
]

const ofIgnored: SampleError[] = [
  ...Object.values(ignored).flatMap((path): SampleError[] => [
    [400, `${path}/true`, requestOptions('PUT', { comment: 'unknown key' })],
    [400, `${path}/true`, requestOptions('PUT', 'no JSON')],
    [422, `${path}/maybe`, requestOptions('PUT')],
  ]),
  [500, `${ofOracle({ ...licensed.oracle, licenseTypeID: 'X1' })}/true`, requestOptions('PUT')],
  [500, `${ofOracle({ ...licensed.oracle, hostname: 'nobody' })}/true`, requestOptions('PUT')],
  [500, `${ignored.microsoft.replace(microsoft.dbName, 'OTHER')}/true`, requestOptions('PUT')],
  [500, `${ignored.mysql.replace(mysql.dbName, 'other')}/true`, requestOptions('PUT')],
  [400, '/api/licenses/ignore', requestOptions('POST', {})],
  [400, '/api/licenses/ignore', requestOptions('POST', [{ host: 'unknown key' }])],
]

/** Example calls of licenses, compliance and their history. */
export const licenseCalls: RequestSamples = {
  valid: {
    'get api/hosts/{hostname}/technologies/all/databases/licenses-used': {
      params: { hostname: oracleHost },
    },
    'put api/hosts/{hostname}/technologies/oracle/databases/{database}/licenses/{licenseID}/ignored/{status}':
      {
        params: {
          hostname: licensed.oracle.hostname,
          database: licensed.oracle.dbName,
          licenseID: licensed.oracle.licenseTypeID,
          status: 'true',
        },
        options: requestOptions('PUT', { ignoredComment: 'test system' }),
        changedReads: ofUse,
      },
    'put api/hosts/{hostname}/technologies/microsoft/databases/{database}/ignored/{status}': {
      params: { hostname: microsoft.hostname, database: microsoft.dbName, status: '1' },
      options: requestOptions('PUT'),
      changedReads: ofCountedUse,
    },
    'put api/hosts/{hostname}/technologies/mysql/databases/{database}/ignored/{status}': {
      params: { hostname: mysql.hostname, database: mysql.dbName, status: 'F' },
      options: requestOptions('PUT', {}),
      changedReads: ofCountedUse,
    },
    'post api/licenses/ignore': {
      params: { hostname: licensed.oracle.hostname },
      changedReads: ofUse,
      options: requestOptions('POST', [
        {
          technology: 'Oracle/Database',
          hostname: licensed.oracle.hostname,
          databaseName: licensed.oracle.dbName,
          licenseTypeID: licensed.oracle.licenseTypeID,
          ignored: true,
          ignoredComment: 'test system',
        },
        { technology: 'Oracle/MySQL', hostname: 'nobody', databaseName: 'x', licenseTypeID: 'B64911' },
      ]),
    },
    'post api/settings/oracle/database/license-types': {
      options: requestOptions('POST', newType),
      changedReads: [types],
    },
    'put api/settings/oracle/database/license-types/{id}': {
      params: { id: changedType.id },
      options: requestOptions('PUT', changedType),
      changedReads: [
        types,
        `${allPath}/licenses-used`,
        `${allPath}/licenses-compliance`,
        '/api/contracts/oracle/database',
      ],
    },
    'delete api/settings/oracle/database/license-types/{id}': {
      params: { id: changedType.id },
      options: requestOptions('DELETE'),
      changedReads: [
        types,
        `${allPath}/licenses-used`,
        `${allPath}/licenses-compliance`,
        '/api/contracts/oracle/database',
      ],
    },
    'get chart/technologies/oracle/database': { query: '?metric=version' },
    'get chart/technologies/changes': { query: '?from=2025-12-24T12:00:00Z' },
  },
  errors: [
    [400, `${allPath}/licenses-used?older-than=2025-10-30`, admin],
    [400, `/api/hosts/${oracleHost}/technologies/all/databases/licenses-used?older-than=x`, admin],
    [400, `${allPath}/licenses-used-per-host?older-than=2025-10-30`, admin],
    [400, `${allPath}/licenses-used-per-cluster?older-than=2025-10-30`, admin],
    [422, `${allPath}/licenses-used-cluster-veritas?older-than=2025-10-30`, admin],
    [400, `${allPath}/licenses-compliance?older-than=2025-10-30`, admin],
    ...refusedWhenReadOnly.map(([path, options]): SampleError => [403, path, options, makeReadOnly]),
    ...ofIgnored,
    ...ofTypes,
    [400, '/chart/technologies/all/license-history?start=2025-10-30', admin],
    [422, '/chart/technologies/oracle/database?metric=size', admin],
    [422, '/chart/technologies/oracle/database', admin],
    [422, '/chart/technologies/changes', admin],
    [422, '/chart/technologies/types?older-than=2025-10-30', admin],
  ],
  reads: [
    '/api/settings/oracle/database/license-types',
    '/api/settings/mysql/database/license-types',
    '/api/settings/microsoft/database/license-types',
    `${allPath}/licenses-used`,
    `${allPath}/licenses-used?older-than=2025-12-24T12:00:00%2B01:00&environment=PROD`,
    `${allPath}/licenses-used-per-host?${at(first, second)}`,
    `${allPath}/licenses-used-per-cluster`,
    `${allPath}/licenses-used-cluster-veritas`,
    `${allPath}/licenses-compliance`,
    `/api/hosts/${oracleHost}/technologies/all/databases/licenses-used`,
    '/chart/technologies/all/license-history',
    '/chart/technologies/all/license-history?start=2026-01-01T00:00:00Z&end=2026-02-01T00:00:00Z',
    '/chart/settings/technologies-metrics',
    '/chart/technologies/oracle/database?metric=version',
    '/chart/technologies/oracle/database?metric=work&environment=PROD',
    '/chart/technologies/changes?from=2025-12-24T12:00:00Z',
    '/chart/technologies/types',
  ],
}
