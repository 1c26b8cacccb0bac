import type { ColumnModel } from '../../data-table/columns/columnModel.ts'
import { widthOf } from '../../data-table/columns/kinds.tsx'
import type { ColumnTexts } from '../../data-table/columns/useColumnTexts.ts'
import { sheetData, sheetTypes } from '../../data-table/engine/sheetData.ts'
import { runSliced } from '../../data-table/engine/slices.ts'
import type { TableStore } from '../../data-table/engine/tableStore.ts'
import type { Sheet } from '../../lib/sheet.ts'
import type { UnreadValue } from '../../lib/unreadValues.ts'

export interface SheetTexts {
  title: string
  /** Header with its unit, because file cells have none. */
  unit: (name: 'gigabytes' | 'percent' | 'bytes') => string
  labels: Sheet['labels']
  /** In place of a value that could not be read. */
  unread: (value: UnreadValue) => string
  isDecimalComma: boolean
}

/** Parts of a table that an export needs. */
export interface SheetSource<Row> {
  model: Pick<ColumnModel<Row>, 'orderedColumns' | 'visible' | 'emptyHidden'>
  result: { order: Uint32Array | null } | null
  tableStore: TableStore<Row>
  counts: { matched: number }
  paginated: boolean
  texts: Pick<ColumnTexts, 'header' | 'codeLabel'>
}

/**
 * Spreadsheet of all rows of the view, at the time of the call. Columns hidden as empty are included, so
 * that the columns of a file do not depend on its rows.
 */
export function sheetOf<Row>(table: SheetSource<Row>, texts: SheetTexts): Omit<Sheet, 'about'> {
  const { model, result, tableStore, counts, paginated } = table
  const order = result?.order ?? null
  const { title, labels, isDecimalComma, unread } = texts
  const widths = new Map(model.visible.map(({ column: { id }, width }) => [id, width]))
  const columns = model.orderedColumns.filter(({ id }) => widths.has(id) || model.emptyHidden.includes(id))
  return {
    title,
    labels,
    isDecimalComma,
    rows: paginated ? tableStore.rows.length : counts.matched,
    columns: columns.map((column) => ({
      header: headerOf(table.texts.header(column.id), column.kind, texts),
      type: sheetTypes[column.kind],
      width: widths.get(column.id) ?? widthOf(column),
    })),
    readColumn: (index) =>
      new Promise((resolve, reject) => {
        const column = columns[index]
        if (!column) {
          reject(new RangeError(`No column ${index}`))
          return
        }
        const labelOf = (code: string) => table.texts.codeLabel(column, code)
        runSliced(sheetData(tableStore, column, order, labelOf, unread), resolve)
      }),
  }
}

function headerOf(header: string, kind: string, { unit }: SheetTexts): string {
  return kind === 'gigabytes' || kind === 'percent' || kind === 'bytes' ? `${header} (${unit(kind)})` : header
}
