import type { OracleFeatureUsageStat } from '@inventory-console/api-mocks/contract'
import type { Column } from '../../data-table/columns/column.ts'

export const optionColumns: readonly Column<OracleFeatureUsageStat>[] = [
  { id: 'product', kind: 'text', filter: 'oneOf' },
  { id: 'feature', kind: 'text', filter: 'oneOf' },
  { id: 'currentlyUsed', kind: 'boolean', filter: 'yesNo' },
  { id: 'detectedUsages', kind: 'number', filter: 'range', sorted: 'descending' },
  { id: 'lastUsageDate', kind: 'date', hidden: true, filter: 'days' },
  { id: 'firstUsageDate', kind: 'date', hidden: true, filter: 'days' },
  { id: 'extraFeatureInfo', kind: 'text', hidden: true, filter: 'oneOf' },
]
