import { bare, overview, parts } from './overview.ts'

export const tablespaces = overview({
  name: 'GET /hosts/technologies/oracle/databases/tablespaces',
  file: 'oracleTablespaces',
  fetcher: ({ api }, asked) => api.GET('/hosts/technologies/oracle/databases/tablespaces', asked),
  rows: bare,
})

export const backups = overview({
  name: 'GET /hosts/technologies/oracle/databases/backup-list',
  file: 'oracleBackups',
  fetcher: ({ api }, asked) => api.GET('/hosts/technologies/oracle/databases/backup-list', asked),
  rows: (body) => parts(body, ({ oracleDatabaseBackup }) => oracleDatabaseBackup),
})

export const partitionings = overview({
  name: 'GET /hosts/technologies/oracle/databases/partitionings',
  file: 'oraclePartitionings',
  fetcher: ({ api }, asked) => api.GET('/hosts/technologies/oracle/databases/partitionings', asked),
  rows: bare,
})

export const diskGroups = overview({
  name: 'GET /hosts/technologies/oracle/databases/diskgroups',
  file: 'oracleDiskGroups',
  fetcher: ({ api }, asked) => api.GET('/hosts/technologies/oracle/databases/diskgroups', asked),
  rows: bare,
})
