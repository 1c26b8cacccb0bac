import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { withPadding, hostile, longName } from '../../testing/samples/withPadding.tsx'
import { TagInput } from './TagInput.tsx'

const meta = {
  title: 'Components/Inputs and forms/TagInput',
  component: TagInput,
  decorators: [withPadding('max-w-80')],
  args: { label: 'Cluster names', value: ['cl-milan-01', 'cl-milan-02'], onChange: () => {} },
} satisfies Meta<typeof TagInput>
export default meta
type Story = StoryObj<typeof meta>

const type = (text: string) => async (context: { canvasElement: HTMLElement }) => {
  await userEvent.type(within(context.canvasElement).getByRole('textbox'), text)
}

export const Filled: Story = {}
export const Empty: Story = { args: { value: [] } }
export const Many: Story = {
  args: { value: Array.from({ length: 12 }, (_, index) => `cl-turin-${index + 1}`) },
}
export const Known: Story = { play: type('cl-milan-02{Enter}') }
export const Refused: Story = {
  args: { validate: (text) => (text.length < 4 ? 'At least 4 characters' : null) },
  play: type('cl{Enter}'),
}
export const WithError: Story = { args: { value: [], required: true, error: 'Required field' } }
export const Disabled: Story = { args: { disabled: true } }
export const Focus: Story = { args: { value: [] }, play: () => userEvent.tab() }
export const LongText: Story = { args: { value: [longName] } }
export const HostileText: Story = { args: { value: [hostile] } }
export const RightToLeft: Story = { args: { value: ['قاعدة بيانات', 'cl-milan-01'] } }
