import { useMemo, useState, type ReactNode } from 'react'
import { idOf } from '../../data-table/body/idOf.ts'
import { useRowText } from '../../data-table/body/useRowDoings.ts'
import type { DataTableModel } from '../../data-table/useDataTable.tsx'
import { copyText } from '../../lib/react/copyText.ts'
import { BulkBar } from './BulkBar.tsx'

/** What can be done with the rows that are selected: the buttons of the bar. `clear` lets them go again. */
export type BulkActions<Row> = (rows: readonly Row[], clear: () => void) => ReactNode

interface BulkPlaceProps<Row> {
  table: DataTableModel<Row>
  actions: BulkActions<Row>
}

/** Rows that are gone after a refresh are selected no longer. */
export function BulkPlace<Row>({ table, actions }: BulkPlaceProps<Row>) {
  const { selection, selected: shown, rowId, texts, model } = table
  const rowText = useRowText(table)
  // What comes page by page is gone with its page, but what was selected of it is not let go.
  const [seen] = useState(() => new Map<string, Row>())
  const chosen = useMemo(
    () => {
      const here = (shown?.rows ?? []).filter((row) => selection?.selected.has(idOf(table, row)))
      if (!table.paged) return here
      for (const row of here) seen.set(idOf(table, row), row)
      return [...(selection?.selected ?? [])].flatMap((id) => seen.get(id) ?? [])
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the table is a new object each render; these are what is read of it
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
