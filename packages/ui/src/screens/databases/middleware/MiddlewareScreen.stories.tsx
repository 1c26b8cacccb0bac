import type { Meta, StoryObj } from '@storybook/react-vite'
import { MiddlewareScreen } from './MiddlewareScreen.tsx'

const meta = { title: 'Screens/Middleware', component: MiddlewareScreen } satisfies Meta<
  typeof MiddlewareScreen
>
export default meta
type Story = StoryObj<typeof meta>

export const NotInventoried: Story = {}
