import { useMemo, useState, type ReactNode } from 'react'
import { idOf } from '../../data-table/body/idOf.ts'
import { useRowText } from '../../data-table/body/useRowCallbacks.ts'
import type { DataTableModel } from '../../data-table/useDataTable.tsx'
import { copyText } from '../../lib/react/copyText.ts'
import { BulkBar } from './BulkBar.tsx'

/** Renders the bulk action buttons for the selected rows. `clear` resets the selection. */
export type BulkActions<Row> = (rows: readonly Row[], clear: () => void) => ReactNode

interface SelectedRowsBarProps<Row> {
  table: DataTableModel<Row>
  actions: BulkActions<Row>
}

/** Ignores selected rows that a refresh removed. */
export function SelectedRowsBar<Row>({ table, actions }: SelectedRowsBarProps<Row>) {
  const { selection, selected: result, rowId, texts, model } = table
  const rowText = useRowText(table)
  // Under server-side pagination, selected rows of other pages are kept in a map.
  const [knownRows] = useState(() => new Map<string, Row>())
  const selectedRows = useMemo(
    () => {
      const loadedRows = (result?.rows ?? []).filter((row) => selection?.selected.has(idOf(table, row)))
      if (!table.paginated) return loadedRows
      for (const row of loadedRows) knownRows.set(idOf(table, row), row)
      return [...(selection?.selected ?? [])].flatMap((id) => knownRows.get(id) ?? [])
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the table is a new object each render; these are the fields used
    [result?.rows, selection?.selected, rowId, table.paginated],
  )
  if (!selection || selectedRows.length === 0) return null
  const clear = () => selection.onChange(new Set())
  const headers = model.visible.map(({ column }) => texts.header(column.id)).join('\t')
  return (
    <BulkBar
      count={selectedRows.length}
      onClear={clear}
      onCopy={() => void copyText([headers, ...selectedRows.map(rowText)].join('\n'))}
    >
      {actions(selectedRows, clear)}
    </BulkBar>
  )
}
