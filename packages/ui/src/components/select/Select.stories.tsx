import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { withPadding, longName } from '../../testing/samples/withPadding.tsx'
import { Select } from './Select.tsx'

const environments = ['PROD', 'TEST', 'DEV', 'QA'].map((value) => ({ value, label: value }))
const meta = {
  title: 'Components/Inputs and forms/Select',
  component: Select,
  decorators: [withPadding('max-w-80')],
  args: { label: 'Environment', choices: environments, value: 'PROD', onChange: () => {} },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {}
export const Empty: Story = { args: { value: null } }
export const Fixed: Story = { args: { fixed: true, label: 'Rows a page', hideLabel: true, size: 'small' } }
export const ClearLabel: Story = { args: { value: null, clearLabel: 'All environments' } }
export const WithError: Story = { args: { value: null, error: 'Choose an environment', required: true } }
export const Disabled: Story = { args: { disabled: true } }
export const Focus: Story = { play: () => userEvent.tab() }
export const LongText: Story = { args: { choices: [{ value: 'PROD', label: longName }] } }
export const Medium: Story = { args: { size: 'medium' } }
export const Large: Story = { args: { size: 'large' } }
