import {
  listGrantsOfDba,
  listOptions,
  listSchemas,
  listServices,
} from '@inventory-console/api-mocks/decoders/api/oracle-parts'
import { rowsOf } from '../../../platform/queries/rowsOf.ts'
import { databaseOverview, flattenRows } from './databaseOverview.ts'

export const grants = databaseOverview({
  name: 'GET /hosts/technologies/all/databases/grant-dba',
  decoder: listGrantsOfDba,
  file: 'oracleDbGrants',
  fetcher: ({ api }, request) => api.GET('/hosts/technologies/all/databases/grant-dba', request),
  rows: (body) => flattenRows(body, ({ oracleGrantDba }) => oracleGrantDba),
})

export const options = databaseOverview({
  name: 'GET /hosts/technologies/oracle/databases/option-list',
  decoder: listOptions,
  file: 'oracleOptions',
  fetcher: ({ api }, request) => api.GET('/hosts/technologies/oracle/databases/option-list', request),
  rows: (body) => flattenRows(body, ({ oracleDatabaseFeatureUsageStat }) => oracleDatabaseFeatureUsageStat),
})

export const services = databaseOverview({
  name: 'GET /hosts/technologies/oracle/databases/service-list',
  decoder: listServices,
  file: 'oracleServices',
  fetcher: ({ api }, request) => api.GET('/hosts/technologies/oracle/databases/service-list', request),
  rows: (body) => flattenRows(body, ({ oracleDatabaseService }) => oracleDatabaseService),
})

export const schemas = databaseOverview({
  name: 'GET /hosts/technologies/oracle/databases/schemas',
  decoder: listSchemas,
  file: 'oracleSchemas',
  // The server-side file contains the rows of databases but not those of their PDBs.
  id: 'withoutPdbs',
  fetcher: ({ api }, request) => api.GET('/hosts/technologies/oracle/databases/schemas', request),
  rows: rowsOf,
})
