import type { HostSummary } from '@inventory-console/api-mocks/contract'
import { makeHosts } from '@inventory-console/api-mocks/fixtures/hosts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, within } from 'storybook/test'
import { ToastProvider } from '../../components/toast/Toast.tsx'
import type { Comparison } from '../../domain/comparison.ts'
import { ListToolsContext } from '../../lib/listTools.ts'
import { fixtureColumns } from '../../testing/fixtures/fixtureColumns.ts'
import { makeListTools } from '../../testing/listTools.ts'
import { hostile, longName } from '../../testing/samples/withPadding.tsx'
import { empty, failed, loading, ready } from '../../testing/states.ts'
import { waitOptions } from '../../testing/waitOptions.ts'
import { paths } from '../paths.ts'
import { HandoverScreen } from './HandoverScreen.tsx'

const today = makeHosts(40)
const earlier = [
  ...today.slice(3).map((host, index) => ({
    ...host,
    info: { ...host.info, cpuCores: host.info.cpuCores + (index % 12 === 0 ? 4 : 0) },
  })),
  ...today.slice(0, 1).map((host) => ({ ...host, hostname: 'retired-01' })),
]
const comparison: Comparison<HostSummary> = {
  identity: ({ hostname }) => [hostname],
  groupedBy: 'host',
  groupTo: paths.host,
}
const compared = { comparison, from: '2026-03-08', until: null, onClose: fn() }
const hosts = {
  list: ready(today),
  columns: fixtureColumns,
  compared: { ...compared, earlier: ready(earlier) },
  to: (kind: string) => `/hosts?compare=2026-03-08..&c.f.change=in:${kind}`,
}
const agent = (hostname: string, days: number) => ({
  id: hostname,
  hostname,
  days,
  date: '2026-03-16T00:10:00Z',
  description: '',
})
const group = (code: 'NEW_SERVER' | 'NEW_OPTION' | 'NO_DATA', count: number) => ({
  category: code === 'NO_DATA' ? ('AGENT' as const) : ('ENGINE' as const),
  code,
  severity: 'INFO' as const,
  count,
  affectedHosts: count,
  oldestAlert: '2026-03-10T08:00:00Z',
  daysFromCreation: null,
})
const license = (itemDescription: string, consumed: number, covered: number) => ({
  licenseTypeID: 'A90611',
  itemDescription,
  metric: 'Processor Perpetual' as const,
  cost: 47_500,
  consumed,
  covered,
  purchased: covered,
  compliance: covered / consumed,
  unlimited: false,
  available: 0,
})
const view = { id: '/hosts Obsolete', label: 'Obsolete in Milan (Hosts)', to: '/hosts?f.obsolete=is:yes' }

const meta = {
  title: 'Screens/Handover',
  component: HandoverScreen,
  decorators: [
    (Story) => (
      <ToastProvider>
        <ListToolsContext value={makeListTools()}>
          <Story />
        </ListToolsContext>
      </ToastProvider>
    ),
  ],
  args: {
    since: '2026-03-09',
    onSinceChange: fn(),
    hosts,
    silentAgents: ready([agent('mil-db-07', 3), agent('dub-app-01', 40)]),
    alerts: {
      all: ready([group('NEW_SERVER', 3), group('NEW_OPTION', 5), group('NO_DATA', 9)]),
      open: ready([group('NEW_OPTION', 2), group('NO_DATA', 9)]),
    },
    contracts: ready([
      { product: 'oracle', name: '5128624', day: '2026-04-30' },
      { product: 'sqlServer', name: 'MS-2026-17', day: '2026-03-11' },
    ]),
    contractsUntil: '2026-06-14',
    compliance: ready([license('Database Enterprise Edition', 40, 16), license('Partitioning', 8, 8)]),
    views: [view],
    attached: null,
    onAttach: fn(),
    onRefresh: fn(),
  },
} satisfies Meta<typeof HandoverScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('3 new hosts', {}, waitOptions)
  },
}
export const WithView: Story = { args: { attached: view } }
/** Each section says so in one line. */
export const Empty: Story = {
  args: {
    hosts: { ...hosts, compared: { ...compared, earlier: ready(today) } },
    silentAgents: empty,
    alerts: { all: empty, open: empty },
    contracts: empty,
    compliance: empty,
    views: [],
  },
}
export const Loading: Story = {
  args: {
    hosts: { ...hosts, list: loading },
    silentAgents: loading,
    alerts: { all: loading, open: loading },
    contracts: loading,
    compliance: loading,
  },
}
/** The other sections are not affected. */
export const FailedSections: Story = {
  args: { hosts: { ...hosts, list: failed() }, contracts: failed('GET /contracts/mysql/database: 503') },
}
export const LongText: Story = {
  args: {
    contracts: ready([{ product: 'oracle', name: longName, day: '2026-04-30' }]),
    silentAgents: ready([agent(hostile, 3)]),
    attached: { ...view, label: longName },
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const Italian: Story = { globals: { locale: 'it' } }
export const Brazilian: Story = { globals: { locale: 'pt-br' } }
