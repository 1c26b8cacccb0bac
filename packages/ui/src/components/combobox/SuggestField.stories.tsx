import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { withPadding, hostile, longName } from '../../testing/samples/withPadding.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { SuggestField } from './SuggestField.tsx'

const numbers = ['CN-1001', 'CN-1002', 'CN-2001'].map((text) => ({ text }))

const meta = {
  title: 'Components/Inputs and forms/SuggestField',
  component: SuggestField,
  decorators: [withPadding('max-w-80 min-h-80')],
  args: { label: 'Contract number', value: '', suggestions: numbers, onChange: () => {} },
} satisfies Meta<typeof SuggestField>
export default meta
type Story = StoryObj<typeof meta>

const open = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await userEvent.click(within(canvasElement).getByRole('combobox'))
  await userEvent.keyboard('{ArrowDown}')
  await screen.findAllByRole('option')
}

export const Empty: Story = { args: { placeholder: 'Type or choose' } }
export const Filled: Story = { args: { value: 'CN-1002' } }
export const Suggestions: Story = { args: { value: 'CN-1' }, play: open }
export const Counted: Story = {
  args: { suggestions: numbers.map((entry, index) => ({ ...entry, count: 4 - index })) },
  play: open,
}
export const InDialog: Story = {
  render: (args) => (
    <Dialog open title="Add contract" onClose={() => {}}>
      <SuggestField {...args} />
    </Dialog>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('combobox'))
    await userEvent.keyboard('{ArrowDown}')
    await screen.findAllByRole('option')
  },
}
export const WithError: Story = { args: { required: true, error: 'Required field' } }
export const Disabled: Story = { args: { value: 'CN-1002', disabled: true } }
export const Focus: Story = { play: () => userEvent.tab() }
export const LongText: Story = { args: { suggestions: [{ text: longName }] }, play: open }
export const HostileText: Story = { args: { suggestions: [{ text: hostile }] }, play: open }
