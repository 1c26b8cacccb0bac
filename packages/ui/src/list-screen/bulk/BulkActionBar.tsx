import { createElement, useMemo, useState, type ReactNode } from 'react'
import type { DataTableModel, RowSelection } from '../../data-table/useDataTable.tsx'
import { useLazyModule } from '../../lib/react/useLazyModule.ts'
import type { BulkActions } from './SelectedRowsBar.tsx'

const loadSelectedRowsBar = async () => (await import('./SelectedRowsBar.tsx')).SelectedRowsBar

/** Rows are selectable only if there are bulk actions. */
export function useBulkSelection(enabled: boolean): RowSelection | undefined {
  const [selected, onChange] = useState<ReadonlySet<string>>(() => new Set())
  return useMemo(() => (enabled ? { selected, onChange } : undefined), [enabled, selected])
}

/** Lazy-loads the bulk bar, because few lists have one. */
export function BulkActionBar<Row>(props: {
  table: DataTableModel<Row>
  actions: BulkActions<Row> | undefined
}): ReactNode {
  const { table, actions } = props
  const SelectedRowsBar = useLazyModule(actions !== undefined, loadSelectedRowsBar)
  return actions && SelectedRowsBar ? createElement(SelectedRowsBar<Row>, { table, actions }) : null
}
