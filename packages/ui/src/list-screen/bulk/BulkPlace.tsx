import { useMemo, useState, type ReactNode } from 'react'
import { idOf } from '../../data-table/body/idOf.ts'
import { useRowText } from '../../data-table/body/useRowDoings.ts'
import type { DataTableModel } from '../../data-table/useDataTable.tsx'
import { copyText } from '../../lib/react/copyText.ts'
import { BulkBar } from './BulkBar.tsx'

/** Renders the bulk action buttons for the selected rows. `clear` resets the selection. */
export type BulkActions<Row> = (rows: readonly Row[], clear: () => void) => ReactNode

interface BulkPlaceProps<Row> {
  table: DataTableModel<Row>
  actions: BulkActions<Row>
}

/** Ignores selected rows that a refresh removed. */
export function BulkPlace<Row>({ table, actions }: BulkPlaceProps<Row>) {
  const { selection, selected: shown, rowId, texts, model } = table
  const rowText = useRowText(table)
  // Under server-side pagination, selected rows of other pages are kept in a map.
  const [seen] = useState(() => new Map<string, Row>())
  const chosen = useMemo(
    () => {
      const here = (shown?.rows ?? []).filter((row) => selection?.selected.has(idOf(table, row)))
      if (!table.paged) return here
      for (const row of here) seen.set(idOf(table, row), row)
      return [...(selection?.selected ?? [])].flatMap((id) => seen.get(id) ?? [])
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the table is a new object each render; these are the fields used
    [shown?.rows, selection?.selected, rowId, table.paged],
  )
  if (!selection || chosen.length === 0) return null
  const clear = () => selection.onChange(new Set())
  const headers = model.shown.map(({ column }) => texts.header(column.id)).join('\t')
  return (
    <BulkBar
      count={chosen.length}
      onClear={clear}
      onCopy={() => void copyText([headers, ...chosen.map(rowText)].join('\n'))}
    >
      {actions(chosen, clear)}
    </BulkBar>
  )
}
