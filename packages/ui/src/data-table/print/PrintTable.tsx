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
import { useFullValue } from '../columns/useColumnTexts.ts'
import { hasEntries, unreadIn } from '../engine/keys.ts'
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
export function PrintTable<Row>(props: PrintTableProps<Row>) {
  const { table, title, count, scope = [] } = props
  const t = useText('table')
  const { model, result, texts, now } = table
  const fullValue = useFullValue(texts)
  const unreadText = useUnreadText()
  const cellText = (column: Column<Row>, row: Row) => {
    const unread = unreadIn(column, row, now)
    const text = unread ? unreadText(unread) : fullValue(column, row, now) || missingValue
    // Paper has no room for one line per entry.
    return hasEntries(column.kind) ? text.replaceAll('\n', ', ') : text
  }
  const format = useFormat()
  const filterLines = useFilterLines(table)
  const printedAt = format.dateTime(useNow())
  const rows = (props.rows ?? (result ? orderedRows(result) : [])).slice(0, maxPrintRows)
  // Printing from the browser menu prints the loaded page of a paginated list, and long lists are cut off
  // at the limit.
  const { from, matched } = table.counts
  const first = table.paginated && !props.rows ? from : 1
  const totalRows = props.rows?.length ?? matched
  const rangeNote =
    rows.length < totalRows
      ? [t('pager.range', { from: first, to: first + rows.length - 1, matched: totalRows })]
      : []
  return createPortal(
    <div
      data-slot="print-view"
      data-theme="light"
      className="inventory-console hidden bg-surface text-text print:block"
    >
      <h1 className="text-16 font-semibold">{title}</h1>
      <p className="text-12">{[count, ...rangeNote, printedAt, ...scope].join(' · ')}</p>
      <ul className="mb-2 text-12">
        {filterLines.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
      <table className={clsx('w-full border-collapse', textSize(model.visible.length))}>
        <thead>
          <tr>
            {model.visible.map(({ column }) => (
              <th
                key={column.id}
                scope="col"
                className={clsx(
                  'border-b border-line-strong p-1 align-bottom font-semibold whitespace-normal',
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
                    'border-b border-line p-1 align-top wrap-anywhere',
                    alignmentClass(column.kind),
                  )}
                >
                  {cellText(column, row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
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
  return columns > 12 ? 'text-[10px]/[1.4]' : 'text-12'
}
