import type { HostSummary } from '@inventory-console/api-mocks/contract'
import { useState, type ReactNode } from 'react'
import { EmptyBlock } from '../../components/feedback/Block.tsx'
import type { RowAction } from '../../data-table/body/rows.ts'
import type { Column } from '../../data-table/columns/column.ts'
import { DataTable } from '../../data-table/DataTable.tsx'
import { PageSizeSelect, TablePager } from '../../data-table/paging/TablePager.tsx'
import { useDataTable } from '../../data-table/useDataTable.tsx'
import type { ListView } from '../../lib/listView.ts'
import { DisplayMenu } from '../../list-screen/toolbar/DisplayMenu.tsx'
import { useListView } from '../../list-screen/views/useListView.ts'
import { fixtureColumns } from '../fixtures/fixtureColumns.ts'

interface HostTableProps {
  rows: readonly HostSummary[]
  columns?: readonly Column<HostSummary>[]
  initialView?: Partial<ListView>
  selectable?: boolean
  selectedIds?: readonly string[]
  loading?: boolean
  emptyText?: string
  rowActions?: (row: HostSummary) => readonly RowAction[]
  detail?: (row: HostSummary) => ReactNode
  /** Total number of rows if the given ones are one page. */
  total?: number
}

const rowId = ({ hostname }: HostSummary) => hostname
const rowTo = ({ hostname }: HostSummary) => `/details/${encodeURIComponent(hostname)}`

/** The table with the parts that a list screen adds. */
export function HostTable({
  rows,
  columns = fixtureColumns,
  initialView,
  selectedIds = [],
  ...rest
}: HostTableProps) {
  const { selectable = false, loading = false, emptyText, rowActions, detail, total } = rest
  const { view, setView } = useListView(columns, { view: initialView })
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => new Set(selectedIds))
  const selection = selectable ? { selected, onChange: setSelected } : undefined
  const table = useDataTable({
    area: 'hosts',
    columns,
    rows,
    rowId,
    rowTo,
    view,
    setView,
    selection,
    rowActions,
    detail,
    total,
  })
  return (
    <div className="flex h-160 flex-col gap-2 p-4">
      <div className="flex items-center justify-end gap-2">
        <label className="mr-auto text-13">
          Search{' '}
          <input
            type="search"
            className="h-8 rounded-control border border-line-control bg-surface px-2"
            value={view.search}
            onChange={({ target }) => table.setView({ search: target.value })}
          />
        </label>
        <PageSizeSelect table={table} />
        <DisplayMenu table={table} />
      </div>
      <DataTable
        table={table}
        name="Hosts"
        loading={loading}
        placeholder={emptyText ? <EmptyBlock title={emptyText} /> : undefined}
      />
      <TablePager table={table} />
    </div>
  )
}
