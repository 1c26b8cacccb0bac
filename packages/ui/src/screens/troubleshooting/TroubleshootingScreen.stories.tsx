import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn, screen, userEvent, within } from 'storybook/test'
import { valueOr } from '../../lib/state.ts'
import { withFullHeight } from '../../testing/samples/withFullHeight.tsx'
import { hostile } from '../../testing/samples/withPadding.tsx'
import { empty, failed, forbidden, loading, ready, refreshing } from '../../testing/states.ts'
import { TroubleshootingScreen, type TroubleshootingScreenProps } from './TroubleshootingScreen.tsx'

/** Holds the view and the open list that the console keeps in the URL. */
function WithView({ view: initialView = {}, tab: initialTab, ...rest }: TroubleshootingScreenProps) {
  const [view, onViewChange] = useState(initialView)
  const [tab, onTabChange] = useState(initialTab)
  return (
    <TroubleshootingScreen
      {...rest}
      key={tab}
      view={view}
      onViewChange={onViewChange}
      tab={tab}
      onTabChange={onTabChange}
    />
  )
}

const onRefresh = fn()
const host = (index: number) => `ora-prod-mil-${String(index).padStart(3, '0')}`

const agents = ready(
  Array.from({ length: 30 }, (_, index) => ({
    id: String(index),
    hostname: host(index),
    days: 1 + ((index * 7) % 40),
    date: `2026-03-${String(16 - (index % 14)).padStart(2, '0')}T05:00:00Z`,
    description: `No data received from the host ${host(index)} in the last ${1 + ((index * 7) % 40)} day(s)`,
  })),
)
const missing = ready([
  { id: '1', hostname: host(1), name: 'CRM1', ignored: false, comment: '' },
  { id: '2', hostname: host(1), name: hostile, ignored: false, comment: '' },
  { id: '3', hostname: host(4), name: 'OLD', ignored: true, comment: 'Moved to PostgreSQL in 2024' },
])
const orphans = ready([
  { hostname: host(7), technology: 'VMWARE' },
  { hostname: host(8), technology: 'OVM' },
])
const errors = ready([
  {
    id: 'oracle 0',
    cloud: 'oracle' as const,
    createdAt: '2026-03-16T04:00:00Z',
    profileID: '65f0a1b2c3d4e5f60718293a',
    category: 'Compute Rightsizing',
    error: 'Error returned by Compute Service. Http Status Code: 404. NotAuthorizedOrNotFound.',
  },
  {
    id: 'aws 0',
    cloud: 'aws' as const,
    createdAt: '2026-03-15T04:00:00Z',
    profileID: '',
    category: 'Old Snapshot',
    error: 'AccessDenied',
  },
])

const meta = {
  title: 'Screens/Troubleshooting',
  component: TroubleshootingScreen,
  decorators: [withFullHeight],
  render: (args) => <WithView {...args} />,
  args: {
    tab: 'agents',
    onTabChange: fn(),
    agents: { list: agents, totalCount: null },
    missing: { list: missing },
    orphans: { list: orphans },
    errors: { list: errors, silent: [] },
    onRefresh,
    onOpenHost: fn(),
    onDismiss: fn(),
    onIgnore: fn(),
    onOpenCloud: { oracle: fn() },
  },
} satisfies Meta<typeof TroubleshootingScreen>
export default meta
type Story = StoryObj<typeof meta>

const silent = { totalCount: null }

export const Ready: Story = {}
export const Loading: Story = {
  args: {
    agents: { ...silent, list: loading },
    missing: { list: loading },
    orphans: { list: loading },
    errors: { list: loading, silent: [] },
  },
}
export const Empty: Story = { args: { agents: { ...silent, list: empty } } }
export const NoResults: Story = { args: { view: { search: 'no such host' } } }
export const Failed: Story = {
  args: { agents: { ...silent, list: failed('GET /alerts: 502 Bad Gateway') } },
}
export const AnotherFailed: Story = {
  args: { orphans: { list: failed('GET /hosts/no-clusters: 502 Bad Gateway') } },
}
export const Forbidden: Story = { args: { agents: { ...silent, list: forbidden } } }
export const Refreshing: Story = {
  args: {
    agents: { ...silent, list: refreshing(valueOr(agents, [])) },
  },
}
export const MoreThanShown: Story = { args: { agents: { ...silent, list: agents, totalCount: 12_345 } } }
export const ActionsOfAnAgent: Story = {
  play: async ({ canvasElement }) => {
    const [initialTab] = await within(canvasElement).findAllByRole('button', { name: /^Actions for/ })
    if (initialTab) await userEvent.click(initialTab)
    await screen.findByRole('menu', {}, { timeout: 10_000 })
  },
}
export const MissingDatabases: Story = { args: { tab: 'missing' } }
export const NoMissingDatabases: Story = { args: { tab: 'missing', missing: { list: empty } } }
export const WithoutCluster: Story = { args: { tab: 'loose' } }
export const NoneWithoutCluster: Story = { args: { tab: 'loose', orphans: { list: empty } } }
export const CloudErrors: Story = { args: { tab: 'errors' } }
export const NoCloudErrors: Story = {
  args: { tab: 'errors', errors: { list: empty, silent: [] } },
}
export const OneCloudSilent: Story = {
  args: { tab: 'errors', errors: { list: errors, silent: ['google'] } },
}
export const NoCloudInTheMenu: Story = { args: { errors: null } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
