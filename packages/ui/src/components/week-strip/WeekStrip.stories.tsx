import type { Meta, StoryObj } from '@storybook/react-vite'
import { withPadding } from '../../testing/samples/withPadding.tsx'
import { WeekStrip } from './WeekStrip.tsx'

const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const meta = {
  title: 'Components/Tables and lists/WeekStrip',
  component: WeekStrip,
  decorators: [withPadding()],
  args: { days: ['Monday', 'Wednesday', 'Saturday'] },
} satisfies Meta<typeof WeekStrip>
export default meta
type Story = StoryObj<typeof meta>

export const SomeDays: Story = {}
export const EveryDay: Story = { args: { days: everyDay } }
export const NoDay: Story = { args: { days: [] } }
/** A name that is no day of the week stays readable. */
export const UnknownDay: Story = { args: { days: ['Sunday', 'Payday'] } }
export const Italian: Story = { globals: { locale: 'it' } }
