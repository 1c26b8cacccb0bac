import {
  listBackups,
  listDiskGroups,
  listPartitionings,
} from '@inventory-console/api-mocks/decoders/api/oracle-parts'
import { rowsOf } from '../../../platform/queries/rowsOf.ts'
import { tablespacesCall } from '../../../platform/queries/tablespaces.ts'
import { overview, parts } from './overview.ts'

export const tablespaces = overview({
  ...tablespacesCall,
  file: 'oracleTablespaces',
  rows: rowsOf,
})

export const backups = overview({
  name: 'GET /hosts/technologies/oracle/databases/backup-list',
  decoder: listBackups,
  file: 'oracleBackups',
  fetcher: ({ api }, asked) => api.GET('/hosts/technologies/oracle/databases/backup-list', asked),
  rows: (body) => parts(body, ({ oracleDatabaseBackup }) => oracleDatabaseBackup),
})

export const partitionings = overview({
  name: 'GET /hosts/technologies/oracle/databases/partitionings',
  decoder: listPartitionings,
  file: 'oraclePartitionings',
  fetcher: ({ api }, asked) => api.GET('/hosts/technologies/oracle/databases/partitionings', asked),
  rows: rowsOf,
})

export const diskGroups = overview({
  name: 'GET /hosts/technologies/oracle/databases/diskgroups',
  decoder: listDiskGroups,
  file: 'oracleDiskGroups',
  fetcher: ({ api }, asked) => api.GET('/hosts/technologies/oracle/databases/diskgroups', asked),
  rows: rowsOf,
})
