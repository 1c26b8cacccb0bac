import type { ReactNode } from 'react'
import type { RowAction } from '../data-table/body/rows.ts'
import type { Column } from '../data-table/columns/column.ts'
import type { Reveal } from '../data-table/keyboard/useReveal.ts'
import type { Peek } from '../data-table/peek/RowPeek.tsx'
import type { ComparedState } from '../domain/comparison.ts'
import type { FetchAllRows } from '../lib/listTools.ts'
import type { ListView } from '../lib/listView.ts'
import type { BulkActions } from './bulk/BulkActionBar.tsx'
import type { ListCount } from './toolbar/QuickFilters.tsx'
import type { ListArea } from './useListTexts.ts'
import type { ListViewProps } from './views/useListView.ts'

export interface ListProps<Row> extends ListViewProps {
  /** Catalogue path of the list's texts. */
  area: ListArea
  /** Overrides the title of the area, shown in the toolbar. */
  title?: string | undefined
  /** Must be referentially stable. The first column names the row. */
  columns: readonly Column<Row>[]
  list: ComparedState<Row>
  rowId: (row: Row) => string
  /** Link of a row. Defaults to that of the first column. */
  rowTo?: ((row: Row) => string | null) | undefined
  onRefresh?: (() => void) | undefined
  /** At most one. */
  primaryAction?: ReactNode
  actions?: ReactNode
  /** Adds a menu at the end of each row. */
  rowActions?: ((row: Row) => readonly RowAction[]) | undefined
  /** Adds bulk actions and makes rows selectable. */
  bulkActions?: BulkActions<Row> | undefined
  /** Adds an expandable detail below each row. */
  detail?: ((row: Row) => ReactNode) | undefined
  /** Replaces the text of an empty list, also if search or filters narrow it. */
  empty?: { title: string; text: string } | undefined
  /** Quick filters with row counts. Must be referentially stable. With server-side pagination each needs its `value`. */
  counts?: readonly ListCount[] | undefined
}

export interface ListScreenProps<Row> extends Omit<ListProps<Row>, 'actions'> {
  /** The function form receives the matching rows once loaded. */
  actions?: ReactNode | ((filteredRows: FilteredRows<Row>) => ReactNode)
  /**
   * Content of the summary rail, which moves below the table in a narrow viewport. The function form
   * receives the matching rows, or null while they load.
   */
  summary?: ReactNode | ((filteredRows: FilteredRows<Row> | null) => ReactNode)
  /** Sums of the matching rows, shown after the row count; null shows nothing. */
  total?: ((rows: readonly Row[]) => string | null) | undefined
  /** Replaces the label of the search. */
  searchLabel?: string | undefined
  /** Replaces the number of rows in the toolbar. */
  countLabel?: string | undefined
  note?: ReactNode
  /** Row to scroll to and mark, such as one just saved. */
  reveal?: Reveal | null | undefined
  /** Facts of the side peek, by column id. Without it rows have no peek. */
  peek?: Peek<Row> | undefined
  /** The view belongs to no list that can be saved, such as a comparison. */
  withoutSavedViews?: boolean | undefined
  /** Fetches all rows for export and print under server-side pagination. */
  fetchAllRows?: FetchAllRows<Row> | undefined
}

/** The rows that match search and filters, with a setter to filter further. */
export interface FilteredRows<Row> {
  rows: readonly Row[]
  filters: ListView['filters']
  setFilters: (filters: ListView['filters']) => void
}
