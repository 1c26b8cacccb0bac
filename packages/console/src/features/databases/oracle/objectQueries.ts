import {
  listGrantsOfDba,
  listOptions,
  listSchemas,
  listServices,
} from '@inventory-console/api-mocks/decoders/api/oracle-parts'
import { filteredList } from '../../../platform/queries/filteredList.ts'
import { rowsOf } from '../../../platform/queries/rowsOf.ts'
import { flattenRows } from './flattenRows.ts'

export const grants = filteredList({
  path: '/hosts/technologies/all/databases/grant-dba',
  decoder: listGrantsOfDba,
  file: 'oracleDbGrants',
  rows: (body) => flattenRows(body, ({ oracleGrantDba }) => oracleGrantDba),
})

export const options = filteredList({
  path: '/hosts/technologies/oracle/databases/option-list',
  decoder: listOptions,
  file: 'oracleOptions',
  rows: (body) => flattenRows(body, ({ oracleDatabaseFeatureUsageStat }) => oracleDatabaseFeatureUsageStat),
})

export const services = filteredList({
  path: '/hosts/technologies/oracle/databases/service-list',
  decoder: listServices,
  file: 'oracleServices',
  rows: (body) => flattenRows(body, ({ oracleDatabaseService }) => oracleDatabaseService),
})

export const schemas = filteredList({
  path: '/hosts/technologies/oracle/databases/schemas',
  decoder: listSchemas,
  file: 'oracleSchemas',
  // The server-side file contains the rows of databases but not those of their PDBs.
  id: 'withoutPdbs',
  rows: rowsOf,
})
