import { useLayoutEffect, useMemo, useRef } from 'react'
import { copyText } from '../../lib/dom.ts'
import type { DataTableModel } from '../useDataTable.tsx'
import { idOf } from './idOf.ts'
import type { RowCallbacks } from './TableRow.tsx'
import { useClipboardValue } from './useFullValue.ts'

/** Stable callbacks that read the latest table from a ref, so that rows are not re-rendered. */
export function useRowCallbacks<Row>(table: DataTableModel<Row>, onCopied: () => void): RowCallbacks<Row> {
  const rowText = useRowText(table)
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
  const oneLine = (text: string) => text.replaceAll(/[\t\r\n]+/g, ' ')
  return (row: Row) => model.visible.map(({ column }) => clipboardValue(column, row, now, oneLine)).join('\t')
}
