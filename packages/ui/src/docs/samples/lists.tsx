import { useState } from 'react'
import { CountBars } from '../../components/count-bars/CountBars.tsx'
import { Figures } from '../../components/figures/Figures.tsx'
import { ItemList } from '../../components/item-list/ItemList.tsx'
import type { Column } from '../../data-table/columns/column.ts'
import { DataTable } from '../../data-table/DataTable.tsx'
import { useDataTable } from '../../data-table/useDataTable.tsx'
import { ListToolsContext, type ListTools } from '../../lib/listTools.ts'
import { emptyView } from '../../lib/listView.ts'
import type { ListState } from '../../lib/state.ts'
import { ListBlock } from '../../list-screen/ListBlock.tsx'
import { ListScreen } from '../../list-screen/ListScreen.tsx'
import { SummaryPanel } from '../../list-screen/summary/SummaryPanel.tsx'
import { AddButton } from '../../list-screen/toolbar/AddButton.tsx'

interface Host {
  hostname: string
  memory: number
  usedPercent: number
  createdAt: string
}

/** Outside the component, because new columns create a new table. */
const columns: readonly Column<Host>[] = [
  { id: 'hostname', kind: 'link', to: ({ hostname }) => `/details/${hostname}`, filter: 'text' },
  { id: 'memoryTotal', kind: 'gigabytes', value: ({ memory }) => memory, filter: 'range' },
  { id: 'usedPercent', kind: 'fill' },
  { id: 'createdAt', kind: 'dateTime', filter: 'days' },
]
const rowId = ({ hostname }: Host) => hostname

export function ListScreenSample({ list, onRefresh }: { list: ListState<Host>; onRefresh: () => void }) {
  return <ListScreen area="hosts" columns={columns} list={list} rowId={rowId} onRefresh={onRefresh} />
}

export function ListToolsSample({ tools, list }: { tools: ListTools; list: ListState<Host> }) {
  return (
    <ListToolsContext value={tools}>
      <ListScreen area="hosts" columns={columns} list={list} rowId={rowId} />
    </ListToolsContext>
  )
}

export function ListBlockSample({ list }: { list: ListState<Host> }) {
  return <ListBlock area="hosts" columns={columns} list={list} rowId={rowId} />
}

export function DataTableSample({ rows }: { rows: readonly Host[] }) {
  const table = useDataTable({
    area: 'hosts',
    columns,
    rows,
    rowId,
    view: emptyView,
    onViewChange: () => {},
  })
  return <DataTable table={table} name="Hosts" />
}

/** Each column names its kind. A field that does not fit the kind is a type error. */
export const kindsSample: readonly Column<Host>[] = [
  { id: 'hostname', kind: 'code' },
  { id: 'memory', kind: 'bytes' },
  { id: 'usedPercent', kind: 'percent' },
]

export function ItemListSample({
  selectedId,
  onSelect,
}: {
  selectedId: string
  onSelect: (id: string) => void
}) {
  return (
    <ItemList
      label="Hosts"
      items={[
        { id: 'db-001', label: 'db-001', note: 'Milan' },
        { id: 'db-002', label: 'db-002', note: 'Turin' },
      ]}
      selectedId={selectedId}
      onSelect={onSelect}
      empty="No hosts yet"
    />
  )
}

export function CountBarsSample({ onSelect }: { onSelect: (id: string) => void }) {
  return (
    <CountBars
      title="Environment"
      bars={[
        { id: 'PROD', label: 'PROD', count: 42 },
        { id: 'DEV', label: 'DEV', count: 7 },
      ]}
      selectedIds={[]}
      onSelect={onSelect}
    />
  )
}

export function FiguresSample() {
  return (
    <Figures
      figures={[{ id: 'memory', label: 'Memory', value: '1.2 TiB', note: 'of the 24 databases found' }]}
    />
  )
}

export function AddButtonSample() {
  const [count, setCount] = useState(0)
  return <AddButton label={`Add contract ${count + 1}`} onClick={() => setCount(count + 1)} />
}

export function SummaryPanelSample() {
  return (
    <SummaryPanel title="Totals" note="24 of 120 databases">
      <FiguresSample />
    </SummaryPanel>
  )
}
