import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { LoadingScreen } from './LoadingScreen.tsx'

const meta = {
  title: 'Screens/Session/Full-page loading',
  component: LoadingScreen,
  play: async () => {
    await screen.findByRole('status')
  },
} satisfies Meta<typeof LoadingScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Italian: Story = { globals: { locale: 'it' } }
export const Brazilian: Story = { globals: { locale: 'pt-br' } }
