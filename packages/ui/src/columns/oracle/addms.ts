import type { OracleAddm } from '@inventory-console/api-mocks/contract'
import type { Column } from '../../data-table/columns/column.ts'

/** Most costly findings first. */
export const benefitColumn: Column<OracleAddm> = {
  id: 'benefit',
  kind: 'percent',
  width: 216,
  filter: 'range',
  sorted: 'descending',
}

export const findingColumns: readonly Column<OracleAddm>[] = [
  { id: 'finding', kind: 'text', width: 240, filter: 'oneOf' },
  { id: 'recommendation', kind: 'text', width: 184, filter: 'oneOf' },
  { id: 'action', kind: 'text', width: 480, filter: 'text' },
]

export const addmColumns: readonly Column<OracleAddm>[] = [benefitColumn, ...findingColumns]
