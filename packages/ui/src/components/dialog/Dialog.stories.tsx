import type { Meta, StoryObj } from '@storybook/react-vite'
import { hostile, longName } from '../../testing/samples/withPadding.tsx'
import { Button } from '../button/Button.tsx'
import { TextField } from '../field/TextField.tsx'
import { Dialog } from './Dialog.tsx'

const noop = () => {}
const meta = {
  title: 'Components/Overlays, dialogs and confirmations/Dialog',
  component: Dialog,
  args: {
    open: true,
    title: 'Add a comment to host db-014?',
    description: 'Everyone who may see the host can read it.',
    children: <TextField label="Comment" defaultValue="Moves to the new cluster in May" />,
    actions: (
      <>
        <Button onClick={noop}>Cancel</Button>
        <Button variant="primary">Add comment</Button>
      </>
    ),
    onClose: noop,
  },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

const question = {
  title: 'Dismiss host db-014?',
  description: 'Its alerts and databases leave the lists. Its history stays until the next clean-up.',
  children: null,
  actions: (
    <>
      <Button onClick={noop}>Cancel</Button>
      <Button variant="danger">Dismiss host</Button>
    </>
  ),
}

export const Ready: Story = {}
export const Question: Story = { args: question }
export const Alert: Story = { args: { ...question, kind: 'alert' } }
export const Forced: Story = {
  render: ({ open }) => (
    <Dialog
      kind="forced"
      width="narrow"
      open={open}
      title="Choose a new password"
      actions={<Button variant="primary">Change password</Button>}
    />
  ),
}
export const Narrow: Story = { args: { width: 'narrow' } }
export const Wide: Story = { args: { width: 'wide' } }
export const LongText: Story = {
  args: {
    title: `Dismiss host ${longName}?`,
    children: Array.from({ length: 40 }, (_, index) => (
      <p key={index}>{`Database ${index + 1} goes with it.`}</p>
    )),
  },
}
export const HostileText: Story = { args: { title: hostile, description: hostile } }
export const Phone: Story = { args: question, globals: { viewport: { value: 'phone' } } }
