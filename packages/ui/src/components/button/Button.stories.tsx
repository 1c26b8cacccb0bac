import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download, Plus } from 'lucide-react'
import { userEvent } from 'storybook/test'
import { withPadding, hostile, longName } from '../../testing/samples/withPadding.tsx'
import { Tooltip } from '../tooltip/Tooltip.tsx'
import { Button, ButtonLink } from './Button.tsx'

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  decorators: [withPadding()],
  args: { children: 'Add license' },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Secondary: Story = {}
export const Primary: Story = { args: { variant: 'primary' } }
export const Ghost: Story = { args: { variant: 'ghost' } }
export const Danger: Story = { args: { variant: 'danger', children: 'Dismiss host' } }
export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-center gap-3">
      <Button {...args} size="small" />
      <Button {...args} size="medium" />
      <Button {...args} size="toolbar" />
      <Button {...args} size="large" />
    </div>
  ),
}
export const WithIcon: Story = {
  render: (args) => (
    <Button {...args}>
      <Plus size={16} />
      Add license
    </Button>
  ),
}
export const Busy: Story = { args: { busy: true, variant: 'primary' } }
export const Disabled: Story = { args: { disabled: true } }
export const DisabledWithReason: Story = {
  render: (args) => (
    <div className="pt-8">
      <Tooltip text="Only administrators may add licenses" open>
        <Button {...args} aria-disabled />
      </Tooltip>
    </div>
  ),
}
export const Focus: Story = { play: () => userEvent.tab() }
export const AsLink: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <ButtonLink to="/hosts">
        <Download size={16} />
        All hosts
      </ButtonLink>
      {(['primary', 'secondary', 'ghost', 'danger'] as const).map((variant) => (
        <ButtonLink key={variant} to="/hosts" variant={variant}>
          All hosts
        </ButtonLink>
      ))}
      {(['small', 'medium', 'toolbar', 'large'] as const).map((size) => (
        <ButtonLink key={size} to="/hosts" size={size}>
          All hosts
        </ButtonLink>
      ))}
    </div>
  ),
}
export const LongText: Story = {
  render: (args) => (
    <div className="w-60 overflow-hidden">
      <Button {...args} className="max-w-full">
        <span className="truncate">{longName}</span>
      </Button>
    </div>
  ),
}
export const HostileText: Story = { args: { children: hostile } }
