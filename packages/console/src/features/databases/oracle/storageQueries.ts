import {
  listBackups,
  listDiskGroups,
  listPartitionings,
} from '@inventory-console/api-mocks/decoders/api/oracle-parts'
import { filteredList } from '../../../platform/queries/filteredList.ts'
import { rowsOf } from '../../../platform/queries/rowsOf.ts'
import { flattenRows } from './flattenRows.ts'

export const backups = filteredList({
  path: '/hosts/technologies/oracle/databases/backup-list',
  decoder: listBackups,
  file: 'oracleBackups',
  rows: (body) => flattenRows(body, ({ oracleDatabaseBackup }) => oracleDatabaseBackup),
})

export const partitionings = filteredList({
  path: '/hosts/technologies/oracle/databases/partitionings',
  decoder: listPartitionings,
  file: 'oraclePartitionings',
  rows: rowsOf,
})

export const diskGroups = filteredList({
  path: '/hosts/technologies/oracle/databases/diskgroups',
  decoder: listDiskGroups,
  file: 'oracleDiskGroups',
  rows: rowsOf,
})
