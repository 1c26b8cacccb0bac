import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { withPadding, hostile, longName } from '../../testing/samples/withPadding.tsx'
import { waitOptions } from '../../testing/waitOptions.ts'
import { Tabs } from './Tabs.tsx'

const tab = (id: string, label: string) => ({ id, label, content: <p>{`What stands under ${label}.`}</p> })
const tabs = [
  tab('info', 'Info'),
  { ...tab('licenses', 'Licenses'), count: 12 },
  { ...tab('backups', 'Backups'), count: 0 },
  { ...tab('growth', 'Growth'), disabled: true },
]
const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  decorators: [withPadding()],
  args: { label: 'Database', tabs },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { args: { orientation: 'horizontal' } }
export const Second: Story = { args: { value: 'licenses' } }
export const Focus: Story = { play: () => userEvent.tab() }
const many = Array.from({ length: 30 }, (_, index) => tab(String(index), `Tablespace ${index + 1}`))
const more = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /More/ }))
  await screen.findByRole('menu', {}, waitOptions)
}

export const Many: Story = { args: { tabs: many } }
export const LastOfMany: Story = { args: { tabs: many, value: '29' } }
export const MoreOpen: Story = { args: { tabs: many }, play: more }
export const Vertical: Story = { args: { orientation: 'vertical' } }
export const VerticalOnPhone: Story = {
  args: { orientation: 'vertical' },
  globals: { viewport: { value: 'phone' } },
}
export const VerticalLongText: Story = {
  args: { orientation: 'vertical', tabs: [tab('long', longName), ...tabs] },
}
export const LongText: Story = { args: { tabs: [tab('long', longName), ...tabs] } }
export const HostileText: Story = { args: { tabs: [tab('hostile', hostile), ...tabs] } }
export const PhoneMany: Story = { args: { tabs: many }, globals: { viewport: { value: 'phone' } } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
