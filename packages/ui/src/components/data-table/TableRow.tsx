import { PureComponent } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { cn } from '../../lib/cn.ts'
import { nothing } from '../../lib/format.ts'
import { Link } from '../../lib/links.tsx'
import { Checkbox } from '../checkbox/Checkbox.tsx'
import { RowMark } from './cells/RowMark.tsx'
import type { Column } from './column.ts'
import { readKey } from './engine/read.ts'
import { kinds } from './kinds.tsx'
import { linkOf, markOf } from './placedRow.ts'
import { firstColumn } from './TableHead.tsx'
import type { ColumnTexts } from './useColumnTexts.ts'
import { useFullValue } from './useFullValue.ts'

export interface RowColumn<Row> {
  column: Column<Row>
  /** Its place among all columns, hidden ones counted. */
  index: number
}

interface TableRowProps<Row> {
  row: Row
  columns: readonly RowColumn<Row>[]
  place: number
  ariaRow: number
  /** The column of the tab stop, or -1. */
  active: number
  needle: string
  to: string | null
  now: number
  texts: ColumnTexts
  /** `null` where rows cannot be selected. */
  selected: boolean | null
}

const cell =
  'h-row truncate border-b border-line px-3 py-0 outline-offset-[-2px] [unicode-bidi:plaintext] group-hover/row:bg-surface-hover group-aria-selected/row:bg-surface-selected'

function PlainRow<Row>(props: TableRowProps<Row>) {
  const { row, columns, place, ariaRow, active, selected, now } = props
  const t = useText('table')
  const fullValue = useFullValue()
  const lead = selected === null ? 0 : 1
  const name = columns[0] ? fullValue(columns[0].column, row, now) : ''
  return (
    <tr
      aria-rowindex={ariaRow}
      aria-selected={selected ?? undefined}
      className="group/row"
      data-place-row={place}
    >
      {selected !== null && (
        <td aria-colindex={1} className={cn(cell, 'sticky left-0 z-10 bg-surface px-0 text-center')}>
          <Checkbox
            hideLabel
            label={t('select.row', { name: name || nothing })}
            checked={selected}
            tabIndex={active === 0 ? 0 : -1}
            data-place={`${place}:0`}
            data-row-select={place}
            className="inline-grid align-middle"
          />
        </td>
      )}
      {columns.map((shown, at) => (
        <Cell
          key={shown.column.id}
          {...props}
          shown={shown}
          at={at}
          lead={lead}
          focused={active === at + lead}
        />
      ))}
    </tr>
  )
}

/**
 * A row is drawn anew only when something of it changed: not while it scrolls, nor while the focus moves elsewhere.
 * A class, because `memo` forgets which kind of row it is for.
 */
export class TableRow<Row> extends PureComponent<TableRowProps<Row>> {
  override render() {
    return <PlainRow {...this.props} />
  }
}

interface CellProps<Row> extends TableRowProps<Row> {
  shown: RowColumn<Row>
  at: number
  lead: number
  focused: boolean
}

function Cell<Row>({ row, shown, at, lead, focused, place, needle, to, now, texts }: CellProps<Row>) {
  const { column, index } = shown
  const { Cell: Content, align } = kinds[column.kind]
  const value = readKey(column, row, now)
  const mark = markOf(column, row, now)
  const link = linkOf(column, row) ?? (at === 0 ? to : null)
  const content = value === null ? nothing : <Content value={value} needle={needle} />
  const first = at === 0
  const Tag = first ? 'th' : 'td'
  return (
    <Tag
      scope={first ? 'row' : undefined}
      role={first ? 'rowheader' : undefined}
      aria-colindex={index + 1 + lead}
      tabIndex={focused ? 0 : -1}
      data-place={`${place}:${at + lead}`}
      className={cn(
        cell,
        align === 'end' ? 'text-right tabular-nums' : 'text-left',
        (column.kind === 'dateTime' || column.kind === 'date' || column.kind === 'version') && 'tabular-nums',
        first ? cn(firstColumn, 'bg-surface font-medium', lead === 1 ? 'left-10' : 'left-0') : 'font-normal',
        value === null && 'text-text-muted',
      )}
    >
      {mark && <RowMark mark={mark} label={texts.mark(mark, now)} />}
      {link === null ? (
        content
      ) : (
        <Link
          to={link}
          tabIndex={-1}
          {...(to === link ? { 'data-row-link': '' } : {})}
          className="text-accent-text hover:underline"
        >
          {content}
        </Link>
      )}
    </Tag>
  )
}
