import { DataTable } from '../../data-table/DataTable.tsx'
import { useDataTable } from '../../data-table/useDataTable.tsx'
import type { ListView } from '../../lib/listView.ts'
import { useListView } from '../../list-screen/views/useListView.ts'
import { kindColumns, kindRows, type KindRow } from '../fixtures/kindRows.ts'

interface KindTableProps {
  rows?: readonly KindRow[]
  view?: Partial<ListView>
}

const rowId = ({ name }: KindRow) => name

/** Every column kind that hosts do not use. */
export function KindTable({ rows = kindRows, view: initialView }: KindTableProps) {
  const { view, setView } = useListView(kindColumns, { view: initialView })
  const table = useDataTable({
    area: 'hosts',
    columns: kindColumns,
    rows,
    rowId,
    view,
    setView,
  })
  return (
    <div className="flex h-120 flex-col p-4">
      <label className="text-13">
        Search{' '}
        <input
          type="search"
          className="mb-2 h-8 rounded-control border border-line-control bg-surface px-2"
          value={view.search}
          onChange={({ target }) => table.setView({ search: target.value })}
        />
      </label>
      <DataTable table={table} name="Tablespaces" />
    </div>
  )
}
