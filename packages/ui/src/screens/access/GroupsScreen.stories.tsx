import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { groupRows, roleRows, userRows } from '../../testing/fixtures/administrationRows.ts'
import { openPeek } from '../../testing/openPeek.ts'
import { openDialogAndPress, openRowMenu } from '../../testing/rowMenu.ts'
import {
  pageDecorators,
  resolvedCallbacks,
  rejectWithRefusal,
  states,
} from '../../testing/samples/administrationStory.tsx'
import { forbidden, ready, refreshing } from '../../testing/states.ts'
import { GroupsScreen } from './GroupsScreen.tsx'

const meta = {
  title: 'Screens/Users and access/Groups',
  component: GroupsScreen,
  decorators: pageDecorators,
  args: {
    ...resolvedCallbacks,
    list: ready(groupRows),
    roles: ready(roleRows),
    users: ready(userRows),
  },
} satisfies Meta<typeof GroupsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Peek: Story = { play: openPeek }
export const Loading: Story = states.Loading
export const Empty: Story = states.Empty
export const NoResults: Story = states.NoResults
export const Failed: Story = states.Failed
export const Forbidden: Story = states.Forbidden
export const Refreshing: Story = { args: { list: refreshing(groupRows) } }
export const Editing: Story = { play: openRowMenu('operations', 'Edit') }
export const RolesForbidden: Story = { args: { roles: forbidden }, play: openDialogAndPress('Add group') }
export const DeleteInUse: Story = {
  args: { onDelete: rejectWithRefusal('a user has this group') },
  play: async (context) => {
    await openRowMenu('operations', 'Delete')(context)
    await openDialogAndPress('Delete group')()
    await screen.findByText('a user has this group')
  },
}
