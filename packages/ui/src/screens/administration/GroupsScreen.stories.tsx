import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { groupRows, roleRows, userRows } from '../../testing/fixtures/administrationRows.ts'
import { pressed, rowMenu } from '../../testing/rowMenu.ts'
import { asPage, obeyed, refused, states } from '../../testing/samples/administrationStory.tsx'
import { forbidden, ready, refreshing } from '../../testing/states.ts'
import { GroupsScreen } from './GroupsScreen.tsx'

const meta = {
  title: 'Screens/Administration/Groups',
  component: GroupsScreen,
  decorators: asPage,
  args: {
    ...obeyed,
    list: ready(groupRows),
    roles: ready(roleRows),
    users: ready(userRows),
  },
} satisfies Meta<typeof GroupsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Loading: Story = states.Loading
export const Empty: Story = states.Empty
export const NoResults: Story = states.NoResults
export const Failed: Story = states.Failed
export const Forbidden: Story = states.Forbidden
export const Refreshing: Story = { args: { list: refreshing(groupRows) } }
export const Editing: Story = { play: rowMenu('operations', 'Edit') }
export const RolesForbidden: Story = { args: { roles: forbidden }, play: pressed('Add group') }
export const DeleteInUse: Story = {
  args: { onDelete: refused('a user has this group') },
  play: async (context) => {
    await rowMenu('operations', 'Delete')(context)
    await pressed('Delete group')()
    await screen.findByText('a user has this group')
  },
}
