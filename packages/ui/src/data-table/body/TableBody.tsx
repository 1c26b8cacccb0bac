import { Fragment, use, useMemo } from 'react'
import { HighlightContext } from '../../lib/highlightContext.ts'
import { uniqueNames } from '../../lib/uniqueNames.ts'
import { missingValue } from '../../lib/values/format.ts'
import { allTerms, parseSearch } from '../engine/columnTerms.ts'
import { needleOf } from '../engine/fold.ts'
import type { GridPosition } from '../keyboard/useGridFocus.ts'
import type { DataTableModel } from '../useDataTable.tsx'
import { idOf } from './idOf.ts'
import { continuesGroup, rowAt, rowLinkOf } from './rowAt.ts'
import { columnClass } from './RowCell.tsx'
import { RowDetailPanel } from './RowDetailPanel.tsx'
import { TableRow, type RowCallbacks } from './TableRow.tsx'
import { useFullValue } from './useFullValue.ts'
import { useRowKeys } from './useRowKeys.ts'

interface TableBodyProps<Row> {
  table: DataTableModel<Row>
  /** Row indexes to render, relative to the current page. */
  rowIndexes: readonly number[]
  /** Number of leading columns to render. The focused and the expanded row render all. */
  columnLimit: number
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
  const { table, rowIndexes, columnLimit: renderedColumnCount, rowCount, rowHeight } = props
  const { active, headerRows, expandedIndex, revealed, onDetailHeight, callbacks } = props
  const { model, counts, selected: result, now, texts, detail } = table
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
  const renderedColumns = useMemo(() => columns.slice(0, renderedColumnCount), [columns, renderedColumnCount])
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
                columns={rowIndex === active.row || rowIndex === expandedIndex ? columns : renderedColumns}
                columnCount={columns.length}
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

function SpacerRow({ height }: { height: number }) {
  return <tr aria-hidden style={{ height }} />
}
