import { useCallback, type ReactNode } from 'react'
import type { Column } from '../../data-table/columns/column.ts'
import { valueOr } from '../../lib/state.ts'
import type { FilteredRows } from '../../list-screen/listProps.ts'
import type { ListDefinition, ListPageProps } from '../defineList.tsx'
import { Overview, type Measure, type Sum } from './overview/Overview.tsx'

interface DatabaseListProps<Row> extends ListPageProps<Row> {
  definition: ListDefinition<Row>
  /** Default: those of the definition. */
  columns?: readonly Column<Row>[]
  measures: readonly Measure<Row>[]
  sums?: readonly Sum<Row>[]
  /** Additional summary cards. */
  cards?: ReactNode
}

const noRows: readonly never[] = []

/** A list of databases with a summary of the filtered rows. */
export function DatabaseList<Row>(props: DatabaseListProps<Row>) {
  const { definition, columns = definition.columns, measures, sums, cards, ...page } = props
  const { area, Screen } = definition
  const rows = valueOr(page.list, noRows)
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
  return <Screen {...page} columns={columns} summary={summary} />
}
