import { NOW } from '@inventory-console/api-mocks/clock'
import type { HostSummary } from '@inventory-console/api-mocks/contract'
import { makeHosts } from '@inventory-console/api-mocks/fixtures/hosts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn, screen, userEvent, within } from 'storybook/test'
import { ToastProvider } from '../components/toast/Toast.tsx'
import type { ComparedState, ListHistory } from '../domain/comparison.ts'
import { ListToolsContext, type ListTools } from '../lib/listTools.ts'
import { makeListTools } from '../testing/listTools.ts'
import { HostList } from '../testing/samples/HostList.tsx'
import { hostile } from '../testing/samples/withPadding.tsx'
import { ListScreen } from './ListScreen.tsx'

const hosts = makeHosts(60)
const asOf = Date.parse(NOW) - 7 * 60_000

interface ToolsStoryProps {
  tools: ListTools
  list: ComparedState<HostSummary>
}

function ListWithTools({ tools, list }: ToolsStoryProps) {
  const [view, setView] = useState({})
  return (
    <ToastProvider>
      <ListToolsContext value={tools}>
        <HostList list={list} view={view} onViewChange={setView} onRefresh={fn()} />
      </ListToolsContext>
    </ToastProvider>
  )
}

const meta = {
  title: 'Components/Tables and lists/ListTools',
  component: ListWithTools,
  subcomponents: { ListScreen },
  args: { tools: makeListTools(), list: { status: 'ready', value: hosts, asOf } },
} satisfies Meta<typeof ListWithTools>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** Menus and dialogs are lazy-loaded. */
const late = { timeout: 12_000 }

const press =
  (button: RegExp, ...entries: readonly RegExp[]): Play =>
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: button }, late))
    await screen.findByRole('menu', {}, late)
    for (const name of entries) await userEvent.click(await screen.findByRole('menuitem', { name }, late))
  }
const shows = async (role: 'dialog' | 'alertdialog') => {
  await screen.findByRole(role, {}, late)
}
export const Ready: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const ExportOpen: Story = { play: press(/^Export$/) }
export const Exporting: Story = {
  args: {
    tools: makeListTools({
      save: (_sheet, _format, report) => {
        report(0.42)
        return new Promise(() => {})
      },
    }),
  },
  play: async (context) => {
    await press(/^Export$/, /XLSX/)(context)
    await shows('dialog')
  },
}
export const ExportFailed: Story = {
  args: { tools: makeListTools({ save: () => Promise.reject(new Error('The worker did not start')) }) },
  play: async (context) => {
    await press(/^Export$/, /CSV/)(context)
    await shows('alertdialog')
  },
}

const saved = [
  { name: 'Obsolete in Milan', isDefault: true, isKept: true, isShown: true },
  {
    name: 'Licenses to renew before the end of the quarter',
    isDefault: false,
    isKept: false,
    isShown: false,
  },
  { name: hostile, isDefault: false, isKept: false, isShown: false },
]
const withViews = makeListTools({ views: { saved } })
export const ViewsOpen: Story = { args: { tools: withViews }, play: press(/^Display$/) }
export const NoDates: Story = {
  args: { tools: makeListTools({ onCompare: undefined }) },
  play: press(/^Display$/),
}
export const SavingView: Story = {
  args: { tools: withViews },
  play: async (context) => {
    await press(/^Display$/, /^Save this view/)(context)
    await shows('dialog')
  },
}
export const ManagingViews: Story = {
  args: { tools: withViews },
  play: async (context) => {
    await press(/^Display$/, /^Manage views/)(context)
    await shows('dialog')
  },
}
export const AskingForDates: Story = {
  play: async (context) => {
    await press(/^Display$/, /^Compare two dates/)(context)
    await shows('dialog')
  },
}
export const RefreshedEveryMinute: Story = {
  args: { tools: makeListTools({ refreshInterval: 60 }) },
  play: press(/^Auto-refresh/),
}
export const DismissedHosts: Story = {
  args: { tools: makeListTools({ note: 'With a date set, lists include dismissed hosts.' }) },
}
export const OldLink: Story = {
  args: { tools: makeListTools({ unknown: ['perPage', 'f.kernel', 'date'] }) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/unknown parameters ignored/, {}, late)
  },
}

/** Two hosts more each week; in the first three weeks the list also shows two dismissed ones. */
const history: ListHistory<HostSummary> = {
  fetchDay: (day) => {
    const weeks = day === null ? 9 : Math.round((Date.parse(day) - Date.parse('2026-01-12')) / 604_800_000)
    return Promise.resolve({
      rows: hosts.slice(0, 40 + 2 * weeks),
      dismissed: hosts.slice(0, weeks < 3 ? 2 : 0),
    })
  },
  linkOf: (day) => `/hosts?date=${day ?? ''}`,
}
const countOverTime: Play = async (context) => {
  await press(/^Display$/, /^Count over time/)(context)
  await userEvent.click(await screen.findByRole('button', { name: 'Count' }, late))
}
const withHistory = (own: Partial<ListHistory<HostSummary>>) => ({
  list: { status: 'ready', value: hosts, asOf, history: { ...history, ...own } } as const,
})
export const CountedOverTime: Story = {
  args: withHistory({}),
  play: async (context) => {
    await countOverTime(context)
    await screen.findByRole('rowheader', { name: 'today' }, late)
  },
}
export const CountingOverTime: Story = {
  args: withHistory({
    fetchDay: (day, signal) =>
      day !== null && day < '2026-02-10' ? history.fetchDay(day, signal) : new Promise(() => {}),
  }),
  play: async (context) => {
    await countOverTime(context)
    await screen.findByText('5 of 10 days', {}, late)
  },
}
/** The other days are shown, with a gap in the chart. */
export const CountOverTimeFailed: Story = {
  args: withHistory({
    fetchDay: (day, signal) =>
      day === '2026-02-09' ? Promise.reject(new Error('502')) : history.fetchDay(day, signal),
  }),
  play: async (context) => {
    await countOverTime(context)
    await screen.findByText(/Could not load 1 day/, {}, late)
  },
}
