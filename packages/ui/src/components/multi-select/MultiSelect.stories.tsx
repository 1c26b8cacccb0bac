import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, waitFor, within } from 'storybook/test'
import { withPadding, hostile, longName } from '../../testing/samples/withPadding.tsx'
import { waitOptions } from '../../testing/waitOptions.ts'
import { Dialog } from '../dialog/Dialog.tsx'
import { MultiSelect } from './MultiSelect.tsx'

const named = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
const environments = named(['PROD', 'TEST', 'DEV', 'QA'])
const hosts = named(Array.from({ length: 400 }, (_, index) => `db-${String(index + 1).padStart(3, '0')}`))

const meta = {
  title: 'Components/Inputs and forms/MultiSelect',
  component: MultiSelect,
  decorators: [withPadding('max-w-80 min-h-112')],
  args: { label: 'Environments', choices: environments, value: ['PROD', 'QA'], onChange: () => {} },
} satisfies Meta<typeof MultiSelect>
export default meta
type Story = StoryObj<typeof meta>

const open = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { expanded: false }))
  const input = await screen.findByRole('combobox', {}, waitOptions)
  // The field names its list a moment after the options have rendered.
  await waitFor(() => {
    const hasOptions = screen.queryAllByRole('option').length > 0
    if (hasOptions && !input.hasAttribute('aria-controls'))
      throw new Error('The field does not name its list')
  }, waitOptions)
}
const find = (text: string) => async (context: { canvasElement: HTMLElement }) => {
  await open(context)
  await userEvent.type(screen.getByRole('combobox'), text)
}

export const Chosen: Story = {}
export const Empty: Story = { args: { value: [] } }
export const Open: Story = { play: open }
export const Counted: Story = {
  args: { choices: environments.map((choice, index) => ({ ...choice, count: 1200 - 371 * index })) },
  play: open,
}
export const Hundreds: Story = { args: { label: 'Hosts', choices: hosts, value: ['db-399'] }, play: open }
export const Narrowed: Story = { args: { label: 'Hosts', choices: hosts, value: [] }, play: find('17') }
export const NoMatch: Story = { args: { label: 'Hosts', choices: hosts, value: [] }, play: find('web') }
export const Loading: Story = { args: { choices: [], value: [], loading: true }, play: open }
export const NoChoices: Story = { args: { choices: [], value: [] }, play: open }
export const WithDetails: Story = {
  args: {
    label: 'License types',
    choices: [
      {
        value: 'A90611',
        label: 'A90611',
        detail: 'Oracle Database Enterprise Edition · Processor Perpetual',
      },
      { value: 'A90649', label: 'A90649', detail: 'Oracle Partitioning · Named User Plus Perpetual' },
    ],
    value: ['A90649'],
  },
  play: open,
}
export const WithChips: Story = {
  args: { label: 'Hosts', choices: hosts, value: ['db-001', 'db-042', 'db-399'], chips: true },
}
export const WithError: Story = { args: { value: [], required: true, error: 'Required field' } }
export const Disabled: Story = { args: { disabled: true, chips: true } }
export const Focus: Story = { play: () => userEvent.tab() }
export const LongText: Story = {
  args: { choices: named([longName]), value: [longName], chips: true },
  play: open,
}
export const HostileText: Story = { args: { choices: named([hostile]), value: [hostile] }, play: open }
export const InDialog: Story = {
  render: (args) => (
    <Dialog open title="Attach hosts" onClose={() => {}}>
      <MultiSelect {...args} />
    </Dialog>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Environments/ }))
    await screen.findByRole('combobox', {}, waitOptions)
    await userEvent.keyboard('{ArrowDown}')
  },
}
export const RightToLeft: Story = {
  args: { choices: named(['الإنتاج', 'PROD']), value: ['الإنتاج'] },
  play: open,
}
