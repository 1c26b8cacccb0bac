import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { screen, userEvent } from 'storybook/test'
import { chromaticModes } from '../../testing/visualModes.ts'
import { ChangePasswordDialog, type ChangePasswordDialogProps } from './ChangePasswordDialog.tsx'

const noop = () => {}

const meta = {
  title: 'Screens/Session/Change password',
  component: ChangePasswordDialog,
  args: { progress: 'idle', username: 'operator', onSubmit: noop, onLeave: noop },
} satisfies Meta<typeof ChangePasswordDialog>
export default meta
type Story = StoryObj<typeof meta>

async function type(label: string, text: string) {
  await userEvent.type(await screen.findByLabelText(label), text)
}

const fill: NonNullable<Story['play']> = async () => {
  await type('Old password', 'first')
  await type('New password', 'second one')
  await type('Confirm password', 'second one')
}

export const Empty: Story = {}
export const Filled: Story = { play: fill }
export const RestoredDraft: Story = {
  args: { draft: { oldPassword: 'first', newPassword: 'second one', confirmedPassword: 'second' } },
}
export const FieldRequired: Story = {
  play: async () => {
    await userEvent.click(await screen.findByLabelText('Old password'))
    await userEvent.tab()
    await userEvent.tab()
  },
}
export const Mismatch: Story = {
  play: async () => {
    await type('New password', 'second one')
    await type('Confirm password', 'second two')
    await userEvent.click(await screen.findByLabelText('Old password'))
  },
}
export const Revealed: Story = {
  play: async (context) => {
    await fill(context)
    for (const button of await screen.findAllByRole('button', { name: 'Show password' }))
      await userEvent.click(button)
  },
}
/** Applies the `progress` arg after submit, because a saving form is read-only. */
function AfterSubmit(props: ChangePasswordDialogProps) {
  const [submitted, setSubmitted] = useState(false)
  return (
    <ChangePasswordDialog
      {...props}
      progress={submitted ? props.progress : 'idle'}
      onSubmit={() => setSubmitted(true)}
    />
  )
}

export const Saving: Story = {
  args: { progress: 'saving' },
  render: (args) => <AfterSubmit {...args} />,
  play: async (context) => {
    await fill(context)
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  },
}
export const Failed: Story = { args: { progress: 'failed' }, play: fill }
export const LosesGroup: Story = { args: { lostGroups: ['night-shift'] } }
export const OfAnotherUser: Story = { args: { isOtherUser: true }, play: fill }
export const OtherUnconfirmed: Story = { args: { isOtherUser: true, progress: 'unconfirmed' }, play: fill }
export const Forced: Story = {
  tags: ['languages', 'widths'],
  parameters: chromaticModes('languages', 'widths'),
  args: { forced: { oldPassword: 'first' } },
}
export const ForcedFailed: Story = {
  args: { forced: { oldPassword: 'first' }, progress: 'failed' },
  play: async () => {
    await type('New password', 'second one')
    await type('Confirm password', 'second one')
  },
}
export const ForcedLosesGroups: Story = {
  args: { forced: { oldPassword: 'first' }, lostGroups: ['night-shift', 'operations'] },
}
