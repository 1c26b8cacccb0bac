import { Fragment, use, useMemo } from 'react'
import { MarkedContext } from '../../lib/marked.ts'
import { uniqueNames } from '../../lib/uniqueNames.ts'
import { nothing } from '../../lib/values/format.ts'
import { allTerms, parseSearch } from '../engine/columnTerms.ts'
import { needleOf } from '../engine/fold.ts'
import type { GridPlace } from '../keyboard/useGridFocus.ts'
import type { DataTableModel } from '../useDataTable.tsx'
import { idOf } from './idOf.ts'
import { continuesGroup, placedRow, toOf } from './placedRow.ts'
import { RowDetailPanel } from './RowDetailPanel.tsx'
import { TableRow, type RowDoings } from './TableRow.tsx'
import { useFullValue } from './useFullValue.ts'
import { useSlots } from './useSlots.ts'

interface TableBodyProps<Row> {
  table: DataTableModel<Row>
  /** Row indexes to render, relative to the current page. */
  places: readonly number[]
  /** Number of leading columns to render. The focused and the expanded row render all. */
  drawnColumns: number
  rows: number
  rowHeight: number
  active: GridPlace
  headRows: number
  /** Row index of the expanded row, or -1. */
  openPlace: number
  /** The id of the row that is marked. */
  revealed: string | null
  onDetailHeight: (height: number) => void
  doings: RowDoings<Row>
}

/** Renders the rows in the viewport. Spacer rows keep the scroll height correct. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { table, places, drawnColumns, rows, rowHeight } = props
  const { active, headRows, openPlace, revealed, onDetailHeight, doings } = props
  const { model, counts, selected, now, texts, detail } = table
  const fullValue = useFullValue(texts)
  const around = use(MarkedContext)
  const slots = useSlots(places)
  const columns = useMemo(
    () => model.shown.map((shown) => ({ ...shown, index: model.arranged.indexOf(shown.column) })),
    [model],
  )
  const drawn = useMemo(() => columns.slice(0, drawnColumns), [columns, drawnColumns])
  if (!selected) return null
  const { search, parsed = parseSearch(search, []) } = selected.query
  const needle = needleOf(allTerms(parsed)) || around
  const before = Math.max(counts.from - 1, 0)
  const names = namesOf(before)
  const below = rows - 1 - (places.at(-1) ?? -1)

  function namesOf(before: number): readonly string[] {
    if (table.lead === 0 && table.tail === 0) return []
    const named = places.map((place) => placedRow(table, place))
    const numbers = places.map((place) => before + place + 1)
    return uniqueNames(numbers, table.columns.length, (at, index) => {
      const [row, column] = [named[at], table.columns[index]]
      if (row === undefined || !column) return ''
      return fullValue(column, row, now) || (index === 0 ? nothing : '')
    })
  }

  return (
    <tbody translate="no">
      {places.map((place, at) => {
        const left = place - (places[at - 1] ?? -1) - 1
        const row = placedRow(table, place)
        return (
          <Fragment key={slots[at]}>
            {left > 0 && <Gap height={left * rowHeight} />}
            {row !== undefined && (
              <TableRow
                id={idOf(table, row)}
                name={names[at] ?? ''}
                row={row}
                columns={place === active.row || place === openPlace ? columns : drawn}
                columnCount={columns.length}
                place={place}
                ariaRow={headRows + before + place + 1}
                active={active.row === place ? active.column : -1}
                continued={continuesGroup(table, place)}
                needle={needle}
                to={toOf(table, row)}
                now={now}
                texts={texts}
                selected={table.selection ? table.selection.selected.has(idOf(table, row)) : null}
                open={detail ? place === openPlace : null}
                revealed={revealed !== null && revealed === idOf(table, row)}
                hasMenu={table.tail > 0}
                doings={doings}
              />
            )}
            {detail && row !== undefined && place === openPlace && (
              <RowDetailPanel
                name={names[at] ?? ''}
                span={table.lead + columns.length + table.tail}
                onHeight={onDetailHeight}
              >
                {detail.render(row)}
              </RowDetailPanel>
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
