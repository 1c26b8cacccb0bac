import { cn } from '../../lib/cn.ts'
import { Link } from '../../lib/react/links.tsx'
import { nothing } from '../../lib/values/format.ts'
import { RowMark } from '../cells/RowMark.tsx'
import { Struck } from '../cells/Struck.tsx'
import type { ShownColumn } from '../columns/columnModel.ts'
import { kinds } from '../columns/kinds.tsx'
import { pinnedClass } from '../columns/pinnedClass.ts'
import type { ColumnTexts } from '../columns/useColumnTexts.ts'
import { missingDecimals } from '../content/decimals.ts'
import { readKey } from '../engine/read.ts'
import { isCritical, isStruck, linkOf, markOf, toneOf } from './placedRow.ts'
import type { Writer } from './useFullValue.ts'

export interface RowCellProps<Row> {
  row: Row
  columns: readonly RowColumn<Row>[]
  /** Index among the shown columns. */
  at: number
  place: number
  lead: number
  focused: boolean
  /** The row has the same group value as the row before. */
  continued: boolean
  needle: string
  to: string | null
  now: number
  texts: ColumnTexts
  /** Created once per row so that its hooks do not run in every cell. */
  write: Writer
}

export interface RowColumn<Row> extends ShownColumn<Row> {
  /** Index among all columns, including hidden ones. */
  index: number
}

export const cellClass =
  'h-row border-b border-line px-3 py-0 outline-offset-[-2px] [unicode-bidi:plaintext] group-hover/row:bg-surface-hover group-aria-selected/row:bg-surface-selected group-aria-[current]/row:border-y group-aria-[current]/row:border-accent group-aria-[current]/row:bg-accent-subtle'

export function RowCell<Row>(props: RowCellProps<Row>) {
  const { row, columns, at, place, lead, focused, continued, needle, to, now, texts, write } = props
  const shown = columns[at]
  if (!shown) return null
  const { column, index, left, card, decimals = 0 } = shown
  const { Cell: Content, align, tabular } = kinds[column.kind]
  const value = readKey(column, row, now)
  const mark = markOf(column, row, now)
  const link = linkOf(column, row) ?? (at === 0 ? to : null)
  const text = value === null ? nothing : write(column, value)
  const content =
    value === null ? (
      nothing
    ) : (
      <Content kind={column.kind} value={value} text={text} needle={needle} tone={toneOf(column, row)} />
    )
  const fill = value === null || decimals === 0 ? '' : missingDecimals(text, decimals)
  const first = at === 0
  const Tag = first ? 'th' : 'td'
  return (
    <Tag
      scope={first ? 'row' : undefined}
      role={first ? 'rowheader' : undefined}
      aria-colindex={index + 1 + lead}
      tabIndex={focused ? 0 : -1}
      data-place={`${place}:${at + lead}`}
      data-card={card}
      data-fill={fill === '' ? undefined : fill}
      data-label={card === 'fact' || card === 'secondFact' ? texts.header(column.id) : undefined}
      className={cn(
        cellClass,
        'overflow-clip text-ellipsis whitespace-nowrap',
        align === 'end' ? 'text-right tabular-nums' : 'text-left',
        tabular && 'tabular-nums',
        first && !continued ? 'font-medium' : 'font-normal',
        first && continued && 'text-text-muted [&_a]:text-text-muted',
        left !== undefined && 'bg-surface',
        pinnedClass(columns, at),
        value === null && 'text-text-muted',
        isCritical(column, row) && 'font-semibold text-danger-text',
        // Generated content, so that the padding digits are neither copied nor read aloud.
        fill !== '' && 'after:invisible after:content-[attr(data-fill)]',
      )}
      style={left === undefined ? undefined : { left }}
    >
      {mark && <RowMark mark={mark} label={texts.mark(mark, now)} />}
      {link === null ? (
        isStruck(column, row) ? (
          <Struck>{content}</Struck>
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
