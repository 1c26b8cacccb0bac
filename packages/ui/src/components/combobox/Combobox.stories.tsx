import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { withPadding, hostile, longName } from '../../testing/samples/withPadding.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { Combobox } from './Combobox.tsx'

const cities = ['Milan', 'São Paulo', 'Turin', 'Rome', 'Campinas', 'Dublin'].map((value) => ({
  value,
  label: value,
}))
const many = Array.from({ length: 400 }, (_, index) => `Site ${index + 1}`).map((value) => ({
  value,
  label: value,
}))

const meta = {
  title: 'Components/Inputs and forms/Combobox',
  component: Combobox,
  decorators: [withPadding('max-w-80 min-h-100')],
  args: { label: 'Location', choices: cities, value: null, onChange: () => {} },
} satisfies Meta<typeof Combobox>
export default meta
type Story = StoryObj<typeof meta>

const type = (text: string) => async (context: { canvasElement: HTMLElement }) => {
  const box = within(context.canvasElement).getByRole('combobox')
  await userEvent.click(box)
  if (text) await userEvent.type(box, text)
}

export const Empty: Story = {}
export const Chosen: Story = { args: { value: 'Turin' } }
export const Open: Story = { args: { value: 'Turin' }, play: type('') }
export const Narrowed: Story = { play: type('sao') }
export const NoMatch: Story = { play: type('Atlantis') }
export const Hundreds: Story = { args: { choices: many }, play: type('') }
export const Loading: Story = { args: { choices: [], loading: true }, play: type('') }
export const NoChoices: Story = { args: { choices: [] }, play: type('') }
export const WithDetails: Story = {
  args: {
    label: 'License type',
    choices: [
      {
        value: 'A90611',
        label: 'A90611',
        detail: 'Oracle Database Enterprise Edition · Processor Perpetual',
      },
      { value: 'A90649', label: 'A90649', detail: 'Oracle Partitioning · Named User Plus Perpetual' },
    ],
  },
  play: type('parti'),
}
export const RightToLeft: Story = {
  args: { choices: [{ value: 'a', label: 'قاعدة بيانات الإنتاج' }], value: 'a' },
  play: type(''),
}
export const Disabled: Story = { args: { value: 'Turin', disabled: true } }
export const WithError: Story = { args: { error: 'Could not load options' } }
export const Focus: Story = { play: () => userEvent.tab() }
export const LongText: Story = {
  args: { choices: [{ value: 'a', label: longName }], value: 'a' },
  play: type(''),
}
export const HostileText: Story = {
  args: { choices: [{ value: 'a', label: hostile }], value: 'a' },
  play: type(''),
}
export const InDialog: Story = {
  args: { value: 'Turin' },
  render: (args) => (
    <Dialog open title="Attach hosts" onClose={() => {}}>
      <Combobox {...args} />
    </Dialog>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('combobox'))
    await userEvent.keyboard('{ArrowDown}')
  },
}
export const Small: Story = { args: { size: 'small' } }
export const Medium: Story = { args: { size: 'medium' } }
export const Large: Story = { args: { size: 'large' } }
