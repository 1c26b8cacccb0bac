import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { groupRows, userRows } from '../../testing/fixtures/administrationRows.ts'
import { pressed, rowMenu } from '../../testing/rowMenu.ts'
import { asPage, obeyed, refused, states } from '../../testing/samples/administrationStory.tsx'
import { failed, ready, refreshing } from '../../testing/states.ts'
import { UsersScreen } from './UsersScreen.tsx'

const never = () => new Promise<never>(() => {})

const meta = {
  title: 'Screens/Administration/Users',
  component: UsersScreen,
  decorators: asPage,
  args: {
    ...obeyed,
    list: ready(userRows),
    groups: ready(groupRows),
    onResetPassword: () => Promise.resolve('aB3-xK9-mQ2'),
    onChangePassword: () => Promise.resolve(),
  },
} satisfies Meta<typeof UsersScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Loading: Story = states.Loading
export const Empty: Story = states.Empty
export const NoResults: Story = states.NoResults
export const Failed: Story = states.Failed
export const Forbidden: Story = states.Forbidden
export const Refreshing: Story = { args: { list: refreshing(userRows) } }
export const NotAdministrator: Story = { args: { canWrite: false } }
export const Adding: Story = { play: pressed('Add user') }
export const AddingWrong: Story = {
  play: async () => {
    await pressed('Add user')()
    await userEvent.type(await screen.findByLabelText(/^User name/), 'a name')
    const [, add] = await screen.findAllByRole('button', { name: 'Add user' })
    if (add) await userEvent.click(add)
  },
}
const typed = {
  of: null,
  values: {
    firstName: 'Ada',
    lastName: 'Neri',
    username: 'admin',
    password: 'x',
    confirm: 'x',
    groups: ['dba'],
  },
}
const save = async () => {
  const buttons = await screen.findAllByRole('button', { name: 'Add user' })
  const last = buttons.at(-1)
  if (last) await userEvent.click(last)
}
export const NameTaken: Story = {
  args: { draft: typed, onSave: refused('This name is taken', 'username') },
  play: save,
}
export const Saving: Story = { args: { draft: typed, onSave: never }, play: save }
export const NotSaved: Story = {
  args: { draft: typed, onSave: refused('Administrators only.') },
  play: save,
}
export const Editing: Story = { play: rowMenu('operator', 'Edit') }
export const GroupsFailed: Story = { args: { groups: failed() }, play: rowMenu('operator', 'Edit') }
export const SuperUser: Story = { play: rowMenu('ercole') }
export const Deleting: Story = { play: rowMenu('operator', 'Delete') }
export const DeleteRefused: Story = {
  args: { onDelete: refused('the super user stays') },
  play: async (context) => {
    await rowMenu('operator', 'Delete')(context)
    await pressed('Delete user')()
    await screen.findByText('the super user stays')
  },
}
export const ResetAsked: Story = { play: rowMenu('operator', 'Reset password') }
export const NewPassword: Story = {
  play: async (context) => {
    await rowMenu('operator', 'Reset password')(context)
    await pressed('Reset password')()
    await screen.findByText('aB3-xK9-mQ2')
  },
}
export const ChangingPassword: Story = { play: rowMenu('operator', 'Change password') }
export const PasswordNotChanged: Story = {
  args: { onChangePassword: refused('The old password is wrong') },
  play: async (context) => {
    await rowMenu('operator', 'Change password')(context)
    await userEvent.type(await screen.findByLabelText('Old password'), 'first')
    await userEvent.type(await screen.findByLabelText('New password'), 'second one')
    await userEvent.type(await screen.findByLabelText('Confirm password'), 'second one')
    await pressed('Confirm')()
    await screen.findByText('Something went wrong! Please try again')
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: pressed('Add user') }
