import { cn } from '../../lib/cn.ts'
import { missingDecimals, missingValue } from '../../lib/format.ts'
import { Link } from '../../lib/links.ts'
import { RowMark } from '../cells/RowMark.tsx'
import { StrikeThrough } from '../cells/StrikeThrough.tsx'
import type { ShownColumn } from '../columns/columnModel.ts'
import { kinds } from '../columns/kinds.tsx'
import { pinnedClass } from '../columns/pinnedClass.ts'
import type { ColumnTexts } from '../columns/useColumnTexts.ts'
import { readKey } from '../engine/read.ts'
import { isCritical, isStruck, cellLinkOf, markOf, toneOf } from './rowAt.ts'
import type { ValueFormatter } from './useFullValue.ts'

/** What all cells of a row share. */
export interface RowContent<Row> {
  row: Row
  columns: readonly RowColumn<Row>[]
  rowIndex: number
  /** The row has the same group value as the row before. */
  continued: boolean
  needle: string
  to: string | null
  now: number
  texts: ColumnTexts
}

interface RowCellProps<Row> {
  /** One object, because copies of its values in each cell would fill the heap while scrolling. */
  content: RowContent<Row>
  /** Index among the shown columns. */
  columnIndex: number
  leading: number
  focused: boolean
  /** Created once per row so that its hooks do not run in every cell. */
  formatValue: ValueFormatter
}

export interface RowColumn<Row> extends ShownColumn<Row> {
  /** Index among all columns, including hidden ones. */
  index: number
  /** Built once per column: long strings built for each cell would fill the heap while scrolling. */
  className: string
}

export const cellClass =
  'h-row border-b border-line px-3 py-0 outline-offset-[-2px] [unicode-bidi:plaintext] group-hover/row:bg-surface-hover group-aria-selected/row:bg-surface-selected group-aria-[current]/row:border-y group-aria-[current]/row:border-accent group-aria-[current]/row:bg-accent-subtle'

/** Classes of the body cells that do not depend on the row. */
export function columnClass<Row>(shownColumns: readonly ShownColumn<Row>[], columnIndex: number): string {
  const shown = shownColumns[columnIndex]
  if (!shown) return cellClass
  const { align, tabular } = kinds[shown.column.kind]
  return cn(
    cellClass,
    'overflow-clip text-ellipsis whitespace-nowrap',
    align === 'end' ? 'text-right tabular-nums' : 'text-left',
    tabular && 'tabular-nums',
    columnIndex > 0 && 'font-normal',
    shown.left !== undefined && 'bg-surface',
    pinnedClass(shownColumns, columnIndex),
    // Generated content, so that the padding digits are neither copied nor read aloud.
    (shown.decimals ?? 0) > 0 && 'data-fill:after:invisible data-fill:after:content-[attr(data-fill)]',
  )
}

export function RowCell<Row>({ content, columnIndex, leading, focused, formatValue }: RowCellProps<Row>) {
  const { row, columns, rowIndex, continued, needle, to, now, texts } = content
  const rowColumn = columns[columnIndex]
  if (!rowColumn) return null
  const { column, index, left, card, decimals = 0, className } = rowColumn
  const { Cell: Content } = kinds[column.kind]
  const value = readKey(column, row, now)
  const mark = markOf(column, row, now)
  const link = cellLinkOf(column, row) ?? (columnIndex === 0 ? to : null)
  const text = value === null ? missingValue : formatValue(column, value)
  const displayed =
    value === null ? (
      missingValue
    ) : (
      <Content kind={column.kind} value={value} text={text} needle={needle} tone={toneOf(column, row)} />
    )
  const padding = value === null || decimals === 0 ? '' : missingDecimals(text, decimals)
  const linked =
    link === null ? (
      isStruck(column, row) ? (
        <StrikeThrough>{displayed}</StrikeThrough>
      ) : (
        displayed
      )
    ) : (
      <Link
        to={link}
        tabIndex={-1}
        {...(to === link ? { 'data-row-link': '' } : {})}
        // Extends a short name to a touch-sized target.
        className="-mr-5 py-1 pr-5 text-accent-text hover:underline"
      >
        {displayed}
      </Link>
    )
  const isFirst = columnIndex === 0
  const Tag = isFirst ? 'th' : 'td'
  return (
    <Tag
      scope={isFirst ? 'row' : undefined}
      role={isFirst ? 'rowheader' : undefined}
      aria-colindex={index + 1 + leading}
      tabIndex={focused ? 0 : -1}
      data-cell={`${rowIndex}:${columnIndex + leading}`}
      data-card={card}
      data-fill={padding === '' ? undefined : padding}
      data-label={card === 'fact' || card === 'secondFact' ? texts.fullHeader(column) : undefined}
      className={cn(
        className,
        isFirst && (continued ? 'font-normal text-text-muted [&_a]:text-text-muted' : 'font-medium'),
        value === null && 'text-text-muted',
        isCritical(column, row) && 'font-semibold text-danger-text',
      )}
      style={left === undefined ? undefined : { left }}
    >
      {mark === null ? (
        linked
      ) : (
        <>
          <RowMark mark={mark} label={texts.mark(mark, now)} />
          {linked}
        </>
      )}
    </Tag>
  )
}
