import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { framed, longName } from '../../testing/framed.tsx'
import { Tabs } from './Tabs.tsx'

const tab = (id: string, label: string) => ({ id, label, content: <p>{`What stands under ${label}.`}</p> })
const tabs = [
  tab('info', 'Info'),
  { ...tab('licenses', 'Licenses'), count: 12 },
  { ...tab('backups', 'Backups'), count: 0 },
  { ...tab('growth', 'Growth'), disabled: true },
]
const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  decorators: [framed()],
  args: { label: 'Database', tabs },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Second: Story = { args: { value: 'licenses' } }
export const Focus: Story = { play: () => userEvent.tab() }
export const Many: Story = {
  args: { tabs: Array.from({ length: 30 }, (_, index) => tab(String(index), `Tablespace ${index + 1}`)) },
}
export const LongText: Story = { args: { tabs: [tab('long', longName), ...tabs] } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
