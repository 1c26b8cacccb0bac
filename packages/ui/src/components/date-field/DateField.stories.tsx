import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { withPadding } from '../../testing/samples/withPadding.tsx'
import { waitOptions } from '../../testing/waitOptions.ts'
import { DateField } from './DateField.tsx'

const meta = {
  title: 'Components/Inputs and forms/DateField',
  component: DateField,
  decorators: [withPadding('max-w-80 min-h-112')],
  args: { label: 'Date', value: '2026-03-10', max: '2026-03-16', onChange: () => {} },
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

const type = (text: string) => async (context: { canvasElement: HTMLElement }) => {
  await userEvent.type(within(context.canvasElement).getByRole('textbox'), text)
  await userEvent.tab()
}

export const Filled: Story = {}
export const Empty: Story = { args: { value: null } }
export const Presets: Story = {
  args: {
    value: '2026-03-15',
    presets: [
      { label: 'Yesterday', day: '2026-03-15' },
      { label: 'Monday', day: '2026-03-09' },
      { label: '1st of month', day: '2026-03-01' },
    ],
  },
}
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await within(document.body).findByRole('grid', {}, waitOptions)
  },
}
export const OpenItalian: Story = {
  ...Open,
  globals: { locale: 'it' },
}
export const OpenBrazilian: Story = { ...Open, globals: { locale: 'pt-br' } }
export const NotADate: Story = { args: { value: null }, play: type('31/02/2026') }
export const InTheFuture: Story = { args: { value: null }, play: type('17/03/2026') }
export const TooEarly: Story = { args: { value: null, min: '2026-01-01' }, play: type('31/12/2025') }
export const Disabled: Story = { args: { disabled: true } }
export const Focus: Story = { play: () => userEvent.tab() }
export const Small: Story = { args: { size: 'small' } }
export const Medium: Story = { args: { size: 'medium' } }
export const Large: Story = { args: { size: 'large' } }
