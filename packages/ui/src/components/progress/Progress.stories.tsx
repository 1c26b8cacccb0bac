import type { Meta, StoryObj } from '@storybook/react-vite'
import { withPadding } from '../../testing/samples/withPadding.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import { ShareBar } from './ShareBar.tsx'
import { Spinner } from './Spinner.tsx'

const meta = {
  title: 'Components/Feedback, empty and failed states/Progress',
  component: ProgressBar,
  subcomponents: { ShareBar, Spinner },
  decorators: [withPadding('max-w-80')],
  args: { label: 'Refreshing hosts' },
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const Unknown: Story = {}
export const Half: Story = { args: { value: 0.5 } }
export const Done: Story = { args: { value: 1 } }
export const Spinning: Story = { render: () => <Spinner /> }
export const Shares: Story = {
  render: () => (
    <div className="flex flex-col gap-2">
      {[0, 42, 100, 130].map((percent) => (
        <span key={percent} className="flex items-center gap-2 text-13">
          <ShareBar percent={percent} className="bg-fill-raised" />
          {percent}%
        </span>
      ))}
    </div>
  ),
}
