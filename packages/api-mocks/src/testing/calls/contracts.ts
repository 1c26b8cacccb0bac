import { contractsNow, replaceContracts } from '../../world/licenses/contracts/contracts.ts'
import type { World } from '../../world/world.ts'
import type { RequestOptions } from '../client.ts'
import { admin, makeReadOnly, requestOptions } from './requestOptions.ts'
import type { RequestSamples, SampleError } from './requestSamples.ts'
import { contractIds, oracleContract, oracleHost } from './sampleCompany.ts'

const all = '/api/hosts/technologies/all/databases'
const contracts = (make: string) => `/api/contracts/${make}/database`

const { oracle: oracleId, mysql: mysqlId, microsoft: sqlServerId } = contractIds
const unknownId = '0123456789abcdef01234567'

const oracleBody = {
  contractID: '5051863',
  csi: '21908765',
  licenseTypeID: 'A90611',
  count: 16,
  basket: true,
}
const mysqlBody = {
  type: 'HOST',
  contractID: '6051863',
  csi: '21908765',
  licenseTypeID: 'B64911',
  numberOfLicenses: 3,
}
const sqlServerBody = {
  type: 'HOST',
  contractID: 'MS-2024-11',
  licenseTypeID: 'DG7GMGF0FLR2-0002',
  licensesNumber: 8,
}

export function csv(content: string, field = 'file'): FormData {
  const form = new FormData()
  form.append(field, new File([content], 'contracts.csv', { type: 'text/csv' }))
  return form
}

const mysqlFile = 'Type,Contract Number,CSI,License Type,Number of Licenses,Location\nHOST,1,2,B64911,3,\n'

/** Reads whose response changes with a contract of this vendor. */
const bought = (make: string) => [
  contracts(make),
  `${all}/licenses-compliance`,
  '/chart/technologies/all/license-history',
]

/** The server rejects detaching a host from a contract with a date. */
function withoutDates(world: World): void {
  const undated = { supportExpiration: null, productOrderDate: null }
  replaceContracts(world, {
    oracle: contractsNow(world).oracle.map((contract) => ({ ...contract, ...undated })),
  })
}

const refusedWhenReadOnly: readonly (readonly [path: string, options: RequestOptions])[] = [
  [contracts('oracle'), requestOptions('POST', oracleBody)],
  [contracts('oracle'), requestOptions('PUT', { id: oracleId, ...oracleBody })],
  [`${contracts('oracle')}/${oracleId}`, requestOptions('DELETE')],
  [`${contracts('oracle')}/${oracleId}/hosts/${oracleHost}`, requestOptions('DELETE')],
  [contracts('microsoft'), requestOptions('POST', sqlServerBody)],
  [contracts('microsoft'), requestOptions('PUT', { id: sqlServerId, ...sqlServerBody })],
  [`${contracts('microsoft')}/${sqlServerId}`, requestOptions('DELETE')],
]

const ofContracts: SampleError[] = [
  [400, `${contracts('oracle')}?older-than=2025-10-30`, admin],
  [422, `${contracts('oracle')}?unlimited=maybe`, admin],
  [422, `${contracts('oracle')}?licenses-per-core-lte=2.5`, admin],
  ...['no JSON', { ...oracleBody, note: '' }, { ...oracleBody, count: 2.5 }].map((body): SampleError => [
    400,
    contracts('oracle'),
    requestOptions('POST', body),
  ]),
  [400, contracts('oracle'), requestOptions('POST', { ...oracleBody, id: unknownId })],
  [400, contracts('oracle'), requestOptions('POST', { ...oracleBody, basket: false, unlimited: true })],
  [400, contracts('oracle'), requestOptions('PUT', { ...oracleBody, id: oracleId, restricted: true })],
  [400, contracts('oracle'), requestOptions('PUT', { ...oracleBody, supportExpiration: '2026-12-31' })],
  [422, contracts('oracle'), requestOptions('PUT', { ...oracleBody, id: unknownId })],
  [500, contracts('oracle'), requestOptions('POST', { ...oracleBody, hosts: ['nobody'] })],
  [500, contracts('oracle'), requestOptions('PUT', { ...oracleBody, id: oracleId, licenseTypeID: 'X1' })],
  [404, `${contracts('oracle')}/${unknownId}`, requestOptions('DELETE')],
  [422, `${contracts('oracle')}/5051863`, requestOptions('DELETE')],
  [404, `${contracts('oracle')}/${unknownId}/hosts/${oracleHost}`, requestOptions('DELETE')],
  [422, `${contracts('oracle')}/x/hosts/${oracleHost}`, requestOptions('DELETE')],
  [500, `${contracts('oracle')}/${oracleId}/hosts/nobody`, requestOptions('DELETE')],
  [400, `${contracts('mysql')}?older-than=2025-10-30`, admin],
  [400, contracts('mysql'), requestOptions('POST', { ...mysqlBody, numberOfLicenses: 0 })],
  [400, contracts('mysql'), requestOptions('POST', { ...mysqlBody, type: 'host' })],
  [400, `${contracts('mysql')}/${mysqlId}`, requestOptions('PUT', { ...mysqlBody, id: unknownId })],
  [404, `${contracts('mysql')}/${unknownId}`, requestOptions('PUT', { ...mysqlBody, id: unknownId })],
  [422, `${contracts('mysql')}/x`, requestOptions('PUT', mysqlBody)],
  [404, `${contracts('mysql')}/${unknownId}`, requestOptions('DELETE')],
  [422, `${contracts('mysql')}/x`, requestOptions('DELETE')],
  [400, `${contracts('microsoft')}?older-than=2025-10-30`, admin],
  [400, contracts('microsoft'), requestOptions('POST', { ...sqlServerBody, csi: '1' })],
  [400, contracts('microsoft'), requestOptions('PUT', 'no JSON')],
  [422, contracts('microsoft'), requestOptions('POST', { ...sqlServerBody, licenseTypeID: 'X1' })],
  [422, contracts('microsoft'), requestOptions('PUT', { ...sqlServerBody, id: unknownId })],
  [500, contracts('microsoft'), requestOptions('POST', { ...sqlServerBody, hosts: ['nobody'] })],
  [
    500,
    contracts('microsoft'),
    requestOptions('PUT', { ...sqlServerBody, id: sqlServerId, hosts: ['nobody'] }),
  ],
  [404, `${contracts('microsoft')}/${unknownId}`, requestOptions('DELETE')],
  [422, `${contracts('microsoft')}/x`, requestOptions('DELETE')],
  [400, '/api/contracts/microsoft/sample', admin],
  [400, '/api/contracts/microsoft/upload', requestOptions('POST', csv(mysqlFile))],
  [400, '/api/contracts/mysql/upload', requestOptions('POST', csv(mysqlFile, 'other'))],
  [400, '/api/contracts/mysql/upload', requestOptions('POST', 'no form')],
  [422, '/api/contracts/oracle/upload', requestOptions('POST', csv('Type;Location\nHOST;Milan\n'))],
]

/** Example calls of Oracle, SQL Server and MySQL contracts and of their file uploads. */
export const contractCalls: RequestSamples = {
  valid: {
    'post api/contracts/oracle/database': {
      options: requestOptions('POST', oracleBody),
      changedReads: bought('oracle'),
    },
    'put api/contracts/oracle/database': {
      options: requestOptions('PUT', { ...oracleBody, id: oracleId }),
      changedReads: bought('oracle'),
    },
    'delete api/contracts/oracle/database/{id}': {
      params: { id: oracleId },
      options: requestOptions('DELETE'),
      changedReads: bought('oracle'),
    },
    'delete api/contracts/oracle/database/{id}/hosts/{hostname}': {
      params: { id: oracleId, hostname: oracleContract.hosts?.[0] ?? '' },
      options: requestOptions('DELETE'),
      prepare: withoutDates,
      changedReads: [contracts('oracle')],
    },
    'post api/contracts/mysql/database': {
      options: requestOptions('POST', mysqlBody),
      changedReads: bought('mysql'),
    },
    'put api/contracts/mysql/database/{id}': {
      params: { id: mysqlId },
      options: requestOptions('PUT', { ...mysqlBody, id: mysqlId }),
      changedReads: bought('mysql'),
    },
    'delete api/contracts/mysql/database/{id}': {
      params: { id: mysqlId },
      options: requestOptions('DELETE'),
      changedReads: bought('mysql'),
    },
    'post api/contracts/microsoft/database': {
      options: requestOptions('POST', sqlServerBody),
      changedReads: bought('microsoft'),
    },
    'put api/contracts/microsoft/database': {
      options: requestOptions('PUT', { ...sqlServerBody, id: sqlServerId }),
      changedReads: bought('microsoft'),
    },
    'delete api/contracts/microsoft/database/{id}': {
      params: { id: sqlServerId },
      options: requestOptions('DELETE'),
      changedReads: bought('microsoft'),
    },
    'post api/contracts/{type}/upload': {
      params: { type: 'mysql' },
      options: requestOptions('POST', csv(mysqlFile)),
      changedReads: bought('mysql'),
    },
    'get api/contracts/{type}/sample': { params: { type: 'oracle' } },
  },
  errors: [
    ...refusedWhenReadOnly.map(([path, options]): SampleError => [403, path, options, makeReadOnly]),
    ...ofContracts,
  ],
  reads: [
    contracts('oracle'),
    `${contracts('oracle')}?metrics=user&basket=true`,
    contracts('mysql'),
    contracts('microsoft'),
    '/api/contracts/sqlserver/sample',
  ],
}
