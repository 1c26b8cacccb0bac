import { rowAt } from '../body/rowAt.ts'
import type { Column } from '../columns/column.ts'
import type { DataTableModel } from '../useDataTable.tsx'

export interface FoundCell<Row> {
  element: HTMLElement
  column: Column<Row>
  row: Row
}

/** The row that an event came from. */
export function rowOf<Row>(table: DataTableModel<Row>, target: Element): Row | undefined {
  const rowIndex = target.closest('[data-row-index]')?.getAttribute('data-row-index')
  return typeof rowIndex === 'string' ? rowAt(table, Number(rowIndex)) : undefined
}

/** The body cell that an event came from. */
export function cellAt<Row>(table: DataTableModel<Row>, target: EventTarget | null): FoundCell<Row> | null {
  const element = target instanceof Element ? target.closest('tbody [data-cell]') : null
  if (!(element instanceof HTMLElement)) return null
  const [rowIndex = -1, columnIndex = -1] = (element.dataset['cell'] ?? '').split(':').map(Number)
  const column = table.model.visible[columnIndex - table.leading]?.column
  const row = rowAt(table, rowIndex)
  return column && row !== undefined ? { element, column, row } : null
}
