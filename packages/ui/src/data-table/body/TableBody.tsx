import { Fragment, use, useMemo } from 'react'
import { HighlightContext } from '../../lib/contexts.ts'
import { missingValue } from '../../lib/format.ts'
import { uniqueNames } from '../../lib/text.ts'
import type { ShownColumn } from '../columns/columnModel.ts'
import { allTerms, parseSearch } from '../engine/columnTerms.ts'
import { needleOf } from '../engine/fold.ts'
import type { GridPosition } from '../keyboard/useGridFocus.ts'
import type { DataTableModel } from '../useDataTable.tsx'
import { idOf } from './idOf.ts'
import { continuesGroup, rowAt, rowLinkOf } from './rowAt.ts'
import { columnClass } from './RowCell.tsx'
import { RowDetailPanel } from './RowDetailPanel.tsx'
import { TableRow, type BodyCell, type RowCallbacks } from './TableRow.tsx'
import { useFullValue } from './useFullValue.ts'
import { useRowKeys } from './useRowKeys.ts'

/** Indexes of the shown columns; `to` is exclusive. */
export interface ColumnRange {
  from: number
  to: number
}

interface TableBodyProps<Row> {
  table: DataTableModel<Row>
  /** Row indexes to render, relative to the current page. */
  rowIndexes: readonly number[]
  /** Columns to render besides the pinned ones; `null` for all. The focused and the expanded row render all. */
  columnsInView: ColumnRange | null
  rowCount: number
  rowHeight: number
  active: GridPosition
  headerRows: number
  /** Row index of the expanded row, or -1. */
  expandedIndex: number
  /** The id of the row that is marked. */
  revealed: string | null
  onDetailHeight: (height: number) => void
  callbacks: RowCallbacks<Row>
}

/** Renders the rows in the viewport. Spacer rows keep the scroll height correct. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { table, rowIndexes, columnsInView, rowCount, rowHeight } = props
  const { active, headerRows, expandedIndex, revealed, onDetailHeight, callbacks } = props
  const { model, counts, result, now, texts, detail } = table
  const fullValue = useFullValue(texts)
  const contextNeedle = use(HighlightContext)
  const rowKeys = useRowKeys(rowIndexes)
  const columns = useMemo(
    () =>
      model.visible.map((shown, columnIndex) => ({
        ...shown,
        index: model.orderedColumns.indexOf(shown.column),
        className: columnClass(model.visible, columnIndex),
      })),
    [model],
  )
  const { from = 0, to = columns.length } = columnsInView ?? {}
  const allCells = useMemo(() => cellsOf(columns, 0, columns.length), [columns])
  const cells = useMemo(() => cellsOf(columns, from, to), [columns, from, to])
  if (!result) return null
  const { search, parsed = parseSearch(search, []) } = result.query
  const needle = needleOf(allTerms(parsed)) || contextNeedle
  const before = Math.max(counts.from - 1, 0)
  const names = namesOf(before)
  const rowsBelow = rowCount - 1 - (rowIndexes.at(-1) ?? -1)

  function namesOf(before: number): readonly string[] {
    if (table.leading === 0 && table.trailing === 0) return []
    const namedRows = rowIndexes.map((rowIndex) => rowAt(table, rowIndex))
    const numbers = rowIndexes.map((rowIndex) => before + rowIndex + 1)
    return uniqueNames(numbers, table.columns.length, (position, index) => {
      const [row, column] = [namedRows[position], table.columns[index]]
      if (row === undefined || !column) return ''
      return fullValue(column, row, now) || (index === 0 ? missingValue : '')
    })
  }

  return (
    <tbody translate="no">
      {rowIndexes.map((rowIndex, position) => {
        const gapRows = rowIndex - (rowIndexes[position - 1] ?? -1) - 1
        const row = rowAt(table, rowIndex)
        return (
          <Fragment key={rowKeys[position]}>
            {gapRows > 0 && <SpacerRow height={gapRows * rowHeight} />}
            {row !== undefined && (
              <TableRow
                id={idOf(table, row)}
                name={names[position] ?? ''}
                row={row}
                columns={columns}
                cells={rowIndex === active.row || rowIndex === expandedIndex ? allCells : cells}
                rowIndex={rowIndex}
                ariaRow={headerRows + before + rowIndex + 1}
                active={active.row === rowIndex ? active.column : -1}
                continued={continuesGroup(table, rowIndex)}
                needle={needle}
                to={rowLinkOf(table, row)}
                now={now}
                texts={texts}
                selected={table.selection ? table.selection.selected.has(idOf(table, row)) : null}
                open={detail ? rowIndex === expandedIndex : null}
                revealed={revealed !== null && revealed === idOf(table, row)}
                hasMenu={table.trailing > 0}
                callbacks={callbacks}
              />
            )}
            {detail && row !== undefined && rowIndex === expandedIndex && (
              <RowDetailPanel
                name={names[position] ?? ''}
                span={table.leading + columns.length + 1 + table.trailing}
                onHeightChange={onDetailHeight}
              >
                {detail.render(row)}
              </RowDetailPanel>
            )}
          </Fragment>
        )
      })}
      {rowsBelow > 0 && <SpacerRow height={rowsBelow * rowHeight} />}
    </tbody>
  )
}

/** Cells of the pinned columns and of those in the range. A blank cell spans adjacent columns that are skipped. */
function cellsOf<Row>(columns: readonly ShownColumn<Row>[], from: number, to: number): readonly BodyCell[] {
  const cells: BodyCell[] = []
  columns.forEach(({ left }, columnIndex) => {
    const isRendered = left !== undefined || (columnIndex >= from && columnIndex < to)
    const last = cells.at(-1)
    if (!isRendered && last && last.blankSpan > 0) last.blankSpan += 1
    else cells.push({ columnIndex, blankSpan: isRendered ? 0 : 1 })
  })
  return cells
}

function SpacerRow({ height }: { height: number }) {
  return <tr aria-hidden style={{ height }} />
}
