import { createElement, useMemo, useState, type ReactNode } from 'react'
import type { DataTableModel, RowSelection } from '../../data-table/useDataTable.tsx'
import { useLoaded } from '../../lib/react/useLoaded.ts'
import type { BulkActions } from './BulkPlace.tsx'

const load = async () => (await import('./BulkPlace.tsx')).BulkPlace

/** Rows are selectable only if there are bulk actions. */
export function useBulkSelection(offered: boolean): RowSelection | undefined {
  const [selected, onChange] = useState<ReadonlySet<string>>(() => new Set())
  return useMemo(() => (offered ? { selected, onChange } : undefined), [offered, selected])
}

/** Lazy-loads the bulk bar, because few lists have one. */
export function BulkActionBar<Row>(props: {
  table: DataTableModel<Row>
  actions: BulkActions<Row> | undefined
}): ReactNode {
  const { table, actions } = props
  const BulkPlace = useLoaded(actions !== undefined, load)
  return actions && BulkPlace ? createElement(BulkPlace<Row>, { table, actions }) : null
}
