import type { OracleFeatureUsageStat } from '@inventory-console/api-mocks/contract'
import type { Column } from '../data-table/columns/column.ts'

export const optionColumns: readonly Column<OracleFeatureUsageStat>[] = [
  { id: 'firstUsageDate', kind: 'date', filter: 'days' },
  { id: 'lastUsageDate', kind: 'date', filter: 'days' },
  { id: 'detectedUsages', kind: 'number', width: 128, filter: 'range' },
  { id: 'product', kind: 'text', width: 200, filter: 'oneOf' },
  { id: 'currentlyUsed', kind: 'boolean', width: 136, filter: 'yesNo' },
  { id: 'extraFeatureInfo', kind: 'text', width: 200, filter: 'oneOf' },
  { id: 'feature', kind: 'text', width: 240, filter: 'oneOf' },
]
