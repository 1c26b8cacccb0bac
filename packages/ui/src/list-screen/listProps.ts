import type { ReactNode } from 'react'
import type { RowAction } from '../data-table/body/rowAction.ts'
import type { Column } from '../data-table/columns/column.ts'
import type { ComparedState } from '../domain/comparison.ts'
import type { Gather } from '../lib/listTools.ts'
import type { ListView } from '../lib/listView.ts'
import type { BulkActions } from './bulk/BulkPlace.tsx'
import type { ListArea } from './listArea.ts'
import type { ListCount } from './toolbar/QuickFilters.tsx'
import type { ListViewProps } from './views/useListView.ts'

export interface ListProps<Row> extends ListViewProps {
  /** The catalogue with the list's words. */
  area: ListArea
  /** Replaces the title of the area; shown in the toolbar. */
  title?: string | undefined
  /** A stable reference. The first column names the row. */
  columns: readonly Column<Row>[]
  list: ComparedState<Row>
  rowId: (row: Row) => string
  /** Where a click on a row leads; the first column's link by default. */
  rowTo?: ((row: Row) => string | null) | undefined
  onRefresh?: (() => void) | undefined
  /** At most one. */
  primaryAction?: ReactNode
  actions?: ReactNode
  /** What can be done with one row: a menu at its end. */
  rowActions?: ((row: Row) => readonly RowAction[]) | undefined
  /** What can be done with several: rows can then be selected. */
  bulkActions?: BulkActions<Row> | undefined
  /** What opens below a row. */
  detail?: ((row: Row) => ReactNode) | undefined
  /** Filters at hand with the number of rows they keep. A stable reference. Not for rows that come page by page. */
  counts?: readonly ListCount[] | undefined
}

export interface ListScreenProps<Row> extends Omit<ListProps<Row>, 'actions'> {
  /** A function gets the rows that are found, once there are any: what it offers is about them. */
  actions?: ReactNode | ((found: Found<Row>) => ReactNode)
  /**
   * Figures, facets and charts of the list in its right rail, below the table where there is no room beside it. A function
   * gets the rows that the search and the filters keep, or null while they load.
   */
  summary?: ReactNode | ((found: Found<Row> | null) => ReactNode)
  /** A note about the list, shown in the footer line. */
  note?: ReactNode
  /** Of rows that come page by page: all of them, for a file and for paper. */
  gather?: Gather<Row> | undefined
}

/** The rows that the search and the filters keep, and the way to filter further. */
export interface Found<Row> {
  rows: readonly Row[]
  filters: ListView['filters']
  setFilters: (filters: ListView['filters']) => void
}
