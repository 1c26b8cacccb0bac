import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { groupRows, roleRows } from '../../testing/fixtures/administrationRows.ts'
import { openPeek } from '../../testing/openPeek.ts'
import { openRowMenu } from '../../testing/rowMenu.ts'
import { pageDecorators, resolvedCallbacks, states } from '../../testing/samples/administrationStory.tsx'
import { ready, refreshing } from '../../testing/states.ts'
import { RolesScreen } from './RolesScreen.tsx'

const meta = {
  title: 'Screens/Users and access/Roles',
  component: RolesScreen,
  decorators: pageDecorators,
  args: {
    ...resolvedCallbacks,
    list: ready(roleRows),
    groups: ready(groupRows),
    locations: ready(['Milan', 'Turin', 'Rome']),
  },
} satisfies Meta<typeof RolesScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Peek: Story = { play: openPeek }
export const Loading: Story = states.Loading
export const Empty: Story = states.Empty
export const NoResults: Story = states.NoResults
export const Failed: Story = states.Failed
export const Forbidden: Story = states.Forbidden
export const Refreshing: Story = { args: { list: refreshing(roleRows) } }
/** Puts the custom roles first, so that the row is visible without scrolling. */
const reversedList = { list: ready(roleRows.toReversed()) }
export const EditingSomeLocations: Story = { args: reversedList, play: openRowMenu('operate_north', 'Edit') }
export const EditingAllLocations: Story = { play: openRowMenu('read_dashboard', 'Edit') }
export const EditingAdministrator: Story = { play: openRowMenu('admin', 'Edit') }
export const SpelledAll: Story = {
  args: reversedList,
  play: async (context) => {
    await openRowMenu('operate_north', 'Edit')(context)
    await userEvent.type(await screen.findByRole('textbox', { name: /^Locations/ }), 'aLL{Enter}')
  },
}
const unassignedRoles = roleRows.map((role) => ({ ...role, locations: [''] }))
export const WithoutLocation: Story = { args: { list: ready(unassignedRoles) } }
export const EditingWithoutLocation: Story = {
  args: { list: ready(unassignedRoles.toReversed()) },
  play: openRowMenu('operate_north', 'Edit'),
}
export const Deleting: Story = { args: reversedList, play: openRowMenu('operate_north', 'Delete') }
