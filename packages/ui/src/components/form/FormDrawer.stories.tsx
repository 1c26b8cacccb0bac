import type { Meta, StoryObj } from '@storybook/react-vite'
import type { MutationFailure } from '../../lib/mutationErrors.ts'
import { TextField } from '../field/TextField.tsx'
import { FormDrawer } from './FormDrawer.tsx'
import { required, textFieldProps, useForm } from './useForm.ts'

interface GroupDrawerProps {
  saving?: boolean
  failure?: MutationFailure | null
}

function GroupDrawer({ saving = false, failure }: GroupDrawerProps) {
  const form = useForm({
    initialValues: { name: 'operators', description: '' },
    labels: { name: 'Name', description: 'Description' },
    rules: () => ({ name: [required] }),
    onSubmit: () => {},
    saving,
  })
  return (
    <FormDrawer
      form={form}
      title="Edit operators"
      submitLabel="Save"
      saving={saving}
      failure={failure ?? null}
      onClose={() => {}}
    >
      <TextField {...textFieldProps(form.field('name'))} />
      <TextField {...textFieldProps(form.field('description'))} />
    </FormDrawer>
  )
}

const meta = {
  title: 'Components/Inputs and forms/FormDrawer',
  component: GroupDrawer,
  subcomponents: { FormDrawer },
} satisfies Meta<typeof GroupDrawer>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Saving: Story = { args: { saving: true } }
export const Failed: Story = { args: { failure: { message: 'Could not save the group. Try again.' } } }
export const Unconfirmed: Story = {
  args: {
    failure: {
      message: 'The server did not confirm the change. Check the reloaded data before you retry.',
      unconfirmed: true,
    },
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
