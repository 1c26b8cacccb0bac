import type { ColumnModel } from '../../data-table/columns/columnModel.ts'
import { widthOf } from '../../data-table/columns/kinds.tsx'
import type { ColumnTexts } from '../../data-table/columns/useColumnTexts.ts'
import { sheetData, sheetTypes } from '../../data-table/engine/sheetData.ts'
import { runSliced } from '../../data-table/engine/slices.ts'
import type { TableStore } from '../../data-table/engine/tableStore.ts'
import type { Sheet } from '../../lib/sheet.ts'

export interface SheetTexts {
  title: string
  /** Header with its unit, because file cells have none. */
  unit: (name: 'gigabytes' | 'percent' | 'bytes') => string
  words: Sheet['words']
  isDecimalComma: boolean
}

/** Parts of a table that an export needs. */
export interface SheetSource<Row> {
  model: Pick<ColumnModel<Row>, 'arranged' | 'shown' | 'emptyHidden'>
  selected: { order: Uint32Array | null } | null
  preparation: TableStore<Row>
  counts: { matched: number }
  paged: boolean
  texts: Pick<ColumnTexts, 'header' | 'word'>
}

/**
 * Spreadsheet of all rows of the view, at the time of the call. Columns hidden as empty are included, so
 * that the columns of a file do not depend on its rows.
 */
export function sheetOf<Row>(table: SheetSource<Row>, texts: SheetTexts): Omit<Sheet, 'about'> {
  const { model, selected: result, preparation: tableStore, counts, paged } = table
  const order = result?.order ?? null
  const { title, words, isDecimalComma } = texts
  const widths = new Map(model.shown.map(({ column: { id }, width }) => [id, width]))
  const columns = model.arranged.filter(({ id }) => widths.has(id) || model.emptyHidden.includes(id))
  return {
    title,
    words,
    isDecimalComma,
    rows: paged ? tableStore.rows.length : counts.matched,
    columns: columns.map((column) => ({
      header: headerOf(table.texts.header(column.id), column.kind, texts),
      type: sheetTypes[column.kind],
      width: widths.get(column.id) ?? widthOf(column),
    })),
    read: (index) =>
      new Promise((resolve, reject) => {
        const column = columns[index]
        if (!column) {
          reject(new RangeError(`No column ${index}`))
          return
        }
        const word = (code: string) => table.texts.word(column, code)
        runSliced(sheetData(tableStore, column, order, word), resolve)
      }),
  }
}

function headerOf(header: string, kind: string, { unit }: SheetTexts): string {
  return kind === 'gigabytes' || kind === 'percent' || kind === 'bytes' ? `${header} (${unit(kind)})` : header
}
