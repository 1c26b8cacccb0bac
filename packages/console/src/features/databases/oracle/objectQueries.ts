import {
  listGrantsOfDba,
  listOptions,
  listSchemas,
  listServices,
} from '@inventory-console/api-mocks/decoders/api/oracle-parts'
import { rowsOf } from '../../../platform/queries/rowsOf.ts'
import { overview, parts } from './overview.ts'

export const grants = overview({
  name: 'GET /hosts/technologies/all/databases/grant-dba',
  decoder: listGrantsOfDba,
  file: 'oracleDbGrants',
  fetcher: ({ api }, asked) => api.GET('/hosts/technologies/all/databases/grant-dba', asked),
  rows: (body) => parts(body, ({ oracleGrantDba }) => oracleGrantDba),
})

export const options = overview({
  name: 'GET /hosts/technologies/oracle/databases/option-list',
  decoder: listOptions,
  file: 'oracleOptions',
  fetcher: ({ api }, asked) => api.GET('/hosts/technologies/oracle/databases/option-list', asked),
  rows: (body) => parts(body, ({ oracleDatabaseFeatureUsageStat }) => oracleDatabaseFeatureUsageStat),
})

export const services = overview({
  name: 'GET /hosts/technologies/oracle/databases/service-list',
  decoder: listServices,
  file: 'oracleServices',
  fetcher: ({ api }, asked) => api.GET('/hosts/technologies/oracle/databases/service-list', asked),
  rows: (body) => parts(body, ({ oracleDatabaseService }) => oracleDatabaseService),
})

export const schemas = overview({
  name: 'GET /hosts/technologies/oracle/databases/schemas',
  decoder: listSchemas,
  file: 'oracleSchemas',
  // The server-side file contains the rows of databases but not those of their PDBs.
  id: 'withoutPdbs',
  fetcher: ({ api }, asked) => api.GET('/hosts/technologies/oracle/databases/schemas', asked),
  rows: rowsOf,
})
