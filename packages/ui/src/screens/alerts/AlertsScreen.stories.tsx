import { makeAlerts } from '@inventory-console/api-mocks/fixtures/alerts'
import { makeTechnologies } from '@inventory-console/api-mocks/fixtures/technologies'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen, userEvent, within } from 'storybook/test'
import type { ListState } from '../../lib/state.ts'
import { withFullHeight } from '../../testing/samples/withFullHeight.tsx'
import { hostile } from '../../testing/samples/withPadding.tsx'
import { failed, forbidden, loading } from '../../testing/states.ts'
import { chromaticModes } from '../../testing/visualModes.ts'
import { AlertsScreen } from './AlertsScreen.tsx'

const alerts = makeAlerts(90)
const page = (from = 0): ListState<(typeof alerts)[number]> => ({
  status: 'ready',
  value: alerts.slice(from, from + 25),
  total: 10_214,
})
const onlyNew = { filters: { alertStatus: { kind: 'oneOf', values: ['NEW'] } } } as const

const meta = {
  title: 'Screens/Alerts/Alert table',
  component: AlertsScreen,
  decorators: [withFullHeight],
  args: {
    list: page(),
    view: { ...onlyNew, sort: { id: 'date', desc: true } },
    technologies: makeTechnologies(),
    onRefresh: fn(),
    onOpen: fn(),
    onAcknowledge: fn(),
    onAcknowledgeAll: fn(),
  },
} satisfies Meta<typeof AlertsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  tags: ['languages', 'widths'],
  parameters: chromaticModes('languages', 'widths'),
}
export const Loading: Story = { args: { list: loading } }
export const KnownHostsHidden: Story = {
  args: { list: { status: 'ready', value: [], total: 0 }, hidesKnownHosts: true },
}
export const Empty: Story = { args: { list: { status: 'ready', value: [], total: 0 }, view: {} } }
export const NoResults: Story = { args: { list: { status: 'ready', value: [], total: 0 } } }
export const Failed: Story = { args: { list: failed('GET /alerts: 502 Bad Gateway') } }
export const Forbidden: Story = { args: { list: forbidden } }
export const Refreshing: Story = {
  args: { list: { status: 'ready', value: alerts.slice(0, 25), total: 10_214, refreshing: true } },
}
export const LastPage: Story = { args: { list: page(21), view: { ...onlyNew, page: 409 } } }
export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const [, first, second] = await within(canvasElement).findAllByRole('checkbox', { name: /^Select/ })
    for (const box of [first, second]) if (box) await userEvent.click(box)
    await screen.findByRole('region', { name: 'Selected rows' }, { timeout: 10_000 })
  },
}
export const AllReadAlready: Story = {
  args: {
    list: {
      status: 'ready',
      value: alerts.slice(0, 25).map((alert) => ({ ...alert, alertStatus: 'ACK' as const })),
      total: 25,
    },
    view: { filters: { alertStatus: { kind: 'oneOf', values: ['ACK'] } } },
  },
}
export const Described: Story = {
  args: {
    list: {
      status: 'ready',
      value: alerts.slice(0, 3).map((alert) => ({
        ...alert,
        alertCode: 'NEW_OPTION' as const,
        description: `Diagnostics Pack is in use on PRIM\nTuning Pack is in use on PRIM\n${hostile}`,
        alertAffectedTechnology: 'Oracle/Database',
        otherInfo: { hostname: 'db-014', dbname: 'PRIM, SECOND', licenseTypeID: 'A90649,A90650' },
        hostname: 'db-014',
      })),
      total: 3,
    },
  },
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('button', { name: /^Details of/ })
    if (first) await userEvent.click(first)
  },
}
export const FiltersOpen: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Filters/ }))
    await screen.findByRole('form', { name: 'Filters' }, { timeout: 10_000 })
  },
}
