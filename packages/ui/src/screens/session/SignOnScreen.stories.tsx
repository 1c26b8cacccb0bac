import type { Meta, StoryObj } from '@storybook/react-vite'
import { SignOnScreen } from './SignOnScreen.tsx'

const nothing = () => {}

const meta = {
  title: 'Screens/Session/Single sign-on',
  component: SignOnScreen,
  args: { asks: false, onContinue: nothing, onCancel: nothing },
} satisfies Meta<typeof SignOnScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Busy: Story = {}
export const NotStartedHere: Story = { args: { asks: true } }
export const Phone: Story = { ...NotStartedHere, globals: { viewport: { value: 'phone' } } }
export const Italian: Story = { ...NotStartedHere, globals: { locale: 'it' } }
export const Brazilian: Story = { ...NotStartedHere, globals: { locale: 'pt-br' } }
