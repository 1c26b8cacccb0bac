import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { Checkbox } from '../../components/checkbox/Checkbox.tsx'
import { useCopy } from '../../components/copyable/useCopy.ts'
import { useText } from '../../i18n/I18nProvider.tsx'
import { missingDecimals, missingValue } from '../../lib/format.ts'
import { lazy } from '../../lib/lazy.ts'
import { Link } from '../../lib/links.ts'
import { memoGeneric } from '../../lib/memoGeneric.ts'
import { DifferenceMark, RowMark, StrikeThrough, TextCell, UnreadMark } from '../cells/cells.tsx'
import { hiddenCharacters, plainText } from '../cells/HighlightedText.tsx'
import { leadWidth, menuPinnedClass, pinnedClass, type ShownColumn } from '../columns/columnModel.ts'
import { cutMiddle, indentWidth } from '../columns/contentWidths.ts'
import { kinds } from '../columns/kinds.tsx'
import {
  cellText,
  type ColumnTexts,
  oneLine,
  useClipboardValue,
  useValueFormatter,
  type ValueFormatter,
} from '../columns/useColumnTexts.ts'
import { readKey, unreadIn, withShortEntries } from '../engine/keys.ts'
import { hasMatch } from '../engine/search.ts'
import type { DataTableModel, DifferenceOf } from '../useDataTable.tsx'
import { cellLinkOf, idOf, isCritical, isStruck, markOf, type RowAction, toneOf } from './rows.ts'

// Lazy because few lists have row actions.
const RowMenu = lazy(async () => (await import('./RowMenu.tsx')).RowMenu, <span data-loading />)

/** Callbacks shared by all rows, with stable identity. */
export interface RowCallbacks<Row> {
  actions: (row: Row) => readonly RowAction[]
  toggle: (row: Row) => void
  copy: (row: Row) => void
}

/** The cell of a column, or a blank one over columns outside of the viewport. */
export interface BodyCell {
  columnIndex: number
  /** Number of columns under a blank cell, otherwise 0. */
  blankSpan: number
}

interface TableRowProps<Row> extends RowContent<Row> {
  /** Unique in the list. */
  id: string
  /** Names the row's controls; '' if rows have none. */
  name: string
  cells: readonly BodyCell[]
  ariaRow: number
  /** Column index of the tab stop, or -1. */
  active: number
  /** `null` if rows are not selectable. */
  selected: boolean | null
  /** `true` while its detail is expanded; `null` if rows have none. */
  open: boolean | null
  /** `true` after the row was saved, or found by its id. */
  revealed: boolean
  hasMenu: boolean
  callbacks: RowCallbacks<Row>
}

/** Above the neighboring cell, because a button may be wider than its column. */
const stickyCellClass = 'sticky z-[11] bg-surface px-0 text-center whitespace-nowrap'

function PlainRow<Row>(props: TableRowProps<Row>) {
  const { id, name, row, columns, cells, rowIndex, ariaRow: ariaRowIndex, active, selected } = props
  const { open, revealed, hasMenu, callbacks, texts } = props
  const t = useText('table')
  const formatValue = useValueFormatter(texts)
  const lead = (selected === null ? 0 : 1) + (open === null ? 0 : 1)
  const menuColumnIndex = lead + columns.length
  return (
    <tr
      aria-rowindex={ariaRowIndex}
      aria-selected={selected ?? undefined}
      aria-current={revealed || undefined}
      className="group/row forced-colors:[&:has([data-cell]:focus-visible)]:outline-2 forced-colors:[&:has([data-cell]:focus-visible)]:-outline-offset-2 forced-colors:[&:has([data-cell]:focus-visible)]:outline-solid [&:has([data-cell]:focus-visible)>*]:bg-surface-selected [&:has([data-cell]:focus-visible)>:first-child]:shadow-[inset_3px_0_0_var(--accent)]"
      data-row-index={rowIndex}
    >
      {selected !== null && (
        <td aria-colindex={1} className={clsx(cellClass, stickyCellClass, 'left-0')}>
          <Checkbox
            hideLabel
            label={t('select.row', { name })}
            checked={selected}
            tabIndex={active === 0 ? 0 : -1}
            data-cell={`${rowIndex}:0`}
            data-row-select={rowIndex}
            className="inline-grid align-middle"
          />
        </td>
      )}
      {open !== null && (
        <td
          aria-colindex={lead}
          className={clsx(cellClass, stickyCellClass)}
          style={{ left: (lead - 1) * leadWidth }}
        >
          <button
            type="button"
            aria-expanded={open}
            aria-label={t('detail.open', { name })}
            title={t('detail.open', { name })}
            tabIndex={active === lead - 1 ? 0 : -1}
            data-cell={`${rowIndex}:${lead - 1}`}
            onClick={() => callbacks.toggle(row)}
            className="-mx-1 inline-grid size-6 place-items-center rounded-control align-middle text-text-muted hover:bg-surface-active hover:text-text"
          >
            <ChevronRight
              aria-hidden
              size={16}
              className={clsx('transition-transform', open && 'rotate-90')}
            />
          </button>
        </td>
      )}
      {cells.map(({ columnIndex, blankSpan }) =>
        blankSpan > 0 ? (
          <td key={columnIndex} colSpan={blankSpan} className={cellClass} />
        ) : (
          <RowCell
            key={columns[columnIndex]?.column.id}
            content={props}
            formatValue={formatValue}
            columnIndex={columnIndex}
            leading={lead}
            focused={active === columnIndex + lead}
          />
        ),
      )}
      <td aria-hidden data-filler className={clsx(cellClass, 'p-0!')} />
      {hasMenu && (
        <td
          tabIndex={active === menuColumnIndex ? 0 : -1}
          data-cell={`${rowIndex}:${menuColumnIndex}`}
          className={clsx(cellClass, menuPinnedClass, 'bg-surface')}
        >
          <RowMenu
            id={id}
            name={name}
            actions={() => callbacks.actions(row)}
            onCopy={() => callbacks.copy(row)}
          />
        </td>
      )}
    </tr>
  )
}

/** Memoized, so that scrolling and focus changes do not re-render the row. */
export const TableRow = memoGeneric(PlainRow)

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
  differenceOf: DifferenceOf<Row> | undefined
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
  return clsx(
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

function RowCell<Row>({ content, columnIndex, leading, focused, formatValue }: RowCellProps<Row>) {
  const { row, columns, rowIndex, continued, needle, to, now, texts, differenceOf } = content
  const rowColumn = columns[columnIndex]
  if (!rowColumn) return null
  const { column, index, left, card, width, decimals = 0, className } = rowColumn
  const { Cell: Content } = kinds[column.kind]
  const unread = unreadIn(column, row, now)
  const value = unread ? null : readKey(column, row, now)
  const mark = markOf(column, row, now)
  const difference = differenceOf?.(column, row) ?? null
  const link = cellLinkOf(column, row) ?? (columnIndex === 0 ? to : null)
  // If the clock of the sender is ahead, the age would read "in 2 hours".
  const isAgo = column.ago === true && typeof value === 'number' && value <= now
  const indent = card === undefined ? (column.indent?.(row) ?? 0) * indentWidth : 0
  const wholeText =
    value === null
      ? missingValue
      : isAgo
        ? texts.age(value, now)
        : cellText(column, value, { formatValue, codeLabel: texts.codeLabel })
  const cut =
    card === undefined &&
    (column.kind === 'link' || column.kind === 'text') &&
    !hiddenCharacters.test(wholeText) &&
    !hasMatch(wholeText, needle)
      ? cutMiddle(wholeText, width - (mark === null ? 0 : 20) - indent)
      : null
  const text = cut ?? wholeText
  const hasShort = column.short !== undefined || column.translated === true
  const isShort = isAgo || cut !== null || (value !== null && hasShort && text !== value)
  // A string is the only child of its element wherever possible (see HighlightedText).
  const plain = value === null ? missingValue : Content === TextCell ? plainText(text, needle) : null
  const displayed =
    cut !== null ? (
      // Complete for screen readers.
      <>
        <span aria-hidden>{cut}</span>
        <span className="sr-only">{wholeText}</span>
      </>
    ) : value === null || plain !== null ? (
      mark === null && difference === null ? (
        plain
      ) : (
        <span>{plain}</span>
      )
    ) : (
      <Content
        kind={column.kind}
        value={withShortEntries(column, value)}
        text={text}
        needle={needle}
        tone={toneOf(column, row)}
      />
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
  const isFact = card === 'fact' || card === 'secondFact'
  const shownContent = isFact ? (
    <span data-flex className="truncate">
      {linked}
    </span>
  ) : (
    linked
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
      data-short={isShort || undefined}
      data-fill={padding === '' ? undefined : padding}
      data-label={isFact ? texts.fullHeader(column) : undefined}
      className={clsx(
        className,
        isFirst && (continued ? 'font-normal text-text-muted [&_a]:text-text-muted' : 'font-medium'),
        value === null && 'text-text-muted',
        difference !== null && left === undefined && 'relative',
        isCritical(column, row) && 'font-semibold text-danger-text',
      )}
      style={left === undefined ? undefined : { left, ...(indent > 0 ? { textIndent: indent } : {}) }}
    >
      {unread ? (
        <UnreadMark unread={unread} />
      ) : mark === null && difference === null ? (
        shownContent
      ) : (
        <>
          {mark === null ? null : <RowMark mark={mark} label={texts.mark(mark, now)} />}
          {shownContent}
          {difference === null ? null : <DifferenceMark text={difference} />}
        </>
      )}
    </Tag>
  )
}

/** Stable callbacks that read the latest table from a ref, so that rows are not re-rendered. */
export function useRowCallbacks<Row>(table: DataTableModel<Row>, onCopied: () => void): RowCallbacks<Row> {
  const rowText = useRowText(table)
  const copyText = useCopy()
  const copy = (row: Row) =>
    void copyText(rowText(row)).then((isCopied) => (isCopied ? onCopied() : undefined))
  const latest = useRef({ table, copy })
  useLayoutEffect(() => {
    latest.current = { table, copy }
  })
  return useMemo(
    () => ({
      actions: (row) => latest.current.table.rowActions?.(row) ?? [],
      toggle: (row) => latest.current.table.detail?.toggle(idOf(latest.current.table, row)),
      copy: (row) => latest.current.copy(row),
    }),
    [],
  )
}

/** Formats a row as tab-separated text for spreadsheets. */
export function useRowText<Row>({ model, now, texts }: DataTableModel<Row>) {
  const clipboardValue = useClipboardValue(texts)
  return (row: Row) => model.visible.map(({ column }) => clipboardValue(column, row, now, oneLine)).join('\t')
}
