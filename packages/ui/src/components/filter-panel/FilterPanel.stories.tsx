import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import {
  environmentAlone,
  hostnamesAsChoice,
  HostFilterPanel,
  reportedOnDay,
} from '../../testing/samples/HostFilterPanel.tsx'
import { hostile, longName } from '../../testing/samples/withPadding.tsx'
import { FilterPanel } from './FilterPanel.tsx'

const meta = {
  title: 'Components/Tables and lists/FilterPanel',
  component: HostFilterPanel,
  subcomponents: { FilterPanel },
} satisfies Meta<typeof HostFilterPanel>
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
  args: {
    ids: ['environment'],
    initialFilters: { environment: { kind: 'oneOf', values: ['PROD', 'GONE'] } },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Environment/ }))
    await screen.findByRole('option', { name: /^TEST/ })
  },
}
export const ChoiceAmongMany: Story = {
  args: { hosts: 400, ids: ['hostname'], columns: hostnamesAsChoice },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Hostname/ }))
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search in Hostname' }), '-prod-')
  },
}
export const Range: Story = {
  args: { ids: ['memoryTotal'], initialFilters: { memoryTotal: { kind: 'range', min: 128, max: 512 } } },
}
export const RangeUntouched: Story = { args: { ids: ['memoryTotal'] } }
export const RangeFault: Story = {
  args: { ids: ['memoryTotal'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Memory GiB, from' }), '64')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Memory GiB, to' }), '8')
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }))
  },
}
export const RangeWithoutNumbers: Story = { args: { hosts: 0, ids: ['memoryTotal'] } }
export const YesNo: Story = {
  args: { ids: ['clusterMember'], initialFilters: { clusterMember: { kind: 'yesNo', value: true } } },
}
export const Days: Story = {
  args: {
    ids: ['createdAt'],
    initialFilters: { createdAt: { kind: 'days', from: '2026-03-01', to: '2026-03-16' } },
  },
}
export const DayInTheFuture: Story = {
  args: { ids: ['createdAt'] },
  play: async ({ canvasElement }) => {
    await userEvent.type(
      within(canvasElement).getByRole('textbox', { name: 'Last report, to' }),
      '17/03/2026',
    )
  },
}
export const OneDay: Story = {
  args: {
    ids: ['createdAt'],
    columns: reportedOnDay,
    initialFilters: { createdAt: { kind: 'days', from: '2026-03-16', to: '2026-03-16' } },
  },
}
export const OneOption: Story = {
  args: {
    ids: ['environment'],
    columns: environmentAlone,
    initialFilters: { environment: { kind: 'oneOf', values: ['TEST'] } },
  },
}
export const DaysInWrongOrder: Story = {
  args: { ids: ['createdAt'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Last report, from' }), '10/03/2026')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Last report, to' }), '09/03/2026')
  },
}
export const Counting: Story = {
  args: { ids: ['environment', 'memoryTotal'], isCounting: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Environment/ }))
  },
}
export const NotAppliedYet: Story = {
  args: { ids: ['clusterMember'] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: 'Yes' }))
  },
}
export const GroupOpened: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('CPU'))
  },
}
export const HostileText: Story = {
  args: {
    ids: ['hostname', 'environment'],
    initialFilters: {
      hostname: { kind: 'text', text: hostile },
      environment: { kind: 'oneOf', values: [hostile] },
    },
  },
}
export const LongText: Story = {
  args: {
    ids: ['hostname', 'environment'],
    initialFilters: {
      hostname: { kind: 'text', text: longName },
      environment: { kind: 'oneOf', values: [longName] },
    },
  },
}
export const Empty: Story = { args: { hosts: 0 } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
