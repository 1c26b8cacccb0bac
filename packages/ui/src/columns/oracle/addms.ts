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

const finding: Column<OracleAddm> = { id: 'finding', kind: 'text', width: 240, filter: 'oneOf' }
const adviceColumns: readonly Column<OracleAddm>[] = [
  { id: 'recommendation', kind: 'text', width: 184, filter: 'oneOf' },
  { id: 'action', kind: 'text', width: 480, filter: 'text' },
]

export const findingColumns: readonly Column<OracleAddm>[] = [finding, ...adviceColumns]

/** Columns in a database, where the finding identifies the row. */
export const addmColumns: readonly Column<OracleAddm>[] = [finding, benefitColumn, ...adviceColumns]
