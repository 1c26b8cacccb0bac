import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { withPadding, longName } from '../../testing/samples/withPadding.tsx'
import { waitOptions } from '../../testing/waitOptions.ts'
import { DateRange } from './DateRange.tsx'

const meta = {
  title: 'Components/Inputs and forms/DateRange',
  component: DateRange,
  decorators: [withPadding('max-w-xl min-h-112')],
  args: {
    label: 'Period',
    value: { from: '2026-02-13', to: '2026-03-16' },
    max: '2026-03-16',
    onChange: () => {},
  },
} satisfies Meta<typeof DateRange>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const Empty: Story = { args: { value: { from: null, to: null } } }
export const WithReset: Story = { args: { initial: { from: '2026-02-13', to: '2026-03-16' } } }
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Period, from/ }))
    await within(document.body).findByRole('grid', {}, waitOptions)
  },
}
export const WrongOrder: Story = { args: { value: { from: '2026-03-10', to: '2026-03-09' } } }
export const InTheFuture: Story = {
  args: { value: { from: null, to: null } },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: 'Period, to' }), '17/03/2026')
  },
}
export const Narrow: Story = { decorators: [withPadding('max-w-72')] }
export const Focus: Story = { play: () => userEvent.tab() }
export const LongText: Story = { args: { label: longName, hint: longName } }
