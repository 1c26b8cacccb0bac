import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { withPadding, longName } from '../../testing/samples/withPadding.tsx'
import { Switch } from './Switch.tsx'

const meta = {
  title: 'Components/Inputs and forms/Switch',
  component: Switch,
  decorators: [withPadding('max-w-80')],
  args: { label: 'Collect every hour' },
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { defaultChecked: true } }
export const WithHint: Story = { args: { hint: 'Takes effect after a restart of the server' } }
export const Disabled: Story = { args: { disabled: true } }
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } }
export const Focus: Story = { play: () => userEvent.tab() }
export const LongText: Story = { args: { label: longName } }
