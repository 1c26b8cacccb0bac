import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { withPadding, hostile, longName } from '../../testing/samples/withPadding.tsx'
import { Button } from '../button/Button.tsx'
import { Section } from './Section.tsx'

const meta = {
  title: 'Components/Layout/Section',
  component: Section,
  decorators: [withPadding()],
  args: { title: 'OS capacity', children: <p className="text-13">The content of the section.</p> },
} satisfies Meta<typeof Section>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const Collapsed: Story = { args: { defaultOpen: false } }
export const Fixed: Story = { args: { fixed: true, count: 12 } }
export const ThirdLevel: Story = { args: { level: 3, count: 0 } }
export const WithActions: Story = { args: { count: 1204, actions: <Button>Advanced filters</Button> } }
export const Focus: Story = { play: () => userEvent.tab() }
export const Hover: Story = {
  play: ({ canvasElement }) => userEvent.hover(within(canvasElement).getByRole('button')),
}
export const LongText: Story = { args: { title: longName, count: 3 } }
export const HostileText: Story = { args: { title: hostile } }
export const Phone: Story = { ...WithActions, globals: { viewport: { value: 'phone' } } }
