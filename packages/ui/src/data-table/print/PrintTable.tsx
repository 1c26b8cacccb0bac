import { clsx } from 'clsx'
import { createPortal } from 'react-dom'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { useNow } from '../../lib/dates.ts'
import { missingValue } from '../../lib/format.ts'
import { maxPrintRows } from '../../lib/sheet.ts'
import { orderedRows } from '../body/rows.ts'
import { useUnreadText } from '../cells/cells.tsx'
import type { Column, Kind } from '../columns/column.ts'
import { kinds } from '../columns/kinds.tsx'
import { cellText, useValueFormatter } from '../columns/useColumnTexts.ts'
import { entrySeparator, hasEntries, readKey, unreadIn } from '../engine/keys.ts'
import type { DataTableModel } from '../useDataTable.tsx'
import { useFilterLines } from './useFilterLines.ts'

export interface PrintTableProps<Row> {
  table: DataTableModel<Row>
  /** Overrides the table's rows, which may be one page of many. */
  rows?: readonly Row[] | undefined
  title: string
  /** Localized number of rows. */
  count: string
  /** Global filters of the page. */
  scope?: readonly string[] | undefined
}

/** Print layout: all matching rows in one plain table that replaces the page. */
export function PrintTable<Row>({ table, title, count, scope = [], ...props }: PrintTableProps<Row>) {
  const format = useFormat()
  const printedAt = format.dateTime(useNow())
  const { rows, rangeNote } = usePrintedRows(table, props.rows)
  return createPortal(
    <div
      data-slot="print-view"
      data-theme="light"
      className="inventory-console hidden bg-surface text-text print:block"
    >
      <h1 className="text-16 font-semibold">{title}</h1>
      <p className="text-12">{[count, ...rangeNote, printedAt, ...scope].join(' · ')}</p>
      <FilterLines table={table} />
      <Rows table={table} rows={rows} />
    </div>,
    document.body,
  )
}

/** Print layout of a list inside a page: all matching rows, which the page on screen shows a part of. */
export function PrintBlock<Row>({ table }: Pick<PrintTableProps<Row>, 'table'>) {
  const { rows, rangeNote } = usePrintedRows(table)
  return (
    <div data-slot="print-block" className="hidden print:block">
      {rangeNote.map((note) => (
        <p key={note} className="text-12">
          {note}
        </p>
      ))}
      <FilterLines table={table} />
      <Rows table={table} rows={rows} />
    </div>
  )
}

/**
 * Printing from the browser menu prints the loaded page of a paginated list, and long lists are cut off at the limit.
 * The note says which rows remain.
 */
function usePrintedRows<Row>({ result, counts, paginated }: DataTableModel<Row>, given?: readonly Row[]) {
  const t = useText('table')
  const rows = (given ?? (result ? orderedRows(result) : [])).slice(0, maxPrintRows)
  const { from, matched } = counts
  const first = paginated && !given ? from : 1
  const totalRows = given?.length ?? matched
  const rangeNote =
    rows.length < totalRows
      ? [t('pager.range', { from: first, to: first + rows.length - 1, matched: totalRows })]
      : []
  return { rows, rangeNote }
}

function FilterLines<Row>({ table }: { table: DataTableModel<Row> }) {
  const lines = useFilterLines(table)
  return (
    <ul className="mb-2 text-12">
      {lines.map((line) => (
        <li key={line} className="wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
  )
}

function Rows<Row>({ table, rows }: { table: DataTableModel<Row>; rows: readonly Row[] }) {
  const { model, texts, now } = table
  const formatValue = useValueFormatter(texts)
  const unreadText = useUnreadText()
  const textOf = (column: Column<Row>, row: Row) => {
    const unread = unreadIn(column, row, now)
    if (unread) return unreadText(unread)
    const key = readKey(column, row, now)
    if (key === null) return missingValue
    if (!hasEntries(column.kind))
      return cellText(column, key, { formatValue, codeLabel: texts.codeLabel }) || missingValue
    // Paper has no room for one line per entry.
    const entries = String(key).split(entrySeparator)
    return entries.map((entry) => column.short?.(entry) ?? entry).join(', ') || missingValue
  }
  return (
    <table className={clsx('w-full border-collapse', textSize(model.visible.length))}>
      <thead>
        <tr>
          {model.visible.map(({ column, width }) => (
            <th
              key={column.id}
              scope="col"
              // In the proportions of the screen, so that one long cell does not take the width of the others. The
              // screen cuts lists.
              style={{ width: hasEntries(column.kind) ? 2 * width : width }}
              className={clsx(
                'border-b border-line-strong px-1 py-0.5 align-bottom font-semibold whitespace-normal',
                alignmentClass(column.kind),
              )}
            >
              {texts.fullHeader(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody translate="no">
        {rows.map((row, index) => (
          <tr key={index} className="break-inside-avoid">
            {model.visible.map(({ column }) => (
              <td
                key={column.id}
                className={clsx(
                  'border-b border-line px-1 py-0.5 align-top wrap-anywhere',
                  alignmentClass(column.kind),
                )}
              >
                {textOf(column, row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/**
 * Dates stay on one line. The minimum width keeps words of ten letters whole.
 */
function alignmentClass(kind: Kind) {
  const { align, tabular } = kinds[kind]
  const wraps = !tabular && align !== 'end'
  return clsx(
    align === 'end' ? 'text-right tabular-nums' : 'text-left',
    wraps ? 'whitespace-pre-line' : 'whitespace-nowrap',
    wraps && kind !== 'boolean' && 'min-w-[11ch]',
  )
}

/** Browsers shrink wide tables to half their size at most and clip the rest. */
function textSize(columns: number) {
  if (columns > 24) return 'text-[7px]/[1.4]'
  return columns > 6 ? 'text-[10px]/[1.4]' : 'text-12'
}
