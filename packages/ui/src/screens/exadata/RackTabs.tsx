import type { ExadataComponent, ExadataRack, ExadataRdma } from '@inventory-console/api-mocks/contract'
import { Boxes, Database, HardDrive, Pencil } from 'lucide-react'
import { useState } from 'react'
import { hostTo } from '../../columns/databaseColumns.ts'
import { Button } from '../../components/button/Button.tsx'
import { EmptyBlock } from '../../components/feedback/Block.tsx'
import { type Tab, Tabs } from '../../components/tabs/Tabs.tsx'
import type { RowAction } from '../../data-table/body/rows.ts'
import type { Column } from '../../data-table/columns/column.ts'
import { useText } from '../../i18n/I18nProvider.tsx'
import type { ListView } from '../../lib/listView.ts'
import type { BulkActions } from '../../list-screen/bulk/BulkActionBar.tsx'
import { ListBlock } from '../../list-screen/ListBlock.tsx'
import type { ListProps } from '../../list-screen/listProps.ts'
import {
  bareMetalColumns,
  cellColumns,
  cellDiskColumns,
  databaseColumns,
  gridDiskColumns,
  guestHostColumns,
  switchColumns,
  vmColumns,
} from './rackColumns.ts'
import type { ClusterEdit, ClusterTarget, RackActions } from './rackEdit.ts'
import { cellDisksOf, componentsOf, databasesOf, gridDisksOf, type RackVM, vmsOf } from './rackParts.ts'
import { RdmaForm } from './RdmaForm.tsx'

interface RackTabsProps extends Pick<RackActions, 'onSaveRdma'> {
  rack: ExadataRack
  hostnames: ReadonlySet<string>
  onEdit: (edit: ClusterEdit) => void
  /** Unsaved input of the RDMA form. */
  draft: ExadataRdma | undefined
  onDraftChange: (draft: ExadataRdma | null) => void
}

const rowId = ({ id }: { id: string }) => id
const hostId = ({ hostID, hostname }: ExadataComponent) => `${hostID} ${hostname}`

/** One tab per kind of component. Kinds that the rack lacks have no tab. */
export function RackTabs({ rack, hostnames, onEdit, onSaveRdma, draft, onDraftChange }: RackTabsProps) {
  const t = useText('exadata')
  const { listTab, open, openFilteredTab } = useRackTabs(draft ? 'rdma' : undefined)

  /** Link to the host page of a component with an agent. */
  const toKnownHost = (name: string) => (hostnames.has(name) ? hostTo(name) : null)
  const parts = {
    vms: vmsOf(rack),
    cellDisks: cellDisksOf(rack),
    gridDisks: gridDisksOf(rack),
    databases: databasesOf(rack),
  }
  // A part that the rack lacks has no tab to open.
  const hostActions = ({ hostname }: ExadataComponent): RowAction[] =>
    parts.vms.length === 0
      ? []
      : [
          {
            id: 'vms',
            label: t('actions.vms'),
            icon: Boxes,
            onSelect: () => openFilteredTab('vms', 'host', hostname),
          },
        ]
  const cellActions = (cell: ExadataComponent): RowAction[] => [
    {
      id: 'clusters',
      label: t('actions.clusters'),
      icon: Pencil,
      onSelect: () => onEdit({ kind: 'cell', targets: [cellTarget(cell)] }),
    },
    ...cellParts
      .filter(({ part }) => parts[part].length > 0)
      .map(({ part: tabId, action, icon }) => ({
        id: tabId,
        label: t(`actions.${action}`),
        icon,
        onSelect: () => openFilteredTab(tabId, 'cell', cell.hostname),
      })),
  ]
  const switches = componentsOf(rack, 'IB_SWITCH')
  const tabs: Tab[] = [
    ...listTab('kvm', componentsOf(rack, 'KVM_HOST'), guestHostColumns, hostId, { rowActions: hostActions }),
    ...listTab('dom0', componentsOf(rack, 'DOM0'), guestHostColumns, hostId, { rowActions: hostActions }),
    ...listTab('bareMetal', componentsOf(rack, 'BARE_METAL'), bareMetalColumns, hostId, {
      rowTo: ({ hostname }) => toKnownHost(hostname),
    }),
    ...listTab('vms', parts.vms, vmColumns, rowId, {
      rowTo: ({ name }) => toKnownHost(name),
      rowActions: (vm) => [
        {
          id: 'cluster',
          label: t('actions.cluster'),
          icon: Pencil,
          onSelect: () => onEdit({ kind: 'vm', targets: [vmTarget(vm)] }),
        },
      ],
      bulkActions: bulkEdit(t('actions.cluster'), (selectedRows, hidden) =>
        onEdit({ kind: 'vm', targets: selectedRows.map(vmTarget), hidden }),
      ),
    }),
    ...listTab('cells', componentsOf(rack, 'STORAGE_CELL'), cellColumns, hostId, {
      rowActions: cellActions,
      bulkActions: bulkEdit(t('actions.clusters'), (selectedRows, hidden) =>
        onEdit({ kind: 'cell', targets: selectedRows.map(cellTarget), hidden }),
      ),
    }),
    ...listTab('cellDisks', parts.cellDisks, cellDiskColumns, rowId),
    ...listTab('gridDisks', parts.gridDisks, gridDiskColumns, rowId),
    ...listTab('databases', parts.databases, databaseColumns, rowId),
    ...listTab('switches', switches, switchColumns, hostId),
  ]
  // Racks without InfiniBand switches use RDMA.
  if (switches.length === 0)
    tabs.push({
      id: 'rdma',
      label: t('rdma.tab'),
      content: <RdmaForm rdma={rack.rdma} draft={draft} onDraftChange={onDraftChange} onSave={onSaveRdma} />,
    })

  return (
    <>
      {rack.components.length === 0 ? (
        <EmptyBlock title={t('rack.nothing.title')} text={t('rack.nothing.text')} />
      ) : null}
      <Tabs label={t('rack.parts')} tabs={tabs} {...open} />
    </>
  )
}

type RackTab =
  | 'kvm'
  | 'dom0'
  | 'bareMetal'
  | 'vms'
  | 'cells'
  | 'cellDisks'
  | 'gridDisks'
  | 'databases'
  | 'switches'

const cellParts = [
  { part: 'cellDisks', action: 'disks', icon: HardDrive },
  { part: 'gridDisks', action: 'gridDisks', icon: HardDrive },
  { part: 'databases', action: 'databases', icon: Database },
] as const

/** Open tab and the filters of each tab. */
function useRackTabs(initialTab: string | undefined) {
  const t = useText('rack')
  const common = useText('common')
  const [tab, setTab] = useState(initialTab)
  const [views, setViews] = useState<Readonly<Partial<Record<RackTab, Partial<ListView>>>>>({})
  const setView = (tabId: RackTab, view: Partial<ListView>) =>
    setViews((previous) => ({ ...previous, [tabId]: view }))

  function listTab<Row>(
    id: RackTab,
    rows: readonly Row[],
    columns: readonly Column<Row>[],
    idOf: (row: Row) => string,
    actions: Pick<ListProps<Row>, 'rowTo' | 'rowActions' | 'bulkActions'> = {},
  ): Tab[] {
    if (rows.length === 0) return []
    const view = views[id] ?? defaultView
    // A filter that an action of another tab set must be seen and removable.
    const isFiltered = Object.keys(view.filters ?? {}).length > 0
    const content = (
      <ListBlock
        area={`rack.${id}`}
        columns={columns}
        list={{ status: 'ready', value: rows }}
        rowId={idOf}
        isPlain={rows.length < fewRows && !isFiltered}
        view={view}
        onViewChange={(view) => setView(id, view)}
        {...actions}
      />
    )
    return [
      {
        id,
        label: id === 'databases' || id === 'vms' ? common(`columns.${id}`) : t(`${id}.title`),
        count: rows.length,
        content,
      },
    ]
  }
  return {
    listTab,
    open: { onChange: setTab, ...(tab === undefined ? {} : { value: tab }) },
    /** Opens another tab, filtered by one host. */
    openFilteredTab: (tabId: RackTab, column: 'host' | 'cell', name: string) => {
      setView(tabId, { filters: { [column]: { kind: 'oneOf', values: [name] } } })
      setTab(tabId)
    },
  }
}
/** Fewer rows need no search and filters. */
const fewRows = 10
const defaultView: Partial<ListView> = {}

/** Bulk action with one button for all selected rows. */
export function bulkEdit<Row>(
  label: string,
  onPress: (rows: readonly Row[], hidden: number) => void,
): BulkActions<Row> {
  return (rows, _clear, hidden) => <Button onClick={() => onPress(rows, hidden)}>{label}</Button>
}

export function vmTarget({ id, hostID, name, clusterName }: RackVM): ClusterTarget {
  return { id, hostID, name, clusterNames: clusterName ? [clusterName] : [] }
}

export function cellTarget({ hostID, hostname, clusterNames }: ExadataComponent): ClusterTarget {
  return { id: hostID, hostID, name: hostname, clusterNames }
}
