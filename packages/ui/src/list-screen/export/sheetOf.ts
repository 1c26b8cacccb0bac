import type { Column } from '../../data-table/columns/column.ts'
import type { ColumnTexts } from '../../data-table/columns/useColumnTexts.ts'
import type { Preparation } from '../../data-table/engine/preparation.ts'
import { sheetData, sheetTypes } from '../../data-table/engine/sheet.ts'
import { runSliced } from '../../data-table/engine/slices.ts'
import type { Sheet } from '../../lib/sheet.ts'

export interface SheetTexts {
  title: string
  /** A header with its unit, as the file is read without the cells' own units. */
  unit: (name: 'gigabytes' | 'percent' | 'bytes') => string
  words: Sheet['words']
  isDecimalComma: boolean
}

/** The part of a table that a file is made of. */
export interface SheetSource<Row> {
  model: { shown: readonly { column: Column<Row>; width: number }[] }
  selected: { order: Uint32Array | null } | null
  preparation: Preparation<Row>
  counts: { matched: number }
  paged: boolean
  texts: Pick<ColumnTexts, 'header' | 'word'>
}

/** What the table shows, whatever page of it: as it is when this is called. */
export function sheetOf<Row>(table: SheetSource<Row>, texts: SheetTexts): Sheet {
  const { model, selected, preparation, counts, paged } = table
  const order = selected?.order ?? null
  const { title, words, isDecimalComma } = texts
  return {
    title,
    words,
    isDecimalComma,
    rows: paged ? preparation.rows.length : counts.matched,
    columns: model.shown.map(({ column: { id, kind }, width }) => ({
      header: headerOf(table.texts.header(id), kind, texts),
      type: sheetTypes[kind],
      width,
    })),
    read: (at) =>
      new Promise((resolve, reject) => {
        const column = model.shown[at]?.column
        if (!column) {
          reject(new RangeError(`No column ${at}`))
          return
        }
        const word = (code: string) => table.texts.word(column, code)
        runSliced(sheetData(preparation, column, order, word), resolve)
      }),
  }
}

function headerOf(header: string, kind: string, { unit }: SheetTexts): string {
  return kind === 'gigabytes' || kind === 'percent' || kind === 'bytes' ? `${header} (${unit(kind)})` : header
}
