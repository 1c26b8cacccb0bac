import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { hostile, longName } from '../../testing/samples/withPadding.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const noop = () => {}
const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null)
const meta = {
  title: 'Components/Overlays, dialogs and confirmations/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Clone host db-014?',
    description: 'A copy named db-014_DR appears in the list. The host itself does not change.',
    confirmLabel: 'Clone host',
    onConfirm: noop,
    onClose: noop,
  },
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

const danger = {
  tone: 'danger',
  title: 'Dismiss host db-014?',
  description: 'Its alerts and databases leave the lists. This cannot be undone.',
  confirmLabel: 'Dismiss host',
} as const
const comment = {
  title: 'Ignore the license A90611 of orcl-7?',
  description: 'It is no longer counted on host db-014.',
  confirmLabel: 'Ignore license',
  comment: { initial: 'Test database', required: true, maxLength: 500 },
} as const
const submit = async () => {
  const dialog = within(document.body).getByRole('alertdialog')
  // Focus moves in the same effects that enable pointer events.
  await waitFor(() => expect(dialog).toContainElement(focused()))
  await userEvent.click(within(document.body).getByRole('button', { name: 'Ignore license' }))
}

export const Plain: Story = { args: { tone: 'plain' } }
export const Danger: Story = { name: 'Delete or dismiss: destructive', args: danger }
export const Open: Story = { args: { ...danger, state: { status: 'confirming' } } }
export const Busy: Story = { args: { ...danger, state: { status: 'busy' } } }
export const Failed: Story = {
  args: { ...danger, state: { status: 'failed', error: { message: 'The server does not respond.' } } },
}
export const WithComment: Story = { args: comment }
export const CommentMissing: Story = {
  args: { ...comment, comment: { required: true, hint: 'Everyone who may see the host can read it.' } },
  play: submit,
}
export const CommentKeptWhenFailed: Story = {
  args: { ...comment, state: { status: 'failed', error: { message: 'You may not change this host.' } } },
}
export const WithNames: Story = {
  args: {
    ...danger,
    title: 'Dismiss 3 hosts?',
    confirmLabel: 'Dismiss 3 hosts',
    children: (
      <ul className="text-13">
        {['db-014', 'db-015', 'db-016'].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    ),
  },
}
export const LongText: Story = { args: { ...danger, title: `Dismiss host ${longName}?` } }
export const HostileText: Story = { args: { ...danger, title: hostile, description: hostile } }
export const Italian: Story = { args: comment, globals: { locale: 'it' } }
export const Brazilian: Story = { args: comment, globals: { locale: 'pt-br' } }
export const Phone: Story = { args: comment, globals: { viewport: { value: 'phone' } } }
