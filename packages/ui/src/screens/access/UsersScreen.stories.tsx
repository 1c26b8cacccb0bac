import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { groupRows, userRows } from '../../testing/fixtures/administrationRows.ts'
import { openPeek } from '../../testing/openPeek.ts'
import { openDialogAndPress, openRowMenu } from '../../testing/rowMenu.ts'
import {
  pageDecorators,
  resolvedCallbacks,
  rejectWithRefusal,
  states,
} from '../../testing/samples/administrationStory.tsx'
import { failed, ready, refreshing } from '../../testing/states.ts'
import { RolesWithoutMenuEntry } from './UserForm.tsx'
import { UsersScreen } from './UsersScreen.tsx'

const pendingPromise = () => new Promise<never>(() => {})

const meta = {
  title: 'Screens/Users and access/Users',
  component: UsersScreen,
  decorators: pageDecorators,
  args: {
    ...resolvedCallbacks,
    list: ready(userRows),
    groups: ready(groupRows),
    onResetPassword: () => Promise.resolve('aB3-xK9-mQ2'),
    onChangePassword: () => Promise.resolve(),
  },
} satisfies Meta<typeof UsersScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Peek: Story = { play: openPeek }
export const Loading: Story = states.Loading
export const Empty: Story = states.Empty
export const NoResults: Story = states.NoResults
export const Failed: Story = states.Failed
export const Forbidden: Story = states.Forbidden
export const Refreshing: Story = { args: { list: refreshing(userRows) } }
export const NotAdministrator: Story = { args: { canWrite: false } }
export const Adding: Story = { play: openDialogAndPress('Add user') }
/** No menu entry lists a role of the selected groups. */
export const AddingWithoutMenu: Story = {
  args: { renderMenuNote: () => <RolesWithoutMenuEntry names={['audit_all']} /> },
  play: openDialogAndPress('Add user'),
}
export const AddingWrong: Story = {
  play: async () => {
    await openDialogAndPress('Add user')()
    await userEvent.type(await screen.findByLabelText(/^Username/), 'a name')
    const [, addButton] = await screen.findAllByRole('button', { name: 'Add user' })
    if (addButton) await userEvent.click(addButton)
  },
}
const enteredValues = {
  rowId: null,
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
  const lastButton = buttons.at(-1)
  if (lastButton) await userEvent.click(lastButton)
}
export const NameTaken: Story = {
  args: { draft: enteredValues, onSave: rejectWithRefusal('This name is taken', 'username') },
  play: save,
}
export const Saving: Story = { args: { draft: enteredValues, onSave: pendingPromise }, play: save }
export const NotSaved: Story = {
  args: { draft: enteredValues, onSave: rejectWithRefusal('Administrators only.') },
  play: save,
}
export const Editing: Story = { play: openRowMenu('operator', 'Edit') }
export const GroupsFailed: Story = { args: { groups: failed() }, play: openRowMenu('operator', 'Edit') }
export const SuperUser: Story = { play: openRowMenu('ercole') }
export const Deleting: Story = { play: openRowMenu('operator', 'Delete') }
export const DeleteRefused: Story = {
  args: { onDelete: rejectWithRefusal('the super user cannot be deleted') },
  play: async (context) => {
    await openRowMenu('operator', 'Delete')(context)
    await openDialogAndPress('Delete user')()
    await screen.findByText('the super user cannot be deleted')
  },
}
export const ResetAsked: Story = { play: openRowMenu('operator', 'Reset password') }
export const ResetLosesGroup: Story = {
  args: { groups: ready(groupRows.map((group) => ({ ...group, tags: ['ou-databases'] }))) },
  play: openRowMenu('operator', 'Reset password'),
}
export const NewPassword: Story = {
  play: async (context) => {
    await openRowMenu('operator', 'Reset password')(context)
    await openDialogAndPress('Reset password')()
    await screen.findByText('aB3-xK9-mQ2')
  },
}
export const ChangingPassword: Story = { play: openRowMenu('operator', 'Change password') }
export const PasswordNotChanged: Story = {
  args: { onChangePassword: rejectWithRefusal('The old password is wrong') },
  play: async (context) => {
    await openRowMenu('operator', 'Change password')(context)
    await userEvent.type(await screen.findByLabelText('Old password'), 'first')
    await userEvent.type(await screen.findByLabelText('New password'), 'second one')
    await userEvent.type(await screen.findByLabelText('Confirm password'), 'second one')
    await openDialogAndPress('Confirm')()
    await screen.findByText('Something went wrong! Please try again')
  },
}
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: openDialogAndPress('Add user'),
}
