import type { HostSummary } from '@inventory-console/api-mocks/contract'
import { makeHost, makeHosts } from '@inventory-console/api-mocks/fixtures/hosts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../components/button/Button.tsx'
import { PrintView } from '../data-table/print/PrintView.tsx'
import { fixtureColumns } from '../testing/fixtures/fixtureColumns.ts'
import { openRow } from '../testing/openRow.ts'
import { withFullHeight } from '../testing/samples/withFullHeight.tsx'
import { empty, failed, forbidden, loading, ready, refreshing } from '../testing/states.ts'
import { ListScreen } from './ListScreen.tsx'

const secondHost = makeHost(2).hostname

const hosts = makeHosts(60)

const meta = {
  title: 'Components/Tables and lists/ListScreen',
  component: ListScreen<HostSummary>,
  subcomponents: { PrintView },
  decorators: [withFullHeight],
  args: {
    area: 'hosts',
    columns: fixtureColumns,
    list: ready(hosts),
    rowId: ({ hostname }) => hostname,
    onRefresh: fn(),
  },
} satisfies Meta<typeof ListScreen<HostSummary>>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Loading: Story = { args: { list: loading } }
export const Empty: Story = { args: { list: empty } }
export const NoResults: Story = { args: { view: { search: 'nothing is called so' } } }
export const Failed: Story = { args: { list: failed() } }
export const FailedOpened: Story = {
  args: { list: failed('GET /hosts: 502 Bad Gateway: upstream 10.4.7.21:8080 did not answer in 60 s') },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Technical details'))
  },
}
export const Forbidden: Story = { args: { list: forbidden } }
export const Refreshing: Story = { args: { list: refreshing(hosts) } }
export const FewRows: Story = { args: { list: ready(hosts.slice(0, 4)) } }
export const WithActions: Story = {
  args: { actions: <Button>Export</Button>, primaryAction: <Button variant="primary">Add host</Button> },
}

const summary = (
  <div className="flex flex-col gap-2 p-4 text-13">
    <h2 className="text-16 font-semibold">Totals of 60 hosts</h2>
    <p className="text-text-muted">Figures, facets and charts of the list.</p>
  </div>
)
export const WithSummary: Story = { args: { summary } }
export const SummaryClosed: Story = {
  args: { summary },
  play: ({ canvasElement }) =>
    userEvent.click(within(canvasElement).getByRole('button', { name: 'Summary' })),
}
export const TabletWithSummary: Story = {
  args: { summary },
  globals: { viewport: { value: 'tablet' } },
  play: ({ canvasElement }) =>
    userEvent.click(within(canvasElement).getByRole('button', { name: 'Summary' })),
}
export const ManyFilters: Story = {
  args: {
    view: {
      filters: {
        hostname: {
          kind: 'text',
          text: 'a rather long text that somebody typed into the filter of the host name',
        },
        environment: { kind: 'oneOf', values: ['PROD', 'TEST', 'DEV', 'QA', ''] },
        memoryTotal: { kind: 'range', min: 8, max: 2048.5 },
        swapTotal: { kind: 'range', max: 64 },
        clusterMember: { kind: 'yesNo', value: true },
        createdAt: { kind: 'days', from: '2026-01-01', to: '2026-03-16' },
        location: { kind: 'oneOf', values: ['Milan'] },
      },
    },
  },
}
const counts = [
  { id: 'obsolete', column: 'createdAt', filter: { kind: 'days', to: '2026-03-14' }, tone: 'warning' },
  { id: 'clustered', column: 'environment', filter: { kind: 'oneOf', values: ['PROD'] } },
  { id: 'missing', column: 'environment', filter: { kind: 'oneOf', values: ['NOWHERE'] } },
] as const
export const WithCounts: Story = {
  args: { counts, view: { filters: { environment: { kind: 'oneOf', values: ['PROD'] } } } },
}
const bulkActions = () => (
  <>
    <Button>Export</Button>
    <Button>Dismiss…</Button>
  </>
)

/** A selector, because a role query on a whole table takes seconds. */
async function selectTwo(canvasElement: HTMLElement) {
  const boxes = [...canvasElement.querySelectorAll('[data-row-select]')]
  for (const box of boxes.slice(1, 3)) await userEvent.click(box)
  await waitFor(() => within(canvasElement).getByText('2 rows selected'), { timeout: 12_000 })
}

export const RowsSelected: Story = {
  args: { bulkActions },
  play: ({ canvasElement }) => selectTwo(canvasElement),
}

/** Row menus are lazy-loaded. */
const late = { timeout: 12_000 }
const rowActions = () => [{ id: 'dismiss', label: 'Dismiss…', onSelect: fn() }]
export const RowMenuOpen: Story = {
  args: { rowActions },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByTitle(new RegExp(`^Actions for ${secondHost}`), {}, late),
    )
    await screen.findByRole('menu', {}, late)
  },
}

export const RowOpen: Story = {
  args: {
    detail: ({ info }) => <p className="max-w-prose">{info.cpuModel} is what this host computes with.</p>,
  },
  play: ({ canvasElement }) => openRow(canvasElement, secondHost),
}

/** The third page of 1,200 rows; the list holds only this page. */
export const PageByPage: Story = {
  args: { list: { status: 'ready', value: hosts.slice(0, 25), total: 1200 }, view: { page: 3 } },
}
export const PageByPageNoResults: Story = {
  args: { list: { status: 'ready', value: [], total: 0 }, view: { search: 'nothing is called so' } },
}
export const PhoneRowsSelected: Story = {
  args: { bulkActions },
  globals: { viewport: { value: 'phone' } },
  play: ({ canvasElement }) => selectTwo(canvasElement),
}

/** The print view on screen: all sixty rows without the page around them. */
export const OnPaper: Story = {
  play: async () => {
    const paper = await waitFor(
      () => {
        window.dispatchEvent(new Event('beforeprint'))
        const element = document.querySelector('[data-slot=print-view]')
        if (!element) throw new Error('the print view is not loaded')
        return element
      },
      { timeout: 12_000 },
    )
    paper.classList.remove('hidden')
    paper.classList.add('absolute', 'inset-x-0', 'top-0', 'z-50')
  },
}

export const SearchFocused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('searchbox'))
  },
}
export const Shortcuts: Story = {
  args: { peek: { figures: ['environment'], facts: ['databases'] }, bulkActions: () => null },
  play: () =>
    waitFor(
      async () => {
        await userEvent.keyboard('?')
        await screen.findByRole('dialog')
      },
      { timeout: 12_000 },
    ),
}
export const Compact: Story = { globals: { density: 'compact' } }
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const PhoneFailed: Story = { args: { list: failed() }, globals: { viewport: { value: 'phone' } } }
export const PhoneManyFilters: Story = {
  args: ManyFilters.args ?? {},
  globals: { viewport: { value: 'phone' } },
}
export const PhoneWithActions: Story = {
  args: WithActions.args ?? {},
  globals: { viewport: { value: 'phone' } },
}
