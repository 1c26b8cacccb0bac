import { Fragment, type ReactNode, use, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Skeleton } from '../../components/skeleton/Skeleton.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { HighlightContext } from '../../lib/contexts.ts'
import { missingValue } from '../../lib/format.ts'
import { uniqueNames } from '../../lib/text.ts'
import type { Column } from '../columns/column.ts'
import { endWidth, leadWidth, type ShownColumn } from '../columns/columnModel.ts'
import { isMeasure } from '../columns/contentWidths.ts'
import { kinds } from '../columns/kinds.tsx'
import { useFullValue } from '../columns/useColumnTexts.ts'
import { allTerms, needleOf, parseSearch } from '../engine/search.ts'
import type { GridPosition } from '../keyboard/useGridFocus.ts'
import type { DataTableModel } from '../useDataTable.tsx'
import { continuesGroup, idOf, rowAt, rowLinkOf } from './rows.ts'
import { type BodyCell, columnClass, type RowCallbacks, TableRow } from './TableRow.tsx'

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
  /** The id of the row with the tab stop. */
  activeId: string | null
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
  const { active, activeId, headerRows, expandedIndex, revealed, onDetailHeight, callbacks } = props
  const { model, counts, result, now, texts, detail } = table
  const fullValue = useFullValue(texts)
  const contextNeedle = use(HighlightContext)
  const expandedId = table.detail?.open ?? null
  const rowKeys = useRowKeys(
    rowIndexes,
    { id: expandedId, index: expandedIndex },
    { id: activeId, index: active.row },
  )
  const columns = useMemo(
    () =>
      model.visible.map((shown, columnIndex) => ({
        ...shown,
        index: model.orderedColumns.indexOf(shown.column),
        className: columnClass(model.visible, columnIndex),
      })),
    [model],
  )
  const nameColumns = useMemo(() => inNamingOrder(table.columns), [table.columns])
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
    return uniqueNames(numbers, nameColumns.length, (position, index) => {
      const [row, column] = [namedRows[position], nameColumns[index]]
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
                differenceOf={table.differenceOf}
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
                width={model.availableWidth + table.leading * leadWidth + endWidth(table.trailing)}
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

/** A row is told from others of its name by text; numbers and times say little and change. */
function inNamingOrder<Row>([first, ...others]: readonly Column<Row>[]): readonly Column<Row>[] {
  if (first === undefined) return []
  const isText = (column: Column<Row>) => column.kind !== 'dateTime' && !isMeasure(column)
  return [first, ...others.toSorted((a, b) => Number(isText(b)) - Number(isText(a)))]
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

/**
 * Stable React keys that recycle the DOM nodes of rows that scrolled out of view, which avoids garbage
 * collection while scrolling.
 */
function useRowKeys(
  indexes: readonly number[],
  expanded: FollowedRow,
  active: FollowedRow,
): readonly number[] {
  const [assignKeys] = useState(createRowKeys)
  return useMemo(
    () =>
      assignKeys(indexes, [
        { id: expanded.id, index: expanded.index },
        { id: active.id, index: active.index },
      ]),
    [assignKeys, indexes, expanded.id, expanded.index, active.id, active.index],
  )
}

interface FollowedRow {
  id: string | null
  index: number
}

/**
 * Returns a function that assigns a key to each index and remembers the previous assignment. Followed rows take their
 * keys along when they move: the expanded one, whose detail may have a form open, and the one with the tab stop, to which
 * a dialog returns the focus.
 */
export function createRowKeys(): (
  indexes: readonly number[],
  followed?: readonly FollowedRow[],
) => readonly number[] {
  let previousKeys: ReadonlyMap<number, number> = new Map()
  let previouslyFollowed: readonly FollowedRow[] = []
  return (indexes, followed = []) => {
    const taken = new Map(
      followed.flatMap(({ id, index }) => {
        const from = previouslyFollowed.find((row) => id !== null && row.id === id)?.index
        const key = from === undefined ? undefined : previousKeys.get(from)
        return key === undefined ? [] : [[index, key] as const]
      }),
    )
    const takenKeys = new Set(taken.values())
    const reusedKeys = indexes.map((index) => {
      const key = previousKeys.get(index)
      return taken.get(index) ?? (key !== undefined && takenKeys.has(key) ? undefined : key)
    })
    previouslyFollowed = followed
    const usedKeys = new Set(reusedKeys)
    let nextKey = 0
    const keys = reusedKeys.map((key) => {
      if (key !== undefined) return key
      while (usedKeys.has(nextKey)) nextKey += 1
      return nextKey++
    })
    previousKeys = new Map(indexes.map((index, position) => [index, keys[position] ?? position]))
    return keys
  }
}

interface SkeletonRowsProps<Row> {
  columns: readonly ShownColumn<Row>[]
  leading: number
  trailing: number
  label: string
}

const rows = Array.from({ length: 25 }, (_, row) => row)
/** Uneven widths, so that the skeletons look like text. */
const skeletonWidths = ['w-4/5', 'w-1/2', 'w-2/3', 'w-3/5', 'w-11/12', 'w-2/5', 'w-3/4']

export function SkeletonRows<Row>({ columns, leading, trailing, label }: SkeletonRowsProps<Row>) {
  return (
    <tbody aria-label={label}>
      {rows.map((row) => (
        <tr key={row} aria-hidden>
          {leading > 0 && <td colSpan={leading} className="h-row border-b border-line" />}
          {columns.map(({ column }, index) => (
            <td key={column.id} className="h-row border-b border-line px-3 py-0">
              <Skeleton
                className={`${skeletonWidths[(row * 3 + index * 2) % skeletonWidths.length]} h-3 ${kinds[column.kind].align === 'end' ? 'ml-auto' : ''}`}
              />
            </td>
          ))}
          <td aria-hidden data-filler className="h-row border-b border-line" />
          {trailing > 0 && <td className="h-row border-b border-line" />}
        </tr>
      ))}
    </tbody>
  )
}

interface RowDetailPanelProps {
  /** Name of the row it belongs to. */
  name: string
  span: number
  /** Width of the viewport in pixels. */
  width: number
  onHeightChange: (height: number) => void
  children: ReactNode
}

/** As high as its content and as wide as the viewport of the table at any scroll offset. */
function RowDetailPanel({ name, span, width, onHeightChange, children }: RowDetailPanelProps) {
  const t = useText('table')
  const row = useRef<HTMLTableRowElement>(null)
  useLayoutEffect(() => {
    const element = row.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => onHeightChange(element.offsetHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [onHeightChange])
  return (
    <tr ref={row}>
      <td colSpan={span} className="border-b border-line bg-surface-muted p-0!">
        <section
          aria-label={t('detail.of', { name })}
          // Not 100cqi: WebKit throws the offset of a scrolling size container back.
          style={{ width }}
          className="sticky left-0 px-4 py-3 whitespace-normal md:px-6"
        >
          {children}
        </section>
      </td>
    </tr>
  )
}
