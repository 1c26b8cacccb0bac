import type { Meta, StoryObj } from '@storybook/react-vite'
import { StillLoggedInScreen, UnauthorizedScreen } from './ErrorScreen.tsx'

const noop = () => {}

const meta = {
  title: 'Screens/Errors/Unauthorized',
  component: UnauthorizedScreen,
  args: { seconds: 5, onLogin: noop },
} satisfies Meta<typeof UnauthorizedScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Countdown: Story = {}
export const LastSecond: Story = { args: { seconds: 1 } }
export const Leaving: Story = { args: { seconds: 0 } }
export const LoggedIn: Story = { render: () => <StillLoggedInScreen /> }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Italian: Story = { globals: { locale: 'it' } }
export const Brazilian: Story = { globals: { locale: 'pt-br' } }
