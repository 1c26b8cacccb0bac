import type { Meta, StoryObj } from '@storybook/react-vite'
import { fireEvent, userEvent, within } from 'storybook/test'
import { withPadding, hostile, longName } from '../../testing/samples/withPadding.tsx'
import { FileDrop } from './FileDrop.tsx'

const csv = (name: string, size = 2340) => new File(['x'.repeat(size)], name, { type: 'text/csv' })

const meta = {
  title: 'Components/Inputs and forms/FileDrop',
  component: FileDrop,
  decorators: [withPadding('max-w-md')],
  args: { label: 'Contracts', value: null, types: ['.csv'], maxSize: 5 * 1024 ** 2, onChange: () => {} },
} satisfies Meta<typeof FileDrop>
export default meta
type Story = StoryObj<typeof meta>

const choose = (file: File) => async (context: { canvasElement: HTMLElement }) => {
  // Bypasses `accept`, as dropped files do.
  await userEvent.upload(within(context.canvasElement).getByLabelText(/Contracts/), file, {
    applyAccept: false,
  })
}

export const Empty: Story = {}
export const Chosen: Story = { args: { value: csv('oracle-contracts-2026.csv') } }
export const DraggedOver: Story = {
  play: async ({ canvasElement }) => {
    await fireEvent.dragOver(within(canvasElement).getByLabelText('Contracts'))
  },
}
export const WrongType: Story = { play: choose(csv('contracts.xlsx')) }
export const TooBig: Story = { args: { maxSize: 1024 }, play: choose(csv('contracts.csv')) }
export const EmptyFile: Story = { play: choose(csv('contracts.csv', 0)) }
export const WithError: Story = {
  args: { value: csv('contracts.csv'), error: 'Line 3: the contract number is missing' },
}
export const Required: Story = { args: { required: true, error: 'Required field' } }
export const Disabled: Story = { args: { value: csv('contracts.csv'), disabled: true } }
export const Focus: Story = { play: () => userEvent.tab() }
export const LongText: Story = { args: { value: csv(`${longName}.csv`) } }
export const HostileText: Story = { args: { value: csv(`${hostile}.csv`) } }
