import type { OracleBackup } from '@inventory-console/api-mocks/contract'
import type { Column } from '../../data-table/columns/column.ts'

export const backupColumns: readonly Column<OracleBackup>[] = [
  { id: 'weekDays', kind: 'list', width: 220, filter: 'oneOf' },
  { id: 'hour', kind: 'text', width: 96, filter: 'oneOf' },
  { id: 'backupType', kind: 'text', width: 136, filter: 'oneOf' },
  { id: 'avgBckSize', kind: 'number', width: 136, filter: 'range' },
  { id: 'retention', kind: 'text', width: 136, filter: 'oneOf' },
]
