import type { Meta, StoryObj } from '@storybook/react-vite'
import { framed } from '../../testing/samples/framed.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import { Spinner } from './Spinner.tsx'

const meta = {
  title: 'Components/Progress',
  component: ProgressBar,
  subcomponents: { Spinner },
  decorators: [framed('max-w-80')],
  args: { label: 'Refreshing hosts' },
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const Unknown: Story = {}
export const Half: Story = { args: { value: 0.5 } }
export const Done: Story = { args: { value: 1 } }
export const Spinning: Story = { render: () => <Spinner /> }
