import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { SampleForm } from '../../testing/samples/SampleForm.tsx'
import { withPadding, hostile } from '../../testing/samples/withPadding.tsx'
import { Form } from './Form.tsx'

const meta = {
  title: 'Components/Inputs and forms/Form',
  component: SampleForm,
  subcomponents: { Form },
  decorators: [withPadding('max-w-md')],
} satisfies Meta<typeof SampleForm>
export default meta
type Story = StoryObj<typeof meta>

const send = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add' }))
}
const good = { number: '4711', csi: '123', licenses: 10, password: 'correct', again: 'correct' }

export const Empty: Story = {}
export const Filled: Story = { args: { initialValues: good } }
export const RequiredMissing: Story = { play: send }
export const LeftEmpty: Story = {
  play: async () => {
    await userEvent.tab()
    await userEvent.tab()
  },
}
export const OnePutRight: Story = {
  play: async (context) => {
    await send(context)
    await userEvent.type(
      within(context.canvasElement).getByRole('textbox', { name: /Contract number/ }),
      '12',
    )
  },
}
export const RefusedByServer: Story = {
  args: { initialValues: good, serverErrors: { number: 'There is a contract of this number already' } },
  play: send,
}
export const RefusedHostile: Story = {
  args: { initialValues: good, serverErrors: { number: hostile } },
  play: send,
}
export const Failed: Story = {
  args: { initialValues: good, failure: { message: 'Could not save the contract. Try again.' } },
}
export const Saving: Story = { args: { initialValues: good, saving: true } }
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: send }
