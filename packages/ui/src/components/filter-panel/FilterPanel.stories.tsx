import { makeHosts } from '@inventory-console/api-mocks/fixtures/hosts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { screen, userEvent, within } from 'storybook/test'
import { fixtureColumns } from '../../testing/fixtureColumns.ts'
import { useColumnTexts } from '../data-table/useColumnTexts.ts'
import { useDataTable } from '../data-table/useDataTable.tsx'
import { useFacets } from '../data-table/useFacets.tsx'
import { filterSections } from './filterable.ts'
import { FilterChips } from './FilterChips.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import { useFilterDrafts, type Filters } from './useFilterDrafts.ts'

interface PanelProps {
  hosts: number
  applied: Filters
  /** Only these columns. */
  ids: readonly string[]
  columns?: typeof fixtureColumns
}

const hostnamesAsChoice = fixtureColumns.map((column) =>
  column.id === 'hostname' ? { ...column, filter: 'oneOf' as const } : column,
)

const rowId = ({ hostname }: { hostname: string }) => hostname

/** The panel as a list screen has it, with the chips of what is applied. */
function PanelOfHosts({ hosts, applied: start, ids, columns: all = fixtureColumns }: PanelProps) {
  const [rows] = useState(() => makeHosts(hosts))
  const [applied, setApplied] = useState(start)
  const table = useDataTable({ area: 'hosts', columns: all, rows, rowId })
  const texts = useColumnTexts('hosts')
  const drafts = useFilterDrafts(applied, setApplied)
  const columns = ids.length === 0 ? all : all.filter(({ id }) => ids.includes(id))
  const facts = useFacets(
    table,
    columns.map(({ id }) => id),
  )
  return (
    <div className="flex h-dvh gap-4">
      <div className="w-72 overflow-y-auto border-r border-line">
        <FilterPanel
          sections={filterSections(columns)}
          texts={texts}
          drafts={drafts}
          applied={applied}
          facts={facts}
        />
      </div>
      <div className="min-w-0 flex-1 p-4">
        <FilterChips applied={applied} texts={texts} drafts={drafts} focusAfter={{ current: null }} />
      </div>
    </div>
  )
}

const meta = {
  title: 'Components/FilterPanel',
  component: PanelOfHosts,
  args: { hosts: 60, applied: {}, ids: [] },
} satisfies Meta<typeof PanelOfHosts>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Text: Story = { args: { ids: ['hostname'] } }
export const TextSuggestions: Story = {
  args: { ids: ['hostname'] },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox', { name: 'Hostname' }), 'ora')
    await screen.findAllByRole('option')
    await userEvent.keyboard('{ArrowDown}')
  },
}
export const Choice: Story = {
  args: { ids: ['environment'], applied: { environment: { kind: 'oneOf', values: ['PROD', 'GONE'] } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Environment/ }))
    await screen.findByRole('checkbox', { name: 'TEST' })
  },
}
export const ChoiceAmongMany: Story = {
  args: { hosts: 400, ids: ['hostname'], columns: hostnamesAsChoice },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Hostname/ }))
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Find in Hostname' }), '-prod-')
  },
}
export const Range: Story = {
  args: { ids: ['memoryTotal'], applied: { memoryTotal: { kind: 'range', min: 128, max: 512 } } },
}
export const RangeUntouched: Story = { args: { ids: ['memoryTotal'] } }
export const RangeFault: Story = {
  args: { ids: ['memoryTotal'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Memory, from' }), '64')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Memory, to' }), '8')
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }))
  },
}
export const RangeWithoutNumbers: Story = { args: { hosts: 0, ids: ['memoryTotal'] } }
export const YesNo: Story = {
  args: { ids: ['clusterMember'], applied: { clusterMember: { kind: 'yesNo', value: true } } },
}
export const Days: Story = {
  args: {
    ids: ['createdAt'],
    applied: { createdAt: { kind: 'days', from: '2026-03-01', to: '2026-03-16' } },
  },
}
export const DayInTheFuture: Story = {
  args: { ids: ['createdAt'] },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: 'Updated, to' }), '17/03/2026')
  },
}
export const GroupOpened: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('CPU'))
  },
}
export const Empty: Story = { args: { hosts: 0 } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
