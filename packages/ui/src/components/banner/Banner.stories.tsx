import type { Meta, StoryObj } from '@storybook/react-vite'
import { withPadding, hostile, longName } from '../../testing/samples/withPadding.tsx'
import { Button } from '../button/Button.tsx'
import { Banner, ChoicesFailed, FailureBanner } from './Banner.tsx'

const meta = {
  title: 'Components/Feedback, empty and failed states/Banner',
  component: Banner,
  subcomponents: { ChoicesFailed, FailureBanner },
  decorators: [withPadding()],
  args: { tone: 'info', children: 'The list shows the state of 15/03/2026.' },
} satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {}
export const Success: Story = { args: { tone: 'success' } }
export const Warning: Story = { args: { tone: 'warning' } }
export const Danger: Story = { args: { tone: 'danger' } }
export const WithAction: Story = {
  args: { tone: 'warning', action: <Button size="small">Show all</Button>, onClose: () => {} },
}
/** On a phone the action is below the text. */
export const LongAction: Story = {
  args: {
    tone: 'warning',
    children:
      '8 contracts have no location and are left out of the compliance on administrators’ dashboards.',
    action: <Button>Set to all locations…</Button>,
  },
}
export const PhoneLongAction: Story = { ...LongAction, globals: { viewport: { value: 'phone' } } }
export const LongText: Story = { args: { children: longName, onClose: () => {} } }
export const HostileText: Story = { args: { children: hostile } }
export const Phone: Story = { ...WithAction, globals: { viewport: { value: 'phone' } } }
export const OverFewerChoices: Story = { render: () => <ChoicesFailed onRetry={() => {}} /> }
export const Refused: Story = {
  render: () => (
    <FailureBanner
      title="The group was not saved"
      failure={{ message: 'A group of this name exists.', unconfirmed: false }}
    />
  ),
}
export const Unconfirmed: Story = {
  render: () => (
    <FailureBanner
      failure={{ message: 'The server did not confirm. The list is being reloaded.', unconfirmed: true }}
    />
  ),
}
