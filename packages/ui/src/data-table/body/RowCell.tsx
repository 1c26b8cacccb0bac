import { cn } from '../../lib/cn.ts'
import { Link } from '../../lib/react/links.tsx'
import { missingDecimals } from '../../lib/values/decimals.ts'
import { missingValue } from '../../lib/values/format.ts'
import { RowMark } from '../cells/RowMark.tsx'
import { StrikeThrough } from '../cells/StrikeThrough.tsx'
import type { ShownColumn } from '../columns/columnModel.ts'
import { kinds } from '../columns/kinds.tsx'
import { pinnedClass } from '../columns/pinnedClass.ts'
import type { ColumnTexts } from '../columns/useColumnTexts.ts'
import { readKey } from '../engine/read.ts'
import { isCritical, isStruck, cellLinkOf, markOf, toneOf } from './rowAt.ts'
import type { ValueFormatter } from './useFullValue.ts'

export interface RowCellProps<Row> {
  row: Row
  columns: readonly RowColumn<Row>[]
  /** Index among the shown columns. */
  columnIndex: number
  rowIndex: number
  leading: number
  focused: boolean
  /** The row has the same group value as the row before. */
  continued: boolean
  needle: string
  to: string | null
  now: number
  texts: ColumnTexts
  /** Created once per row so that its hooks do not run in every cell. */
  formatValue: ValueFormatter
}

export interface RowColumn<Row> extends ShownColumn<Row> {
  /** Index among all columns, including hidden ones. */
  index: number
}

export const cellClass =
  'h-row border-b border-line px-3 py-0 outline-offset-[-2px] [unicode-bidi:plaintext] group-hover/row:bg-surface-hover group-aria-selected/row:bg-surface-selected group-aria-[current]/row:border-y group-aria-[current]/row:border-accent group-aria-[current]/row:bg-accent-subtle'

export function RowCell<Row>(props: RowCellProps<Row>) {
  const {
    row,
    columns,
    columnIndex,
    rowIndex,
    leading,
    focused,
    continued,
    needle,
    to,
    now,
    texts,
    formatValue,
  } = props
  const rowColumn = columns[columnIndex]
  if (!rowColumn) return null
  const { column, index, left, card, decimals = 0 } = rowColumn
  const { Cell: Content, align, tabular } = kinds[column.kind]
  const value = readKey(column, row, now)
  const mark = markOf(column, row, now)
  const link = cellLinkOf(column, row) ?? (columnIndex === 0 ? to : null)
  const text = value === null ? missingValue : formatValue(column, value)
  const content =
    value === null ? (
      missingValue
    ) : (
      <Content kind={column.kind} value={value} text={text} needle={needle} tone={toneOf(column, row)} />
    )
  const padding = value === null || decimals === 0 ? '' : missingDecimals(text, decimals)
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
      data-label={card === 'fact' || card === 'secondFact' ? texts.header(column.id) : undefined}
      className={cn(
        cellClass,
        'overflow-clip text-ellipsis whitespace-nowrap',
        align === 'end' ? 'text-right tabular-nums' : 'text-left',
        tabular && 'tabular-nums',
        isFirst && !continued ? 'font-medium' : 'font-normal',
        isFirst && continued && 'text-text-muted [&_a]:text-text-muted',
        left !== undefined && 'bg-surface',
        pinnedClass(columns, columnIndex),
        value === null && 'text-text-muted',
        isCritical(column, row) && 'font-semibold text-danger-text',
        // Generated content, so that the padding digits are neither copied nor read aloud.
        padding !== '' && 'after:invisible after:content-[attr(data-fill)]',
      )}
      style={left === undefined ? undefined : { left }}
    >
      {mark && <RowMark mark={mark} label={texts.mark(mark, now)} />}
      {link === null ? (
        isStruck(column, row) ? (
          <StrikeThrough>{content}</StrikeThrough>
        ) : (
          content
        )
      ) : (
        <Link
          to={link}
          tabIndex={-1}
          {...(to === link ? { 'data-row-link': '' } : {})}
          // Extends a short name to a touch-sized target.
          className="-mr-5 py-1 pr-5 text-accent-text hover:underline"
        >
          {content}
        </Link>
      )}
    </Tag>
  )
}
