import type {
  SqlServerBackup,
  SqlServerDatabase,
  SqlServerSchema,
  SqlServerTablespace,
} from '../../../contract/wire.ts'
import { weights } from '../../../lib/random.ts'

export const systemDatabases = ['master', 'tempdb', 'model', 'msdb']

export const states = weights<SqlServerDatabase['status']>([
  [82, 'ONLINE'],
  [4, 'OFFLINE'],
  [3, 'RESTORING'],
  [2, 'RECOVERING'],
  [2, 'RECOVERY_PENDING'],
  [2, 'SUSPECT'],
  [1, 'EMERGENCY'],
  [2, 'COPYING'],
  [2, 'OFFLINE_SECONDARY'],
])

export const recoveryModels = weights<SqlServerDatabase['recoveryModel']>([
  [60, 'FULL'],
  [30, 'SIMPLE'],
  [10, 'BULK_LOGGED'],
])

export const fileStates = weights<SqlServerTablespace['status']>([
  [88, 'ONLINE'],
  [3, 'OFFLINE'],
  [2, 'RESTORING'],
  [2, 'RECOVERING'],
  [2, 'RECOVERY_PENDING'],
  [2, 'SUSPECT'],
  [1, 'DEFUNCT'],
])

export const backupTypes: readonly [SqlServerBackup['backupType'], ...SqlServerBackup['backupType'][]] = [
  'Database',
  'Log',
  'Differential database',
  'File or filegroup',
  'Differential file',
  'Partial',
  'Differential partial',
]

export const allocationTypes: readonly SqlServerSchema['allocationType'][] = [
  'Clustered Index Data',
  'Non Clustered Index Data',
  'Table Data',
  'LOB data',
]
