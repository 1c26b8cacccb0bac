import type { Meta, StoryObj } from '@storybook/react-vite'
import { SignOnScreen } from './LoginScreen.tsx'

const meta = {
  title: 'Screens/Session/Single sign-on',
  component: SignOnScreen,
} satisfies Meta<typeof SignOnScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Busy: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Italian: Story = { globals: { locale: 'it' } }
export const Brazilian: Story = { globals: { locale: 'pt-br' } }
