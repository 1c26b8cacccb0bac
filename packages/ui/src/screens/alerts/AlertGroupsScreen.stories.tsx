import { makeAlerts } from '@inventory-console/api-mocks/fixtures/alerts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen, userEvent, within } from 'storybook/test'
import { withFullHeight } from '../../testing/samples/withFullHeight.tsx'
import { failed, forbidden, loading } from '../../testing/states.ts'
import { chromaticModes } from '../../testing/visualModes.ts'
import { AlertGroupDetail } from './AlertGroupDetail.tsx'
import type { AlertGroup } from './alertGroups.ts'
import { AlertGroupsScreen } from './AlertGroupsScreen.tsx'

const alerts = makeAlerts(90)
const groups = [
  ...Map.groupBy(alerts, ({ alertCategory, alertCode, alertSeverity }) =>
    [alertCategory, alertCode, alertSeverity].join(' '),
  ).values(),
].flatMap((members): AlertGroup[] => {
  const [first] = members
  if (!first) return []
  const dates = members.map(({ date }) => date).toSorted()
  return [
    {
      category: first.alertCategory,
      code: first.alertCode,
      severity: first.alertSeverity,
      count: members.length,
      affectedHosts: new Set(members.map(({ hostname }) => hostname)).size,
      oldestAlert: dates[0] ?? first.date,
      latestAlert: dates.at(-1) ?? first.date,
    },
  ]
})
const onlyNew = { filters: { alertStatus: { kind: 'oneOf', values: ['NEW'] } } } as const

const meta = {
  title: 'Screens/Alerts/Alert queue',
  component: AlertGroupsScreen,
  decorators: [withFullHeight],
  args: {
    list: { status: 'ready', value: groups },
    view: onlyNew,
    onRefresh: fn(),
    renderAlerts: ({ code, severity }) => (
      <AlertGroupDetail
        list={{
          status: 'ready',
          value: alerts.filter(
            ({ alertCode, alertSeverity }) => alertCode === code && alertSeverity === severity,
          ),
        }}
        tableTo="/alerts?show=table"
        onAcknowledge={fn()}
      />
    ),
    tableTo: () => '/alerts?show=table',
    onShowTable: fn(),
    onAcknowledge: fn(),
    onAcknowledgeAll: fn(),
  },
} satisfies Meta<typeof AlertGroupsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  tags: ['languages', 'widths'],
  parameters: chromaticModes('languages', 'widths'),
}
export const Loading: Story = { args: { list: loading } }
export const NoNewAlerts: Story = { args: { list: { status: 'ready', value: [] } } }
export const KnownHostsHidden: Story = {
  args: { list: { status: 'ready', value: [] }, hidesKnownHosts: true },
}
export const Empty: Story = { args: { list: { status: 'ready', value: [] }, view: {} } }
export const NoResults: Story = {
  args: { list: { status: 'ready', value: [] }, view: { ...onlyNew, search: 'no such alert' } },
}
export const Failed: Story = { args: { list: failed('GET /alerts: 502 Bad Gateway') } }
export const Forbidden: Story = { args: { list: forbidden } }
export const Refreshing: Story = { args: { list: { status: 'ready', value: groups, refreshing: true } } }
export const NewestUnknown: Story = {
  args: {
    list: { status: 'ready', value: groups.map((group) => ({ ...group, latestAlert: null })) },
  },
}
export const Critical: Story = {
  args: { view: { filters: { ...onlyNew.filters, alertSeverity: { kind: 'oneOf', values: ['CRITICAL'] } } } },
}
export const Read: Story = {
  args: { view: { filters: { alertStatus: { kind: 'oneOf', values: ['ACK'] } } } },
}
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('button', { name: /^Details of/ })
    if (first) await userEvent.click(first)
  },
}
export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const [, first, second] = await within(canvasElement).findAllByRole('checkbox', { name: /^Select/ })
    for (const box of [first, second]) if (box) await userEvent.click(box)
    await screen.findByRole('region', { name: 'Selected rows' }, { timeout: 10_000 })
  },
}
