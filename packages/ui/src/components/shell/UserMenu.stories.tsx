import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { userSample } from '../../testing/fixtures/userSample.ts'
import { withPadding, hostile, longName } from '../../testing/samples/withPadding.tsx'
import { waitOptions } from '../../testing/waitOptions.ts'
import { UserMenu } from './UserMenu.tsx'

const open = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'))
  await within(document.body).findByRole('menu', {}, waitOptions)
}
/** Opens a submenu by type-ahead and arrow key. */
const submenu = (letter: string, first: string) => async (context: { canvasElement: HTMLElement }) => {
  await open(context)
  await userEvent.keyboard(letter)
  await userEvent.keyboard('{ArrowRight}')
  await waitFor(() => expect(document.activeElement).toHaveTextContent(first), waitOptions)
}

const meta = {
  title: 'Components/Shell/UserMenu',
  component: UserMenu,
  decorators: [withPadding('flex justify-end')],
  play: open,
  args: userSample,
} satisfies Meta<typeof UserMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Closed: Story = { play: async () => {} }
export const Focus: Story = { play: () => userEvent.tab() }
const { onChangePassword: _change, ...limited } = userSample

export const Limited: Story = { render: () => <UserMenu {...limited} to={{}} /> }
export const LightTheme: Story = { args: { theme: 'light' }, play: submenu('t', 'System') }
export const DarkTheme: Story = { args: { theme: 'dark' }, play: submenu('t', 'System') }
export const CompactDensity: Story = { args: { density: 'compact' }, play: submenu('d', 'Comfortable') }
export const LongText: Story = { args: { username: longName, group: longName } }
export const HostileText: Story = { args: { username: hostile, group: hostile } }
