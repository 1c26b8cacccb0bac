import { Fragment, useMemo } from 'react'
import { fold } from './engine/fold.ts'
import { idOf, placedRow, toOf } from './placedRow.ts'
import { TableRow } from './TableRow.tsx'
import type { ColumnTexts } from './useColumnTexts.ts'
import type { DataTableModel } from './useDataTable.tsx'
import type { GridPlace } from './useGridFocus.ts'

interface TableBodyProps<Row> {
  table: DataTableModel<Row>
  texts: ColumnTexts
  /** The rows to draw, counted from the first of the page that is shown. */
  places: readonly number[]
  rows: number
  rowHeight: number
  active: GridPlace
  headRows: number
}

/** The rows in sight. Empty rows as high as what is left out keep the scroll bar true. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { table, texts, places, rows, rowHeight, active, headRows } = props
  const { model, counts, selected, now } = table
  const columns = useMemo(
    () => model.shown.map(({ column }) => ({ column, index: table.columns.indexOf(column) })),
    [model, table.columns],
  )
  if (!selected) return null
  const needle = fold(selected.query.search)
  const offset = Math.max(counts.from - 1, 0)
  const below = rows - 1 - (places.at(-1) ?? -1)

  return (
    <tbody>
      {places.map((place, at) => {
        const left = place - (places[at - 1] ?? -1) - 1
        const row = placedRow(table, place)
        return (
          <Fragment key={place}>
            {left > 0 && <Gap height={left * rowHeight} />}
            {row !== undefined && (
              <TableRow
                row={row}
                columns={columns}
                place={place}
                ariaRow={headRows + offset + place + 1}
                active={active.row === place ? active.column : -1}
                needle={needle.trim() === '' ? '' : needle}
                to={toOf(table, row)}
                now={now}
                texts={texts}
                selected={table.selection ? table.selection.selected.has(idOf(table, row)) : null}
              />
            )}
          </Fragment>
        )
      })}
      {below > 0 && <Gap height={below * rowHeight} />}
    </tbody>
  )
}

function Gap({ height }: { height: number }) {
  return <tr aria-hidden style={{ height }} />
}
