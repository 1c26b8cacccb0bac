import type { ReactNode } from 'react'
import type { RowAction } from '../data-table/body/rowAction.ts'
import type { Column } from '../data-table/columns/column.ts'
import type { ComparedState } from '../domain/comparison.ts'
import type { Gather } from '../lib/listTools.ts'
import type { ListView } from '../lib/listView.ts'
import type { ListState } from '../lib/state.ts'
import type { BulkActions } from './bulk/BulkPlace.tsx'
import type { ListArea } from './listArea.ts'
import type { ListCount } from './toolbar/ListCounts.tsx'
import type { ListViewProps } from './views/useListView.ts'

export interface ListProps<Row> extends ListViewProps {
  /** The catalogue with the list's words. */
  area: ListArea
  /** In place of the title that the area gives it. */
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
  /** How many rows are such, over the table; a click filters. A stable reference. Not for rows that come page by page. */
  counts?: readonly ListCount[] | undefined
}

export interface ListScreenProps<Row> extends Omit<ListProps<Row>, 'actions'> {
  /** A function gets the rows that are found, once there are any: what it offers is about them. */
  actions?: ReactNode | ((found: Found<Row>) => ReactNode)
  /** Figures and charts of the rows that are found, between the filters and the table. */
  above?: ((found: Found<Row>) => ReactNode) | undefined
  /** As high as that will be: the table stays where it is when the rows arrive. */
  aboveLoading?: ReactNode
  /**
   * Side information that can be closed: a right rail, below the table where there is no room beside it. A function gets the rows that the
   * search and the filters leave, in the state that the list is in.
   */
  aside?: ReactNode | ((found: ListState<Row>) => ReactNode)
  /** Of rows that come page by page: all of them, for a file and for paper. */
  gather?: Gather<Row> | undefined
}

/** What the search and the filters leave, and the way to narrow it further: click a bar to filter. */
export interface Found<Row> {
  rows: readonly Row[]
  filters: ListView['filters']
  setFilters: (filters: ListView['filters']) => void
}
