import type { HostSummary } from '@inventory-console/api-mocks/contract'
import { hostSummary } from '@inventory-console/api-mocks/decoders/api/hosts'
import { makeHost, makeHosts } from '@inventory-console/api-mocks/fixtures/hosts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pause, Trash2 } from 'lucide-react'
import { screen, userEvent, within } from 'storybook/test'
import { decodeRows } from '../testing/decodeRows.ts'
import { fixtureColumns } from '../testing/fixtures/fixtureColumns.ts'
import { openRow } from '../testing/openRow.ts'
import { HostTable } from '../testing/samples/HostTable.tsx'
import { ArrangeColumns } from './columns/ArrangeColumns.tsx'
import { ColumnChoices } from './columns/ColumnChoices.tsx'
import { DataTable } from './DataTable.tsx'

const firstHost = makeHost(1).hostname
const secondHost = makeHost(2).hostname

/** As the table sorts them. */
const sortedNames = makeHosts(60)
  .map(({ hostname }) => hostname)
  .toSorted(new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare)

let manyHosts: readonly HostSummary[] = []
function tenThousand() {
  if (manyHosts.length === 0) manyHosts = makeHosts(10_000)
  return manyHosts
}

const rowId = ({ hostname }: HostSummary) => hostname

const meta = {
  title: 'Components/Tables and lists/DataTable',
  component: HostTable,
  subcomponents: { DataTable, ArrangeColumns, ColumnChoices },
  args: { rows: makeHosts(60) },
} satisfies Meta<typeof HostTable>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Loading: Story = { args: { rows: [], loading: true } }

export const Nothing: Story = { args: { rows: [], emptyText: 'There are no hosts here' } }

export const OneRow: Story = { args: { rows: makeHosts(1) } }

/** Menus and dialogs are lazy-loaded. */
const late = { timeout: 15_000 }

/** Sorted rows are rendered deferred. The host is not on the unsorted page. */
async function sortByHostname(canvasElement: HTMLElement) {
  const table = within(canvasElement)
  await userEvent.click(table.getByRole('button', { name: 'Hostname' }))
  await table.findByText(sortedNames[3] ?? '', {}, late)
  return table
}

/** Not as args: Storybook writes those out for its panels. */
export const TenThousandRows: Story = {
  render: (args) => <HostTable {...args} rows={tenThousand()} initialView={{ pageSize: 'all' }} />,
}

export const ScrolledToTheEnd: Story = {
  args: { initialView: { pageSize: 50 } },
  play: async ({ canvasElement }) => {
    const table = await sortByHostname(canvasElement)
    await userEvent.keyboard('{ArrowDown}{Control>}{ArrowDown}{ArrowRight}{/Control}')
    await table.findByText(sortedNames[49] ?? '')
  },
}

export const SortedByMemory: Story = { args: { initialView: { sort: { id: 'memoryTotal', desc: true } } } }

export const Searched: Story = { args: { initialView: { search: 'linux' } } }

export const NothingFound: Story = {
  args: { initialView: { search: 'no such host' }, emptyText: 'No host matches' },
}

export const FewColumns: Story = {
  args: {
    initialView: { hidden: fixtureColumns.slice(1).flatMap(({ id }) => (id === 'memoryTotal' ? [] : [id])) },
  },
}

export const GroupsHidden: Story = {
  args: {
    initialView: { hidden: fixtureColumns.flatMap(({ id, group }) => (group === undefined ? [] : [id])) },
  },
}

export const SomeSelected: Story = {
  args: { selectable: true, selectedIds: [makeHost(2).hostname, makeHost(3).hostname] },
}

export const AllSelected: Story = {
  args: { rows: makeHosts(5), selectable: true, selectedIds: makeHosts(5).map(rowId) },
}

export const SecondPage: Story = { args: { initialView: { page: 2 } } }

export const ChooserOpen: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Display' }))
    await screen.findByRole('menu', {}, late)
  },
}

export const CellFocused: Story = {
  play: async ({ canvasElement }) => {
    await sortByHostname(canvasElement)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}')
  },
}

export const LongValueFocused: Story = {
  args: { rows: [makeHost(1, { hostname: 'a-name-that-nobody-would-type-'.repeat(20) }), makeHost(2)] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Hostname' }))
    await userEvent.keyboard('{ArrowDown}')
  },
}

const hostile = [
  '<img src=x onerror=alert(1)>',
  '=HYPERLINK("http://example.com")',
  '\u202etxt.exe\u202c after',
  'zero\u200bwidth\u200djoined',
  'מארח-בעברית-12',
  'line\nbreak\tand tab',
  '.*+?^${}()|[]\\',
  '__proto__',
  'x'.repeat(10_000),
  '   spaces   ',
  '🦄 unicorn \ud800 half',
  'Zürich-Ångström-İstanbul',
]

export const HostileText: Story = {
  args: {
    rows: hostile.map((text, index) =>
      makeHost(index + 1, {
        hostname: text,
        environment: text,
        databases: { 'Oracle/Database': [text, text, text] },
      }),
    ),
  },
}

export const HostileTextSearched: Story = { args: { ...HostileText.args, initialView: { search: '(' } } }

export const SearchedAcrossAccents: Story = {
  args: { ...HostileText.args, initialView: { search: 'angstrom-i' } },
}

/** Rows with values that violate the contract. */
const broken = decodeRows(hostSummary, [
  { hostname: 'nothing-else' },
  { ...makeHost(2), environment: null, info: null, databases: null, clusterMembershipStatus: null },
  { ...makeHost(3), createdAt: '0001-01-01T00:00:00Z', agentVersion: '', virtualizationNode: '' },
  {
    ...makeHost(4),
    environment: { name: 'PRD' },
    info: { memoryTotal: '64', cpuThreads: 0 },
    databases: ['x'],
  },
  null,
])

export const NullEverywhere: Story = { args: { rows: broken } }

/** Location is pinned, the databases column comes next, and the model column is wide. */
export const ColumnsArranged: Story = {
  args: {
    initialView: {
      hidden: [],
      order: ['databases', 'environment'],
      pinned: ['location'],
      widths: { cpuModel: 400, databases: 120, location: 100 },
    },
  },
}

export const ColumnsArrangedScrolled: Story = {
  ...ColumnsArranged,
  play: async ({ canvasElement }) => {
    await sortByHostname(canvasElement)
    await userEvent.keyboard('{ArrowDown}{End}')
  },
}

export const ArrangeOpen: Story = {
  args: { initialView: { pinned: ['environment'] } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Display' }))
    await screen.findByRole('menu', {}, late)
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(page.getByRole('menuitem', { name: 'Arrange columns…' }))
    await page.findByRole('dialog', { name: 'Arrange columns' }, late)
  },
}

const rowActions = () => [
  { id: 'pause', label: 'Pause', icon: Pause, onSelect: () => {}, disabled: 'The agent does not respond' },
  { id: 'dismiss', label: 'Dismiss…', icon: Trash2, onSelect: () => {}, tone: 'danger' as const },
]

export const RowActions: Story = {
  args: { rowActions },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByTitle(new RegExp(`^Actions for ${firstHost}`), {}, late),
    )
    await screen.findByRole('menu', {}, late)
  },
}

export const RowOpen: Story = {
  args: {
    selectable: true,
    detail: ({ info }) => <p className="max-w-prose">{info.cpuModel} is what this host computes with.</p>,
  },
  play: ({ canvasElement }) => openRow(canvasElement, secondHost),
}

/** Rows 51 to 75 of 1,200; the list holds only this page. */
export const PageByPage: Story = {
  args: { rows: makeHosts(25), total: 1200, initialView: { page: 3, sort: { id: 'createdAt', desc: true } } },
}

export const Compact: Story = { globals: { density: 'compact' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }

export const Italian: Story = { globals: { locale: 'it' } }

export const Brazilian: Story = { globals: { locale: 'pt-br' } }
