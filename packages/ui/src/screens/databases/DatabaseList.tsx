import { useCallback, type ReactNode } from 'react'
import type { Column } from '../../data-table/columns/column.ts'
import type { Peek } from '../../data-table/peek/RowPeek.tsx'
import { type ListState, valueOr } from '../../lib/state.ts'
import type { FilteredRows, ListArea } from '../../list-screen/listProps.ts'
import { ListScreen } from '../../list-screen/ListScreen.tsx'
import type { ListViewProps } from '../../list-screen/views/useControlledView.ts'
import { Overview, type Measure, type Sum } from './overview/Overview.tsx'

export interface DatabaseScreenProps<Row> extends ListViewProps {
  list: ListState<Row>
  onRefresh?: (() => void) | undefined
  actions?: ReactNode
}

interface DatabaseListProps<Row> extends DatabaseScreenProps<Row> {
  area: ListArea
  columns: readonly Column<Row>[]
  rowId: (row: Row) => string
  peek: Peek
  measures: readonly Measure<Row>[]
  sums?: readonly Sum<Row>[]
  /** Additional summary cards. */
  cards?: ReactNode
}

const noRows: readonly never[] = []

/** A list of databases with a summary of the filtered rows. */
export function DatabaseList<Row>(props: DatabaseListProps<Row>) {
  const { measures, sums, cards, ...list } = props
  const { area, columns } = list
  const rows = valueOr(list.list, noRows)
  const summary = useCallback(
    (filtered: FilteredRows<Row> | null) => (
      <Overview
        area={area}
        columns={columns}
        filtered={filtered}
        rows={rows}
        measures={measures}
        {...(sums ? { sums } : {})}
      >
        {cards}
      </Overview>
    ),
    [area, columns, rows, measures, sums, cards],
  )
  return <ListScreen {...list} summary={summary} />
}
