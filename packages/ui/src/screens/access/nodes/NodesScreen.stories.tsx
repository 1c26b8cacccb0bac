import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { nodeRows, roleRows } from '../../../testing/fixtures/administrationRows.ts'
import { openDialogAndPress, openRowMenu } from '../../../testing/rowMenu.ts'
import { pageDecorators, resolvedCallbacks, states } from '../../../testing/samples/administrationStory.tsx'
import { failed, ready, refreshing } from '../../../testing/states.ts'
import { NodesScreen } from './NodesScreen.tsx'

const meta = {
  title: 'Screens/Users and access/Nodes',
  component: NodesScreen,
  decorators: pageDecorators,
  args: {
    ...resolvedCallbacks,
    list: ready(nodeRows),
    roles: ready(roleRows),
    renderNode: (name, render) =>
      render({
        status: 'ready',
        value: {
          name,
          parent: nodeRows.find((node) => node.name === name)?.parent ?? '',
          roles: ['admin', 'read_databases', 'operate_north'],
        },
      }),
  },
} satisfies Meta<typeof NodesScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Loading: Story = states.Loading
export const Empty: Story = states.Empty
export const NoResults: Story = states.NoResults
export const Failed: Story = states.Failed
export const Forbidden: Story = states.Forbidden
export const Refreshing: Story = { args: { list: refreshing(nodeRows) } }
export const RolesShown: Story = {
  play: async () => {
    const [first] = await screen.findAllByRole('button', { name: /^Details of/ })
    if (first) await userEvent.click(first)
  },
}
export const Adding: Story = { play: openDialogAndPress('Add menu entry') }
export const EditingNameWithSpaces: Story = { play: openRowMenu('OS Capacity', 'Edit') }
export const NotStored: Story = {
  args: { renderNode: (_, render) => render({ status: 'notFound' }) },
  play: openRowMenu('OS Capacity', 'Edit'),
}
export const RolesFailed: Story = {
  args: { renderNode: (_, render) => render(failed()) },
  play: openRowMenu('OS Capacity', 'Edit'),
}
export const SameNameElsewhere: Story = {
  args: { view: { search: 'DB List' } },
  play: async () => {
    const menus = await screen.findAllByRole('button', { name: /^Actions for DB List/ })
    const last = menus.at(-1)
    if (last) await userEvent.click(last)
    await screen.findByRole('menu')
  },
}
export const DeletingBranch: Story = { play: openRowMenu('Databases', 'Delete') }
