import { useLayoutEffect, useMemo, useRef } from 'react'
import { copyText } from '../../lib/react/copyText.ts'
import type { DataTableModel } from '../useDataTable.tsx'
import { idOf } from './idOf.ts'
import type { RowDoings } from './TableRow.tsx'
import { useClipboardValue } from './useFullValue.ts'

/** The same functions throughout, over the table of the last render: rows that stay are not drawn anew for them. */
export function useRowDoings<Row>(table: DataTableModel<Row>, onCopied: () => void): RowDoings<Row> {
  const write = useRowText(table)
  const copy = (row: Row) => void copyText(write(row)).then((went) => (went ? onCopied() : undefined))
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

/** A row as tab-separated text, which pastes into cells. */
export function useRowText<Row>({ model, now, texts }: DataTableModel<Row>) {
  const clipboardValue = useClipboardValue(texts)
  const oneLine = (text: string) => text.replaceAll(/[\t\r\n]+/g, ' ')
  return (row: Row) => model.shown.map(({ column }) => clipboardValue(column, row, now, oneLine)).join('\t')
}
