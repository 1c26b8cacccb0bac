import type { Meta, StoryObj } from '@storybook/react-vite'
import { longName } from '../../testing/samples/withPadding.tsx'
import { Footer } from './AppShell.tsx'

const meta = {
  title: 'Components/Shell/Footer',
  component: Footer,
  args: { provider: 'Example Ltd' },
} satisfies Meta<typeof Footer>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const LongText: Story = { args: { provider: longName } }
