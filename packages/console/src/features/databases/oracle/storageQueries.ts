import {
  listBackups,
  listDiskGroups,
  listPartitionings,
} from '@inventory-console/api-mocks/decoders/api/oracle-parts'
import { rowsOf } from '../../../platform/queries/rowsOf.ts'
import { tablespacesOperation } from '../../../platform/queries/tablespaces.ts'
import { databaseOverview, flattenRows } from './databaseOverview.ts'

export const tablespaces = databaseOverview({
  ...tablespacesOperation,
  file: 'oracleTablespaces',
  rows: rowsOf,
})

export const backups = databaseOverview({
  name: 'GET /hosts/technologies/oracle/databases/backup-list',
  decoder: listBackups,
  file: 'oracleBackups',
  fetcher: ({ api }, request) => api.GET('/hosts/technologies/oracle/databases/backup-list', request),
  rows: (body) => flattenRows(body, ({ oracleDatabaseBackup }) => oracleDatabaseBackup),
})

export const partitionings = databaseOverview({
  name: 'GET /hosts/technologies/oracle/databases/partitionings',
  decoder: listPartitionings,
  file: 'oraclePartitionings',
  fetcher: ({ api }, request) => api.GET('/hosts/technologies/oracle/databases/partitionings', request),
  rows: rowsOf,
})

export const diskGroups = databaseOverview({
  name: 'GET /hosts/technologies/oracle/databases/diskgroups',
  decoder: listDiskGroups,
  file: 'oracleDiskGroups',
  fetcher: ({ api }, request) => api.GET('/hosts/technologies/oracle/databases/diskgroups', request),
  rows: rowsOf,
})
